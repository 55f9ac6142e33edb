import { describe, expect, test } from 'vitest';
import groups from '../../../content/quote-groups.json' with { type: 'json' };
import { readAnswers, runEstimate } from '../../../src/engine/index.ts';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { questionsFor, writeLetter } from '../../../src/quote/letter.ts';
import { linesBeside } from '../../../src/quote/lines-beside.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { linesOf, place, placeLine, placeLines } from '../../../src/quote/place-line.ts';
import { namesOf } from '../../../src/quote/quote-words.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { readLine } from './read-line.ts';
import { headline } from '../../../src/quote/verdict.ts';
import { trades, tradeById, type Trade } from '../../../src/trades/index.ts';
import { cautionsIn, quoteWordsOf } from './quote-words.ts';
import * as quotes from './quotes.ts';

/** What a trade computes for answers, with the names a quote may use. */
const known = ({ id, calculator }: Trade, inputs: Readonly<Record<string, unknown>>) => {
  const { answers } = readAnswers(calculator, inputs);
  const estimate = runEstimate(calculator, answers);
  const { items } = estimate;
  const others = linesBeside(calculator, estimate);
  return { items, others, match: matcher(items, others, quoteWordsOf(id)) };
};

/** A phrase with the first word of each of its groups. */
const withFirst = (said: string): string =>
  said.replace(/\{(\w+)\}/g, (_, name: keyof typeof groups) => groups[name][0]!);

describe.each(trades.map((trade) => [trade.id, trade] as const))('%s', (id, trade) => {
  test('has words that quotes use, each source of a caution in its book', () => {
    expect(quoteWordsOf(id).whole.length).toBeGreaterThan(0);
    for (const { id: caution, says, overShare, text, ask, sources } of cautionsIn(id)) {
      expect(sources.filter((source) => !(source in trade.sources))).toEqual([]);
      expect(sources.length, caution).toBeGreaterThan(0);
      // How much is asked for at the start is no phrase.
      if (overShare === undefined) expect(says.length, caution).toBeGreaterThan(0);
      expect(text).toMatch(/[.!?]$/);
      expect(ask).toMatch(/[.!?]$/);
    }
  });

  test('each phrase of a caution is found where it stands, and not in a refusal', () => {
    for (const caution of cautionsIn(id)) {
      // What a paper lacks is said of a price that asks for it.
      const total = (caution.missing && caution.from) ?? 0;
      const found = (text: string) => findCautions(text, [caution], total, id, null);
      for (const says of caution.says.map(withFirst)) {
        expect(found(`We ${says} for you.`), says).toHaveLength(1);
        expect(found(`We never ${says}.`)).toEqual([]);
      }
    }
  });

  test.each(trade.scenarios.map((scenario) => [scenario.title, scenario.inputs] as const))(
    'a quote written from our own lines is matched line by line: %s',
    (_title, inputs) => {
      const { items, match } = known(trade, inputs);
      for (const item of items)
        for (const name of [item.label, ...namesOf(quoteWordsOf(id), item.id)]) {
          expect(item.label).not.toBe('');
          const line = readLine(`${name} ..... $1,234.00`, 'work');
          expect(line.amount).toBe(1234);
          expect(linesOf(placeLine(line, match)), name).toContain(item.id);
        }
    },
  );

  test('a quote at our own prices is complete and the same like for like', () => {
    for (const { inputs } of trade.scenarios) {
      const { items, others, match } = known(trade, inputs);
      const text = items
        .map(
          ({ label, total }) =>
            `${label} ... $${(Math.round(total.typical * 100) / 100).toFixed(2)}`,
        )
        .join('\n');
      const placed = readPaper(text).lines.map((line) => place(line, match));
      const { rows, sums } = compareQuotes(items, others, [placed]);
      const apart = rows.filter(({ cells: [cell] }) => !/^(?:priced|included)$/.test(cell!.state));
      expect(apart.map(({ item }) => item.label)).toEqual([]);
      const sum = items.reduce((all, { total }) => all + total.typical, 0);
      expect(sums[0]?.likeForLike).toBeCloseTo(sum, 0);
    }
  });
});

/** Which of our lines each line with an amount of a real quote was matched to. */
const placesIn = (id: string, inputs: Readonly<Record<string, unknown>>, text: string) => {
  const { match } = known(tradeById(id)!, inputs);
  return placeLines(readPaper(text).lines, match)
    .filter(({ amount, rate, standing }) => amount !== null || rate !== null || standing === 'out')
    .map((line) => line.place);
};

test.each([
  [
    'roofing',
    {},
    quotes.roofDear,
    ['tear-off', 'covering', 'covering', 'decking', 'permit', '#out', '#else', '#total'],
  ],
  [
    'roofing',
    {},
    quotes.roofBrands,
    ['tear-off', 'covering', 'covering', 'permit', '#else', '#total'],
  ],
  [
    'roofing',
    {},
    'Remove and replace 36 sq GAF Timberline HDZ $15,900\nR&R drip edge $700\nTotal $16,600',
    ['tear-off+covering', 'covering', '#total'],
  ],
  [
    'roofing',
    {},
    `Tear off, haul and dispose of comp. shingles 31 SQ $2,134
Remove laminated comp shingles $900
R&R laminated comp shingles $9,000
Tear-off and replace Duration Storm 30 SQ $12,000
33 SQ Landmark, tear off, felt $13,000
R&R Continuous ridge vent - shingle-over style $603
Tear off old roof and lay Malarkey Vista $14,000`,
    [
      'tear-off',
      'tear-off',
      'tear-off+covering',
      'tear-off+covering',
      'tear-off+covering',
      'ridge-vent',
      'tear-off+covering',
    ],
  ],
  ['concrete', {}, 'Remove and replace 900 sf $9,000', ['removal+concrete+placing']],
  [
    'concrete',
    {},
    'Tear out concrete driveway $2,500\nPour 5" broom finish $8,325\nRebar $1,200\nTotal $12,025',
    ['removal', 'concrete+placing', 'steel', '#total'],
  ],
  [
    'concrete',
    {},
    'Ready mix 14 yards $2,400\nForm, pour and finish $4,000\nTotal $6,400',
    ['concrete', 'placing', '#total'],
  ],
  [
    'cabinets',
    {},
    'Remove old cabinets $900\nR&R base cabinets $9,000\nNew wall cabinets $4,000\nRemove granite tops $300',
    ['remove', 'cabinets+install+remove', 'cabinets', 'counters-off'],
  ],
  [
    'cabinets',
    { job: 'replace', measure: 'runs', length: 28, tier: 'semi', counter: 'counterQuartz' },
    'Rip out existing cabs + laminate tops $1,450\nNew maple cabinets $9,000\nQuartz tops fab & install $4,056\nTotal $14,506',
    ['counters-off+remove+counters', 'cabinets', 'install+counters', '#total'],
  ],
  [
    'cabinets',
    { job: 'replace', measure: 'runs', length: 28, tier: 'semi', counter: 'counterQuartz' },
    'Remove existing kitchen, haul away $1,450\nShaker cabinets $9,000\nGranite tops $4,056\nTotal $14,506',
    ['counters-off+remove', 'cabinets', 'counters', '#total'],
  ],
  [
    'concrete',
    {},
    'Take up old concrete & cart off $2,100\nPour 5" broom finish $8,325\nTotal $10,425',
    ['removal', 'concrete+placing', '#total'],
  ],
  [
    'water-damage',
    { scope: 'dry', source: 'pipe', area: 320, floor: 'carpet' },
    'Emergency service call $185\nExtract water $200\nTotal $385',
    ['setup', 'extraction', '#total'],
  ],
  [
    'water-damage',
    { scope: 'dry', source: 'pipe' },
    'Extract water $170\nBaseboards and wet pad out, bagged $360\nMoisture log each day $120',
    ['extraction', 'baseboard-off+pad-out', 'monitoring'],
  ],
  ['roofing', {}, 'Chimney step flashing and counterflashing  1  EA  $950.00', ['chimneys']],
  ['septic', { job: 'pump' }, quotes.septicPump, ['pump', 'dig', '#total']],
  [
    'hvac',
    { job: 'replace' },
    quotes.hvacChangeout,
    ['outdoor', 'indoor', 'lines', 'permit', '#else', '#total', '#out'],
  ],
  [
    'concrete',
    {},
    quotes.drivewayBid,
    ['removal', 'concrete+placing', 'steel', 'base', 'permit', '#total'],
  ],
  [
    'solar',
    { job: 'reset' },
    `Detach 22 modules, label, store on site $2,420
Reinstall 22 panels after roof is complete $2,300
New flashed mounts and hardware $440
Commissioning, monitoring check $200`,
    ['reset', 'reset', 'reset', 'reset-trips'],
  ],
  [
    'concrete',
    {},
    `Dig and level, sand base $760
#3 rebar at 16" and forms $912
4" concrete with pump, stamped and colored $3,648
Saw joints and cure compound $500`,
    ['excavation', 'placing+steel', 'placing+concrete+stained+stamped+pump', '#rest'],
  ],
  [
    'forensic-cleaning',
    { situation: 'clutter' },
    'Crew of 4, two days, 64 hours $3,520\nDumpster, two pulls $1,150\nDeep clean kitchen $420',
    ['clear', 'dumpsters', 'sorting'],
  ],
  [
    'water-damage',
    {},
    'Emergency service call, business hours $195\nEmergency service call after hours $250\nAir movers $500',
    ['setup', 'call-out', 'fans'],
  ],
  [
    'water-damage',
    { scope: 'mold' },
    'Containment $485\nHEPA vacuum framing $720\nAntimicrobial coating $300\nRemediation supervisor $900\nDisposal $310',
    ['mold-setup', 'mold', 'mold', 'mold', '#rest'],
  ],
  [
    'moving',
    { reach: 'interstate' },
    'Volume 1,080 cubic feet $5,670\nFuel surcharge $680\nBinding fee and dispatch $490\nLong carry $200',
    ['weight+miles', 'weight+miles', 'shipment', 'carry'],
  ],
  [
    'garage-door',
    { job: 'spring' },
    'Replace both torsion springs $340\nService call $79',
    ['spring-work+springs', 'call'],
  ],
  [
    'garage-door',
    { job: 'spring' },
    `16x7 steel insulated, broken spring
Service call $49
2 torsion springs $438
Set of 10 nylon rollers $120
Center bearing and end bearings $85
Lube and balance, safety test $89`,
    ['call', 'springs', '#else', '#else', 'spring-work'],
  ],
  [
    'home-staging',
    { kind: 'vacant', scope: 'key' },
    'Furniture and decor rental, first 60 days $1,500\nDelivery and pickup $800\nDesign $400',
    ['rent-living+rent-primary+rent-dining+rent-eating', 'carry', 'plan'],
  ],
  [
    'cabinets',
    { job: 'repaint' },
    'Spray 30 doors $4,000\nFill and redrill $378\nIsland in a second color $310\nMasking $400',
    ['paint-doors', 'paint-doors', 'paint-doors', 'paint-setup'],
  ],
  [
    'hvac',
    { job: 'repair', symptom: 'humming', part: 'capacitor' },
    'Run capacitor $198\nContactor replaced $214\nLabor $60',
    ['repair', 'other-part', 'repair'],
  ],
  [
    'hvac',
    { job: 'repair', symptom: 'humming', part: 'fanMotor' },
    'Condenser fan motor $495\nNew capacitor for motor $106',
    ['repair', 'repair+other-part'],
  ],
  [
    'hvac',
    { job: 'repair', symptom: 'humming' },
    'Run capacitor $198\nContactor replaced $214',
    ['repair', 'repair'],
  ],
  [
    'septic',
    { job: 'repair', system: 'spray', fault: 'alarm', sign: 'air' },
    'Air pump HP-80 installed $545\nEffluent pump 1/2 hp $540\nLabor $90',
    ['repair', '#else', 'repair'],
  ],
  [
    'septic',
    { job: 'pump' },
    'Pump 1,000 gal tank $395\nAir pump HP-80 installed $545',
    ['pump', '#else'],
  ],
  [
    'appliance-repair',
    { appliance: 'washer', washerPart: 'washerPump' },
    'LG washer drain pump, part & labor $248\nDryer heating element, part & labor $230\nLabor $90',
    ['repair', 'repair+other-part', 'repair'],
  ],
  [
    'concrete',
    { job: 'replace' },
    'Saw cut, break out $1,980\nPour 4 inch, broom finish $5,400\nSaw cut control joints $240\nCity approach 6 inch $1,170',
    ['removal', 'concrete+placing', 'placing', 'concrete+placing'],
  ],
  [
    'garage-door',
    { job: 'opener', fix: 'repair', fault: 'dead' },
    'Opener gear & sprocket kit 165.00\nLabor 125.00\nNylon rollers 120.00',
    ['opener-repair', '#rest', '#else'],
  ],
  [
    'hvac',
    { job: 'replace', system: 'ac-furnace', tier: 'mid', afue: '96' },
    '16 SEER2 AC, 96% AFUE furnace, 4 ton\nCondenser $6,200\nFurnace $3,300\nLine set flushed and reused\nTotal $9,500',
    ['outdoor', 'indoor', 'outdoor', '#total'],
  ],
  [
    'cabinets',
    { job: 'repaint' },
    'Paint 30 doors $3,000\nFilling the old handle holes $180\nNew soft close hinges $403\nNew pulls $225',
    ['paint-doors', 'paint-doors', '#else', 'handles'],
  ],
  ['cabinets', { job: 'reface' }, 'Soft close hinges and undermount glides $1,150', ['reface']],
  [
    'concrete',
    { job: 'replace' },
    'Doweled expansion joints $290\nPump truck $450',
    ['placing', 'pump'],
  ],
  ['moving', { reach: 'local' }, 'TV crating 2 @ $45 $90\nFull pack $400', ['#else', 'packing']],
  [
    'septic',
    { job: 'contract', system: 'spray' },
    'Three visits, check of chlorine residual $285\nCounty filing $15\nChlorine tablets $60',
    ['contract', 'contract', 'chlorine'],
  ],
  [
    'home-staging',
    { kind: 'vacant', scope: 'key' },
    'Staging fee with sofa, beds, dining set, lamps and art, 60 days $3,900\nStaging day $400\nSofa, beds, lamps $900',
    ['#rest', 'dress', '#rest'],
  ],
  ['garage-door', { job: 'new' }, 'LiftMaster 8365 opener w/ 2 remotes, installed $475', ['#else']],
  [
    'pest-control',
    { target: 'termite' },
    'Liquid treatment, 210 linear feet $1,470\nFire ant treatment, yard $165',
    ['set-up+termites', '#else'],
  ],
  [
    'solar',
    { battery: '1' },
    '22 modules with microinverters $21,980\nPowerwall 3, 13.5 kWh, with gateway $14,500',
    ['panels', 'battery'],
  ],
  [
    'hvac',
    { job: 'replace', system: 'heat-pump', tier: 'mid' },
    'Carrier 16.2 SEER2 heat pump, 3 ton\nOutdoor unit 5,640.00\nAir handler 3,985.00\nTOTAL 9,625.00',
    ['heat-pump', 'heat-pump', '#total'],
  ],
  [
    'concrete',
    { job: 'replace' },
    'Demo old concrete $1,980\n4" concrete, form, pour, broom finish, saw cuts $5,040',
    ['removal', 'concrete+placing'],
  ],
  // Sand is no base of stone, and no other work either.
  [
    'concrete',
    {},
    'Demo old concrete $1,980\nCushion sand under the slab $480\nPour 5" broom finish $8,325',
    ['removal', '#rest', 'concrete+placing'],
  ],
  // It is more than the two stages of our step.
  [
    'hvac',
    { job: 'replace', tier: 'high' },
    'Condenser $8,200\nVariable speed $900',
    ['outdoor', '#rest'],
  ],
  [
    'septic',
    { job: 'pump', lid: 'buried', riser: 'yes' },
    'Locate and dig lids $95\nRiser 24" w/ lid installed $350',
    ['dig', 'riser'],
  ],
  [
    'concrete',
    { job: 'replace' },
    'Remove and haul old driveway 2,160\nForm and pour 640 sf, broom finish 6,480\nFront steps, 3 risers 1,150',
    ['removal', 'concrete+placing', '#else'],
  ],
  [
    'water-damage',
    { scope: 'dry', source: 'pipe' },
    'Water extraction 210 SF $95\nDrill holes for wall drying $66\nOverhead 10% $16.10\nProfit 10% $16.10',
    ['extraction', '#else', '#else', '#else'],
  ],
  // Hinges and slides are of the cabinets, and what a taller crown costs more is not the crown.
  [
    'cabinets',
    { job: 'new' },
    'Uppers and lowers, maple $21,300\nHinges, slides, pulls $1,380\nCrown upgraded to 6 in. $430',
    ['cabinets', 'cabinets', '#else'],
  ],
  [
    'chiropractic',
    {},
    'First exam $120\n6 adjustments $330\nRe-exam at visit 12 $65',
    ['first-visit', 'adjustments', '#else'],
  ],
  [
    'forensic-cleaning',
    {},
    'Cut and remove subfloor, 30 sf $880\nHaul away, one load $310\nMedical waste boxes $495',
    ['start+hours', 'haul', '#else'],
  ],
  // All of the array is its design and permit, too.
  ['solar', {}, 'Solar, installed $24,100\nCritter guard $640', ['job+panels', 'guard']],
  ['solar', {}, 'Solar array, installed $28,380\nCritter guard $950', ['job+panels', 'guard']],
  // What is charged by weight is all of the haul where it goes far.
  [
    'moving',
    { reach: 'interstate' },
    'Est. weight 7,200 lb @ $0.68  $4,896.00\nFull-value protection $390',
    ['weight+miles', 'full-value'],
  ],
] as const)('a quote for %s finds its lines', (id, inputs, text, places) => {
  expect(placesIn(id, inputs, text)).toEqual(places);
});

test.each([
  'Replaced capacitor & contactor, parts and labor $712',
  'Service call $89\nCapacitor and contactor $612\nTotal $701',
])('of what may hold another repair the letter asks what else is in it: %s', (text) => {
  const inputs = { job: 'repair', symptom: 'humming', part: 'capacitor' };
  const { items, others, match } = known(tradeById('hvac')!, inputs);
  const quote = placeLines(readPaper(text).lines, match);
  const { rows, sums } = compareQuotes(items, others, [quote]);
  const total = { low: 170, typical: 325, high: 550 };
  expect(headline({ rows, sums }, 0, total)).toMatch(/^High by .* if it is for what we count\.$/);
  const asks = questionsFor({ quote, sums: sums[0]!, rows, total, at: 0, cautions: [] });
  expect(asks.join(' ')).toMatch(/Is the \$7.* for this: .*apacitor/);
});

test('a line leaves out only what the sentence names that says so', () => {
  const { match } = known(tradeById('septic')!, { job: 'replace' });
  const line = {
    ...readLine('Warranty of 2 yr on the unit. Fence not included.'),
    standing: 'out',
  };
  expect(linesOf(placeLine(line as ReturnType<typeof readLine>, match))).toEqual([]);
  const denied = { ...line, text: 'We paint it green. The aerobic system is not included.' };
  expect(linesOf(placeLine(denied as ReturnType<typeof readLine>, match))).toContain('system');
});

test('a quote of nothing that we price is not judged, and its letter asks about none of our lines', () => {
  const { items, others, match } = known(tradeById('septic')!, { job: 'replace' });
  const told = (text: string) => {
    const quote = placeLines(readPaper(text).lines, match);
    const { rows, sums } = compareQuotes(items, others, [quote]);
    const total = { low: 9_000, typical: 13_000, high: 21_000 };
    return [
      headline({ rows, sums }, 0, total),
      writeLetter({ quote, sums: sums[0]!, rows, at: 0, cautions: [] }).includes(
        'cover all of this',
      ),
    ];
  };
  expect(told('New 500 gal aerobic tank, installed $5,200\nTotal $5,200')).toEqual([
    'We cannot judge it: too much of it is beside no line of ours.',
    false,
  ]);
  expect(told('New conventional system $5,200\nTotal $5,200')).toEqual([
    'Low, if it is for what we count. Ask if all of it is in.',
    true,
  ]);
});

test('what a line of demolition may hold is asked about, and not called missing', () => {
  const { items, others, match } = known(tradeById('cabinets')!, {
    job: 'replace',
    measure: 'runs',
    length: 28,
  });
  const statesOf = (text: string) => {
    const { rows } = compareQuotes(items, others, [placeLines(readPaper(text).lines, match)]);
    return rows.flatMap(({ item, cells: [cell] }) =>
      ['remove', 'counters-off'].includes(item.id) ? [cell!.state] : [],
    );
  };
  const rest = 'Shaker cabinets $9,000\nGranite tops $4,056';
  expect(statesOf(`Demo & disposal $1,450\n${rest}\nTotal $14,506`)).toEqual([
    'included',
    'included',
  ]);
  expect(statesOf(`${rest}\nTotal $13,056`)).toEqual(['unclear', 'missing']);
});

test('what a quote should not say is found in it, with its sentence', () => {
  const found = (id: string, text: string) =>
    findCautions(text, cautionsIn(id)).map(({ caution, sentence }) => [caution.id, sentence]);
  expect(found('roofing', quotes.roofLines)).toEqual([
    ['deductible', 'We work with your deductible!'],
    ['half-down', 'Deposit 50% due at signing $7,425'],
  ]);
  for (const half of ['Deposit: 50%', '50% deposit to order', '50% down', 'A down payment of 50%'])
    expect(found('roofing', half).map(([id]) => id)).toEqual(['half-down']);
  for (const less of [
    '10% deposit, 50% at the start',
    'Deposit 10% and 50% at midpoint',
    'Deposit 30%',
  ])
    expect(found('roofing', less)).toEqual([]);
  expect(found('roofing', quotes.roofBrands).map(([id]) => id)).toEqual(['deductible']);
  expect(found('roofing', 'You must pay your deductible. We cannot waive a deductible.')).toEqual(
    [],
  );
  expect(found('moving', quotes.movingBid).map(([id]) => id)).toEqual(['not-binding', 'cash']);
  expect(found('concrete', quotes.drivewayBid).map(([id]) => id)).toEqual(['half-down']);
});
