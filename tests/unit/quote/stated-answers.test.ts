import { describe, expect, test } from 'vitest';
import { readAnswers, runEstimate, type Calculator } from '../../../src/engine/index.ts';
import { readLine } from './read-line.ts';
import { agreed, statedIn, useOf, type Stated } from '../../../src/quote/stated-answers.ts';
import { trades, tradeById } from '../../../src/trades/index.ts';
import { quoteWordsOf } from './quote-words.ts';

/** A line of the work, whatever it looks like alone: a note says less. */
const ofWork = (text: string) => {
  const line = readLine(text);
  return line.kind === 'note' ? { ...line, kind: 'included' as const } : line;
};
const stated = (trade: string, ...texts: readonly string[]) =>
  statedIn(texts.map(ofWork), quoteWordsOf(trade).answers ?? []);
const answers = (all: readonly Stated[]): object =>
  Object.assign({}, ...all.map((one) => one.answers)) as object;

test.each([
  [
    'hvac',
    'Amana ASXV18 inverter 18 SEER2 / 96% AFUE modulating $20,700',
    { tier: 'high', afue: '96' },
  ],
  // Between two of our steps, and beyond the last, no step of ours is what it says.
  ['hvac', '15.2 SEER2 AC, 80% 80k BTU furnace', { afue: '80' }],
  ['hvac', '16 SEER condenser', {}],
  ['hvac', 'Variable speed condenser', {}],
  // Of two steps the nearer one, which a rating in SEER comes to as well.
  ['hvac', '17 SEER2 condenser', { tier: 'mid' }],
  ['hvac', '17.2 SEER2 condenser', { tier: 'high' }],
  // The 2 of a rating is no part of a sum.
  ['hvac', '4 ton 18 SEER2 + 96% furnace', { tier: 'high', afue: '96', tons: 4 }],
  ['hvac', 'What we talked about for the downstairs 4 ton', { tons: 4 }],
  ['hvac', 'Downstairs: 5 ton. Upstairs: 3 ton', {}],
  // The lid of a riser is no riser.
  // What the figure is not all of says no size.
  ['septic', 'Aerobic tank, 3 compartments, 1000 gal total plus the pump tank', {}],
  ['septic', 'Pump aerobic tank, 1000 gal total', { tank: '1000' }],
  ['moving', 'Miles  212', { miles: 212, milesTexas: 212, milesOut: 212 }],
  ['moving', 'Miles  212  $1.10  $233.20', {}],
  ['septic', 'New green riser lid with screws  $85', {}],
  ['septic', 'New green riser with lid  $385', { riser: 'yes' }],
  ['roofing', 'Roof report: one layer, 8/12 main pitch', { pitch: '9' }],
  ['roofing', 'Roof pitch 4/12, shingles', { pitch: '3' }],
  ['roofing', 'Looked at it 8/12, one layer', {}],
  ['roofing', 'Steep roof, 7/12 to 9/12 slope  $1,650.06', {}],
  ['roofing', 'Tear off, squares 9/12 in front, 6/12 at the back', {}],
  ['solar', 'Your last 12 months of use     17,850 kWh', { kwh: 17850 }],
  ['solar', 'Estimated year 1 production    13,100 kWh', {}],
  ['moving', 'From: Whispering Dell Ct (2 story, 4 bd)', { home: '4' }],
  ['senior-care', 'What the caregiver does: bathing and dressing, meals', {}],
  ['water-damage', 'Water extraction  288 SF  0.62  178.56', { area: 288 }],
  ['hvac', '20 SEER2 inverter', { tier: '#other' }],
  ['garage-door', '16x7, single layer steel', { size: 'double', height: '7', material: 'steel' }],
  // A sentence that denies or doubts anything says nothing, and the next one may.
  ['garage-door', '16x7, single layer steel, no insulation', {}],
  ['garage-door', '16x7 door. No insulation', { size: 'double', height: '7' }],
  ['senior-care', 'Bathing, lunch, reminders (we don’t hand out or measure any)', {}],
  ['senior-care', 'Bathing (or dressing)', {}],
  ['hvac', '4 ton 14.3 SEER2 AC, 80% furnace $12,480', { tier: 'minimum', afue: '80', tons: 4 }],
  ['hvac', 'Upgrade available: 20 SEER2 $3,000 more', {}],
  ['hvac', '14.3 SEER2 16 SEER2 18 SEER2', {}],
  [
    'roofing',
    'Standing seam metal, 32 squares $48,000',
    {
      covering: 'metal',
      metal: 'standing-seam',
      squares: 32,
      known: 'squares',
      job: 'replace',
      damage: 'wide',
    },
  ],
  [
    'roofing',
    'Tear off 3-tab shingles, install Class 4 architectural shingles',
    { covering: 'class4' },
  ],
  ['concrete', 'Stamp (ashlar slate) with integral color', { finish: 'stamped' }],
  ['concrete', 'Pour 5" 3,600 psi, broomed', { thickness: '5', finish: 'broom' }],
  ['roofing', 'Tear off two layers, haul', { layers: '2' }],
  ['roofing', 'Remove 2 layers of comp shingles', { layers: '2' }],
  ['roofing', 'Tear off, then 2 layers of underlayment; lay 2 layers felt', {}],
  [
    'garage-door',
    "both torsion springs on the 16' x 7', 25,000 cycle",
    { size: 'double', height: '7', springs: 'torsion', count: '2', rating: 'high' },
  ],
  [
    'garage-door',
    "Three 8' x 7' steel doors, insulated",
    { size: 'single', height: '7', material: 'insulated', doors: 3 },
  ],
  ['garage-door', 'LiftMaster 8365 chain drive opener  $480', { opener: 'chain', drive: 'chain' }],
  ['garage-door', 'Hook up your belt drive opener', { drive: 'belt' }],
  ['garage-door', '1  Belt drive opener, 3/4 hp  $540', { opener: 'belt', drive: 'belt' }],
  ['garage-door', 'Double car door 16x7, 2 door hinges', { size: 'double', height: '7' }],
  [
    'garage-door',
    '2 ea  8x7 steel door, black  @ 1,310.00  2,620.00',
    { doors: 2, size: 'single', height: '7' },
  ],
  ['garage-door', '1 ea  was 16x7, you asked for singles', {}],
  ['garage-door', 'Steel doors $1,640 each, so $4,920 for the three', { doors: 3 }],
  // How long a plan goes on is not when the next exam is, nor are all its visits those of one flare.
  ['chiropractic', '12 visits, 2 per week for 6 weeks $780', { planned: 12, perWeek: 2 }],
  [
    'chiropractic',
    'Twice a week for 12 weeks; re-exam at visit 12 included  $1,150',
    { perWeek: 2 },
  ],
  ['chiropractic', '3 a week for 2 weeks, then 1 a week for 6 weeks', {}],
  ['chiropractic', '5 visits a week', {}],
  [
    'senior-care',
    'Personal care, 20 hours a week at $32 an hour',
    { hours: 20, help: ['bathing'] },
  ],
  ['senior-care', 'An aide for 4 hours a day, 5 days a week', { hours: 20, days: 5 }],
  ['senior-care', 'Hours per week: 18', { hours: 18 }],
  ['senior-care', 'Mon-Fri  9:00am-2:00pm  25 hrs / wk', { hours: 25 }],
  ['senior-care', '5 hours a day, 5 days', { hours: 25 }],
  ['senior-care', 'Three hours a morning, five days a week', { hours: 15, days: 5 }],
  ['senior-care', 'Weekdays, thirty hours a week', { hours: 30 }],
  ['senior-care', 'Twenty-five hours a week', { hours: 25 }],
  ['senior-care', '19 h/wk', { hours: 19 }],
  ['senior-care', '20 to 25 hours a week', {}],
  [
    'senior-care',
    'Services: bathing, meals, rides when our caregiver drives',
    { help: ['bathing'] },
  ],
  ['senior-care', 'Help with dressing, a walk', { help: ['dressing'] }],
  ['senior-care', 'That comes to 15 hours, $510.00 a week', { hours: 15 }],
  ['senior-care', 'Care, 24 hours at $33, or $792 each week', { hours: 24 }],
  ['senior-care', '12 weekday hours x $34.00, 20 hours a week minimum', {}],
  [
    'moving',
    'Your 3 bdrm, Southlake to Keller: 3 movers $165/hr, 3 hr minimum',
    { home: '3', crew: '3' },
  ],
  ['moving', 'Line haul, 780 miles  $4,680.00', { miles: 780, milesTexas: 780, milesOut: 780 }],
  ['moving', 'Mileage charge, 52 miles x $1.10', {}],
  ['moving', 'Free within 50 miles', {}],
  // A name in another sentence takes nothing away.
  ['moving', 'From Two Brothers Hauling. Ok for your 3 bdrm house', { home: '3' }],
  ['cabinets', '34 doors & drawer fronts at $165', {}],
  ['cabinets', 'Doors 31 @ 92.00, 12 drawers', { doors: 31, drawers: 12 }],
  ['cabinets', '34 new shaker doors and 11 drawer fronts', { doors: 34, drawers: 11 }],
  ['cabinets', 'Tops level 2, 52 sq ft', { counterSize: 52 }],
  ['cabinets', 'Tops and 30 sq ft backsplash', {}],
  ['septic', 'Pump out all 3 compartments, 1,250 gal  $585', { tank: '1250' }],
  ['septic', 'Pump out 1,000 gal trash tank, 500 gal aerobic tank', {}],
  ['septic', 'For a three-bedroom home, 2,150 sq. ft.', { bedrooms: 3, area: 2150 }],
  ['hvac', '1.5 lbs 410a at $130', { pounds: 1.5 }],
  ['forensic-cleaning', 'House, 2 bd 1,150 sf, knee high', { house: 1150 }],
  ['forensic-cleaning', 'Cut out carpet, bedroom 132 sq ft', {}],
  ['water-damage', 'Flood cut drywall 2 ft, bag  64.00 LF  6.25', { wallLength: 64 }],
  ['concrete', "A 20' x 24' patio, broom finish", { area: 480, finish: 'broom' }],
  ['concrete', '24 x 24 footing', {}],
  // Of two sizes beside each other neither is that of the whole.
  ['concrete', 'Pour 600 + 200 sf', {}],
  ['hvac', 'New systems, 3 + 2 ton', {}],
  ['hvac', 'New system, 4 ton + 80% furnace', { tons: 4, afue: '80' }],
  ['garage-door', '16x7 + 8x7 doors', {}],
  ['pest-control', 'General pest, quarterly service', { service: 'quarterly' }],
  ['pest-control', 'Visits every other month', { service: 'bimonthly' }],
  ['moving', 'From a 2 bed/1 story, 3-person crew', { home: '2', crew: '3' }],
  // How long it is rented is the first term, and nobody says when it is sold.
  ['home-staging', 'Furniture, first 60 days', { term: '2', months: 2 }],
  // Base and wall cabinets are two rows of them, an island a third.
  ['cabinets', '18 LF base cabinets, 15 LF uppers', {}],
  ['cabinets', 'Remove laminate tops, install quartz', { counter: 'counterQuartz' }],
  ['chiropractic', 'Adjustments  18 visits x $55.00  $990.00', { planned: 18 }],
  ['chiropractic', '30 adjustments, paid ahead  $1,350', { planned: 30 }],
  ['chiropractic', 'Adjustment, two regions  24  $52.00  $1,248.00', { planned: 24 }],
  ['chiropractic', 'Adjustment, 1-2 regions   $70  $52  20  $1,040.00', { planned: 20 }],
  ['chiropractic', 'We suggest 20 visits over 10 weeks', { planned: 20 }],
  ['chiropractic', 'Adjustment each visit $46  14 x 46 = 644.00', { planned: 14 }],
  ['chiropractic', 'Sixteen visits, paid one by one', { planned: 16 }],
  ['chiropractic', 'Adjustment (98940)  14  50.00  700.00', { planned: 14 }],
  ['chiropractic', 'Total visits   34', { planned: 34 }],
  ['chiropractic', 'A new exam after 12 visits; every 6 visits we measure again', {}],
  ['chiropractic', 'Membership: 3 adjustments and a massage', {}],
  ['chiropractic', 'Refund of the 8 remaining visits, 4 visits used', {}],
  ['chiropractic', '20 visits now and 14 later, 34 visits in all', { planned: 34 }],
  ['chiropractic', 'X-ray, 2 x $40', {}],
  // What our estimate can hold is asked of nobody, and taken off no price.
  ['hvac', 'New copper line set, 30 ft  $640', { lineSet: 'yes' }],
  ['hvac', 'Line set flush  $180', {}],
  ['hvac', 'Existing line set stays', {}],
  ['hvac', 'Holiday calls are billed at $180', {}],
  ['water-damage', 'Service call, after hours  $240', { afterHours: 'yes' }],
  ['water-damage', 'Technician, after hours x 1.5', {}],
  ['water-damage', 'Pull wet vinyl plank, 260 sf  $390', { floor: 'vinyl' }],
  // A paper of two floors does not say which of them we ask about.
  ['water-damage', 'Vinyl plank over wet carpet pad  $390', {}],
  ['water-damage', 'Lift wet carpet, float in place  $210', { floor: 'carpet' }],
  ['home-staging', 'Furniture rental and delivery  $1,900', { kind: 'vacant' }],
  // Goods that are lent to a home we live in are in no restyling of ours, nor is more than its key rooms.
  [
    'home-staging',
    'My fee includes 45 days of the accessories',
    { kind: '#other', term: '#other' },
  ],
  ['home-staging', 'Lamps, art and bedding from our warehouse  $2,150', { kind: '#other' }],
  ['home-staging', 'OPTION B: everything in A plus the study  $5,275', { scope: '#other' }],
  ['home-staging', 'We use your own furniture; no furniture rental is included', {}],
  ['concrete', 'Driveway replacement, 600 sq ft  $5,300', { job: 'replace', area: 600 }],
  ['water-damage', 'Cut wet sheetrock to 4 ft  $520', { walls: 'high' }],
  ['moving', 'Full packing, boxes and paper  $860', { packing: 'full' }],
  // The kitchen alone is less than our step.
  ['moving', 'Pack the kitchen  $310', {}],
  ['moving', 'Packing kitchen and china  $640', { packing: 'fragile' }],
  ['moving', 'Full value protection is $95', {}],
  ['roofing', '5 in seamless gutters, 140 ft  $1,330', { gutters: 'yes' }],
  ['roofing', 'Detach and reset gutters  $250', {}],
  ['garage-door', 'Keypad  $65', { keypad: 'yes' }],
  ['septic', 'New riser and lid  $420', { riser: 'yes' }],
  ['concrete', 'Pump truck  $950', { access: 'pump' }],
  ['pest-control', 'Twelve visits, one each month', { service: 'monthly' }],
  ['chiropractic', 'Phase 1  12 visits over 6 weeks; the first 4 visits $40', {}],
  ['hvac', 'Install two matching systems, 5-ton and 3-ton  $24,000', { systems: 2 }],
  ['hvac', 'You have two systems; this is for the one upstairs', {}],
  ['pest-control', 'Seal 14 entry points with steel mesh  $890', { openings: 14 }],
  ['septic', 'Replace drain field, two trenches of 80 ft  $6,400', { part: 'field' }],
  [
    'septic',
    'New 1,000 gal concrete septic tank, set and tied in  $5,100',
    { part: 'tank', tank: '1000' },
  ],
  ['septic', 'Pump septic tank, look at the drain field  $425', {}],
  // Of another kind than all that we price.
  ['roofing', 'Brand X composite shake, Class 4  $38,000', { covering: '#other' }],
  ['roofing', 'Tear off cedar shakes, lay architectural shingles', { covering: 'architectural' }],
  ['concrete', 'Polyaspartic base and flake  480 sf  $3,100', { overlay: '#other', area: 480 }],
  ['chiropractic', 'Adjustments, 3 visits x week', {}],
  ['solar', '26 x 405 W (10.5 kW), string inverter', { panels: 26, watts: 405 }],
  ['solar', '22 x REC 420 W panels, 1 Powerwall', { panels: 22, watts: 420, battery: '1' }],
  ['solar', '20  440 W panels  $8,800', { panels: 20, watts: 440 }],
  ['solar', '440 W panels  $8,800', { watts: 440 }],
  ['solar', 'Sixteen (16) 415-watt modules, 6.6 kW', { panels: 16, watts: 415 }],
  ['solar', '18 ea. 420 watt black modules', { panels: 18, watts: 420 }],
  ['solar', '18 x 412.5 W, one string', { panels: 18 }],
  ['moving', '3 bedroom, 3 movers and a truck $165/hr', { home: '3', crew: '3' }],
  ['septic', 'Pump 1,000 gal tank $385', { tank: '1000' }],
  ['cabinets', 'Reface, thermofoil, 19 doors $6,900', { material: 'laminate', doors: 19 }],
  ['senior-care', 'Help with bathing, mornings $36 an hour', { help: ['bathing'] }],
  ['senior-care', 'Companion and personal care, weekdays $34 an hour', { help: ['bathing'] }],
  ['senior-care', 'Companion visits, no personal care, $31 an hour', {}],
  ['senior-care', 'Licensed by the state as a personal care agency', {}],
  // How far a spray or a tear-out goes is not how much is wet.
  ['water-damage', 'Water extraction, hall and den 310 SF @ 0.60 $186.00', { area: 310 }],
  ['water-damage', 'Germicide sprayed 180.00 SF @ 0.30 $54.00', {}],
  // A name, a bound, a choice, a denial or another thing of that name is no answer.
  ['concrete', 'Engineer-stamped plans  $350', {}],
  ['concrete', 'Patch exposed steel, sweep with a broom, wash stained areas', {}],
  ['garage-door', 'Wall mounted button, new carriage on the rail', {}],
  ['hvac', 'Thermostat, works with a heat pump', {}],
  ['hvac', 'Up to 16 SEER2', {}],
  ['hvac', '14.3 SEER2  16 SEER2  18 SEER2', {}],
  ['moving', 'Take apart 2 beds, 1 bed frame', {}],
  ['roofing', 'Ours for the duration of the job, with the architectural committee’s approval', {}],
  ['roofing', 'Class 4 or architectural shingles', {}],
  ['roofing', 'No class 4 shingles', {}],
  ['senior-care', '12 hours a week minimum', {}],
  ['septic', 'Old system was made for 500 gallons a day', {}],
  ['septic', 'Pump up to 1,000 gallons', {}],
  // What is only offered, one part of the whole, or several side by side is no answer.
  ['concrete', 'Exposed aggregate border 90 lf  $1,080', {}],
  ['concrete', 'Stamped patio with exposed aggregate band', {}],
  ['concrete', 'Salt finish and a stained border  $1,700', {}],
  ['concrete', 'Work  Broom  Exposed  Stamped', {}],
  ['concrete', 'Finish: broom exposed stamped', {}],
  ['concrete', 'Exposed  $11,220', { finish: 'exposed' }],
  ['hvac', 'Two stage 16 SEER2, if you wish  $900', {}],
  ['septic', 'Pump tank 750 gal with floats  $1,450', {}],
  ['garage-door', 'Torsion spring pair', { springs: 'torsion', count: '2' }],
  ['hvac', 'Sistema de 3 toneladas  $9,400', { tons: 3 }],
  // What is turned down is no answer either.
  ['solar', 'Powerwall ........ declined', {}],
  ['solar', '2 Powerwalls, 27 kWh   not taken', {}],
  ['solar', 'Powerwall  $13,500   not in it', {}],
  ['solar', 'Storage (Powerwall): none', {}],
  ['solar', 'Powerwall  0  $0.00', {}],
  ['solar', 'Powerwall, not for now  $13,500', {}],
  ['solar', 'You declined: Powerwall', {}],
  ['solar', 'Powerwall may be added later', {}],
  ['solar', 'Powerwall with gateway, main panel not replaced', {}],
  ['hvac', '16 SEER2 heat pump: no', {}],
  ['solar', 'Two new electrical panels, 2 breaker panels, Powerwall ready', {}],
  // What a company sells besides, others have, things usually are, or would be, nobody says of this home.
  ['hvac', 'We also sell 18 SEER2 heat pumps; ask us about rebates', {}],
  ['solar', 'Many of our clients add a Powerwall later for about $13,500', {}],
  ['pest-control', 'Our bait stations program starts at $900', {}],
  ['cabinets', 'Prices for inset doors and quartz tops on request', {}],
  ['garage-door', 'Example: a 16x8 insulated door with belt opener runs $2,900', {}],
  ['home-staging', 'Staging a whole home of 4,000 sq ft usually takes two days', {}],
  ['chiropractic', 'Typical plans run 36 visits at 3 a week; your exam will tell', {}],
  ['roofing', 'A Class 4 roof may lower your premium - ask your agent', {}],
  ['senior-care', 'Our caregivers help with bathing, dressing and meals', {}],
  ['concrete', 'Exposed aggregate would be another 4 bucks a foot', {}],
  ['concrete', 'Alternate 1: 5" thick with #4 bar, add $1,260', {}],
  ['concrete', 'Somewhere between 900 and 1,050 square feet', {}],
  ['chiropractic', "I'd guess six visits, perhaps twelve, twice a week to begin with", {}],
  ['garage-door', 'Jackshaft? NO - belt drive', {}],
  ['garage-door', 'Labor to hang it and take the chain drive away', {}],
  // A part of the home, or of the work, is not all of it.
  ['moving', 'Full pack of kitchen', {}],
  ['moving', 'Kitchen full pack, 18 boxes', {}],
  ['moving', 'Full pack, kitchen + 2 bedrooms  $740', {}],
  ['moving', 'Full pack of the entire house  $2,400', { packing: 'full' }],
  ['moving', 'Unpacking 1 day, 2 men', {}],
  ['forensic-cleaning', 'Waist-high in two rooms, knee-high in the kitchen', {}],
  ['pest-control', 'Ridge gap, 31 LF', {}],
  // Shingles are ordered with waste; the roof has none.
  ['roofing', 'Shingles with waste 14.5 SQ', {}],
  ['roofing', 'Measured 18 squares w/ waste', {}],
  ['roofing', '14.5 SQ shingle, waste included', {}],
  ['roofing', 'Main house, 18.5 squares incl. waste (roof measures 16.2 sq)', {}],
  ['cabinets', 'Detach & reset countertop - granite', { counter: 'keep' }],
  ['hvac', 'One complete 3 1/2 ton split system', { tons: 3.5 }],
  ['hvac', 'New lineset 30 ft', { lineSet: 'yes' }],
  ['solar', '22 x Qcells Q.TRON BLK M-G2+ 410 W', { panels: 22, watts: 410 }],
])('what a line states is an answer: %s, %s', (trade, text, found) => {
  const all = stated(trade, text);
  expect(answers(all)).toEqual(found);
  // A quotation is word for word.
  for (const { says } of all)
    expect(text.replace(/\s+/g, ' ')).toContain(says.replace(/\s+/g, ' '));
});

type Said = readonly [text: string, size: string | number];
/** Three ways in which companies write how much there is, and three numbers in that unit that are of something else. */
const sizesOf: readonly (readonly [
  trade: string,
  field: string,
  sizes: readonly Said[],
  others: readonly string[],
])[] = [
  [
    'roofing',
    'squares',
    [
      ['Reroof 26 squares, 30 yr shingles', 26],
      ['Shingles, laminated  26.5 SQ  @ 310', 26.5],
      ['For your roof of 31 squares', 31],
    ],
    ['Existing: 26 squares, 3 tab', 'Decking up to 4 squares', 'Extra squares over 26 sq, $400'],
  ],
  [
    'hvac',
    'tons',
    [
      ['New 4 ton condenser and coil', 4],
      ['3.5-ton 15.2 SEER2 system', 3.5],
      ['Take out the 2006 unit and put in a 3 ton heat pump', 3],
    ],
    ['Existing: R-410A, 2011, 4 ton', 'There now: 3 ton R-22 split', 'Upgrade to 5 ton  $1,100'],
  ],
  [
    'solar',
    'panels',
    [
      ['22 x Qcells 410 W = 9.02 kW', 22],
      ['22 solar panels, 410 W each', 22],
      ['22  410 W modules', 22],
    ],
    ['Optional: 4 more panels', 'Up to 22 panels fit', 'A 9.02 kW inverter'],
  ],
  [
    'solar',
    'panels',
    [
      ['8.8 kW DC, black on black', 22],
      ['Turnkey 10.0 kW system, permits in', 25],
      ['System size: 8.70 kW with 435 W modules', 20],
    ],
    [
      '11.5 kW of backup',
      'An 11.5 kW hybrid solar inverter',
      '7.6 kW AC system',
      'Up to 8.8 kW system',
      '13.5 kWh battery system',
    ],
  ],
  [
    'solar',
    'count',
    [
      ['Detach and reset 22 panels', 22],
      ['Panel removal and reinstall, 18 solar panels', 18],
      ['24 panels off and on again', 24],
    ],
    ['A string of 410 W panels', 'Up to 22 panels off', 'Reset the breaker'],
  ],
  [
    'cabinets',
    'length',
    [
      ['26 linear feet of new cabinets', 26],
      ['Kitchen, 22 LF cabinetry  $9,000', 22],
      ['31 lin ft of kitchen cabinets', 31],
    ],
    ['Crown molding 26 lf', 'Existing 26 lf cabinets', 'Up to 26 linear feet of cabinets'],
  ],
  [
    'home-staging',
    'months',
    [
      ['3 months rental of furniture', 3],
      ['Includes 2 months of staging', 2],
      ['2 months furniture rental  $1,800', 2],
    ],
    ['Each additional month  $700', 'At least 2 months rental', 'Gone in 2 months'],
  ],
  [
    'home-staging',
    'photos',
    [
      ['8 photos, light and airy', 8],
      ['Virtual staging, 12 images', 12],
      ['6 staged photos', 6],
    ],
    ['Up to 8 photos', 'Photos $35 each', 'Additional 2 photos $60'],
  ],
  [
    'pest-control',
    'measured',
    [
      ['Trench and treat 186 linear feet', 186],
      ['Termidor, 210 LF at $6', 210],
      ['240 lin. ft around the house', 240],
    ],
    ['Up to 200 linear feet', '$6 a linear foot', 'Additional 20 lf'],
  ],
  [
    'pest-control',
    'rooms',
    [
      ['Treat 3 rooms for bed bugs', 3],
      ['Two bedrooms, two visits', 2],
      ['Spray and dust 4 rooms', 4],
    ],
    ['Up to 3 rooms', 'Each additional room $120', 'No bedrooms'],
  ],
  [
    'senior-care',
    'days',
    [
      ['Adult day care, 3 days a week', 3],
      ['Two days per week', 2],
      ['5 days/wk, 8 to 4', 5],
    ],
    ['Up to 5 days a week', 'Open 7 to 5', 'At least 2 days a week'],
  ],
  [
    'garage-door',
    'sections',
    [
      ['Replace 2 sections, white', 2],
      ['1 new bottom section', 1],
      ['Three damaged sections', 3],
    ],
    ['Up to 2 sections', 'Existing 4 sections', 'Section $400 each'],
  ],
  [
    'water-damage',
    'moldArea',
    [
      ['Mold remediation, wall  120 SF', 120],
      ['About 40 sq ft of mold', 40],
      ['Remove drywall with mold, 60 sq ft', 60],
    ],
    ['Drywall 60 sq ft', 'Mold, up to 25 sq ft', '25 sq ft of floor'],
  ],
  [
    'forensic-cleaning',
    'rooms',
    [
      ['Clean 2 rooms, bath and hall', 2],
      ['Two affected rooms', 2],
      ['Bio cleanup of 1 room', 1],
    ],
    ['Up to 2 rooms', 'Additional rooms $900', 'No rooms upstairs'],
  ],
  [
    'septic',
    'tank',
    [
      ['Pump 1,250 gallon tank', '1250'],
      ['Septic tank, 1,000 gal, pumped', '1000'],
      ['Three chambers, 1,500 gallons in all', '1500'],
    ],
    ['Pump up to 1,500 gallons', 'Each gallon above 1,000 gallon tank $0.40', 'All 3 compartments'],
  ],
  [
    'concrete',
    'area',
    [
      ['Driveway, 720 sq ft, broom', 720],
      ['Pour 4" slab  720 SF  @ 8.10', 720],
      ['Patio of 440 square feet', 440],
    ],
    ['$9.50 per sq ft', 'Up to 720 sq ft', 'Additional concrete, 100 sf  $900'],
  ],
  [
    'cabinets',
    'doors',
    [
      ['Reface, 24 doors', 24],
      ['24 new doors in maple', 24],
      ['24 shaker doors, hinges', 24],
    ],
    ['2 doors at the pantry', 'Existing 24 doors stay', 'If you add 12 doors  $80'],
  ],
  [
    'chiropractic',
    'planned',
    [
      ['Adjustments  12 x $55', 12],
      ['12 adjustments, paid each time', 12],
      ['Package of 12 visits', 12],
    ],
    ['First 4 visits $40', '3 visits a week', 'At least 6 visits'],
  ],
  [
    'senior-care',
    'hours',
    [
      ['24 hours a week, $34', 24],
      ['Care, 24 hrs/wk', 24],
      ['30 hours per week, days', 30],
    ],
    ['At least 12 hours a week', '4 hours a visit', 'Up to 40 hours a week'],
  ],
  [
    'home-staging',
    'area',
    [
      ['Vacant, 2,600 sq ft', 2600],
      ['Home of 2,600 square feet', 2600],
      ['2600 sf, furnished in three rooms', 2600],
    ],
    ['Art for 40 sq ft of wall', 'Homes up to 2,600 sq ft', 'Over that, $1 a sq ft'],
  ],
  [
    'home-staging',
    'months',
    [
      ['Furniture, first 60 days  $2,310.00', 2],
      ['60 days of rental from installation', 2],
      ['Initial term three months, 3 x $2,570.00', 3],
    ],
    [
      'Each further 30 days  $1,450',
      'Price good for 60 days',
      'Stop the rental with 30 days notice',
      'Fee due 30 days before the furniture comes',
    ],
  ],
  [
    'moving',
    'crew',
    [
      ['3 movers and a truck', '3'],
      ['Crew of 3, 26 ft truck', '3'],
      ['Three men, local', '3'],
    ],
    ['2 or 3 movers', 'Additional 2 movers $60', 'Not a 3 man job'],
  ],
  [
    'garage-door',
    'doors',
    [
      ['2 new steel doors', 2],
      ['Two 9x7 insulated', 2],
      ['2 ea 8x7 steel', 2],
    ],
    ['2 door openers', 'Your existing 2 steel doors', 'No 2 single doors'],
  ],
  [
    'pest-control',
    'openings',
    [
      ['Seal 11 openings', 11],
      ['Screen 6 vents, mesh', 6],
      ['Close off 9 gaps', 9],
    ],
    ['Up to 11 openings sealed', 'Openings $35 each', 'Additional: seal 4 openings'],
  ],
  [
    'water-damage',
    'area',
    [
      ['About 350 sq ft wet', 350],
      ['Water extraction 350 SF', 350],
      ['Affected floor 350 sq ft', 350],
    ],
    ['Antimicrobial 350 SF', 'Not affected 900 sq ft', 'Up to 350 sq ft wet'],
  ],
];

describe.each(sizesOf)('%s, %s', (trade, field, sizes, others) => {
  const said = (text: string) => (answers(stated(trade, text)) as Record<string, unknown>)[field];
  test.each(sizes)('%s', (text, size) => expect(said(text)).toBe(size));
  test.each(others)('of something else: %s', (text) => expect(said(text)).toBeUndefined());
});

test('of several counts in one sentence, and of what is there, none is taken', () => {
  const weeks = 'Weeks 1-4: 3 a week, weeks 5-8: 2 a week, weeks 9-12: 1 a week';
  expect(answers(stated('chiropractic', weeks))).toEqual({});
  const there = 'Replace the 4-ton system upstairs. Existing: 2008 R-22, 80% furnace. Best price';
  expect(answers(stated('hvac', there))).toEqual({ tons: 4 });
});

test('of a wet floor the whole is taken before the part that is vacuumed', () => {
  const part = 'Water extraction from carpet, 380 SF  $285.00';
  expect(answers(stated('water-damage', part))).toEqual({ area: 380 });
  const all = stated('water-damage', 'Class 2, hall and bath, about 610 sq ft wet.', part);
  expect(answers(all)).toEqual({ area: 610 });
  const bath = 'Water extraction from carpet, 60 SF  $45.00';
  expect(answers(stated('water-damage', part, bath))).toEqual({});
});

test.each([
  ['home-staging', 'We will stage it. The home is vacant, 3,900 sq ft.', '3,900 sq ft'],
  ['concrete', 'Form and pour 4" slab, rebar 18" o.c.  $6,100', '4" slab'],
])('what stands otherwise in a line is quoted as it stands: %s', (trade, text, says) => {
  expect(stated(trade, text).map((one) => one.says)).toContain(says);
});

test('of a line only the figure is quoted', () => {
  const says = (trade: string, text: string) => stated(trade, text).map((one) => one.says);
  expect(says('water-damage', 'Water extraction, hall and den 310 SF $186.00')).toEqual(['310 SF']);
  expect(says('senior-care', 'Weekly total (18 hours)  $612.00')).toEqual(['18 hours']);
  const visits = 'Adjustment, two regions  16  $51.00  $816.00';
  expect(says('chiropractic', visits)).toEqual(['16  $51.00']);
});

test('two parts are no answer to which of them it is', () => {
  expect(answers(stated('appliance-repair', 'Fan motor $120', 'Defrost heater $90'))).toEqual({});
  expect(stated('appliance-repair', 'Fan motor $120', 'Fan motor, labor $90')).toHaveLength(1);
});

test('squares are those of the roof, and none where lines do not agree', () => {
  const said = (...texts: readonly string[]) => answers(stated('roofing', ...texts));
  const known = 'squares';
  expect(said('RFG 240  26.33  SQ  410.20  10,800.57')).toEqual({
    squares: 26.33,
    known,
    job: 'replace',
    damage: 'wide',
  });
  expect(said('Tear off 17 SQ', 'Lay 17 SQ')).toEqual({ squares: 17, known });
  expect(said('Tear off 17 SQ', 'Lay 17 SQ', 'Ridge vent 3 squares')).toEqual({});
  expect(said('Tear off 14 SQ', 'Lay, with waste, 18 SQ')).toEqual({ squares: 14, known });
  expect(said('Roof 41 sq measured, 46 sq with waste', 'Remove shingles 46 sq')).not.toHaveProperty(
    'squares',
  );
  expect(said('I counted 17 squares with the waste')).toEqual({});
  // What the tear-off counts was read without its unit.
  const laid = ['Shingles, incl. 10% waste  34.5 SQ  $268.00', 'Felt  34.5 SQ  $28.00'];
  expect(said('Tear off 1 layer  31.4  $65.00', ...laid)).not.toHaveProperty('squares');
  const measured = 'Dwelling  26.67 SQ measured  29.33 SQ with waste';
  expect(said(measured)).not.toHaveProperty('squares');
  expect(said('Tear off 34.5 SQ', ...laid)).toMatchObject({ squares: 34.5 });
  expect(said('Deck 270 sq ft', 'Lawn 40 sq. ft.')).toEqual({});
  expect(agreed([...stated('roofing', '17 SQ'), ...stated('roofing', '19 SQ')])).toEqual([]);
});

test.each([
  ['Tear off 24 sq', 'Shingles, 27 sq'],
  ['Roof area 24 SQ', 'Lay, with waste, 27 SQ', 'Shingles 27 SQ'],
  ['Remove shingles  24 SQ', 'Lay  26.5 SQ', 'Waste: 10.4%, 2.5SQ'],
])('the words of the roof say its size, not its shingles with waste: %s', (...texts) => {
  expect(answers(stated('roofing', ...texts))).toMatchObject({ squares: 24 });
});

test.each([
  ['24 squares or 27 squares'],
  ['24 squares. Or 27 squares.'],
  ['Tear off 24 sq or 27 sq'],
  ['Tear off 9 sq', 'Shingles, 27 sq'],
  ['Shingles, 27 sq', 'Felt, 24 sq'],
])('of two sizes of a roof neither answers: %s', (...texts) => {
  expect(answers(stated('roofing', ...texts))).not.toHaveProperty('squares');
});

test.each([
  ['cabinets', 'Lone Oak Custom Cabinets LLC'],
  ['concrete', 'Prairie Stamped Concrete Co'],
  ['appliance-repair', 'Option 1: magnetron'],
  ['home-staging', 'Vacant staging proposal'],
])('words beside no part of the price answer nothing: %s, %s', (trade, text) => {
  const words = quoteWordsOf(trade).answers ?? [];
  expect(statedIn([readLine(text, 'note')], words)).toEqual([]);
});

test('no words answer a question of which the paper has a figure', () => {
  const words = 'Inverter AC, 4 ton  $9,400';
  expect(answers(stated('hvac', words))).toEqual({ tier: 'high', tons: 4 });
  expect(answers(stated('hvac', words, 'It may run at up to 20 SEER2'))).toEqual({ tons: 4 });
});

test('a figure answers wherever it stands', () => {
  const note = readLine('Here is mine for the upstairs 4 ton:', 'note');
  expect(answers(statedIn([note], quoteWordsOf('hvac').answers ?? []))).toEqual({ tons: 4 });
});

test('of two counts of hours of a week neither answers', () => {
  const lines = ['Mornings  15 hrs/wk x $34.00  $510.00', 'Sunday  5 hrs/wk x $38.00  $190.00'];
  expect(answers(stated('senior-care', ...lines))).toEqual({});
  expect(answers(stated('senior-care', lines[0]!))).toEqual({ hours: 15 });
});

test('nothing that a plan of visits states makes our own page speak against it', () => {
  const { calculator } = tradeById('chiropractic')!;
  for (const visits of ['1', '3', '5', '24'])
    for (const severity of ['mild', 'strong']) {
      const text = `${visits} visits a week for 12 weeks  $1,150\n${visits} visits  $900`;
      const given = readAnswers(calculator, {
        severity,
        ...answers(stated('chiropractic', ...text.split('\n'))),
      });
      expect(runEstimate(calculator, given.answers).recommendation.headline).not.toContain(
        'more than guidance',
      );
    }
});

const use = (
  trade: string,
  text: string,
  given: Record<string, unknown>,
  ours: readonly string[] = [],
) => {
  const { calculator } = tradeById(trade)!;
  const estimate = runEstimate(calculator, readAnswers(calculator, given).answers);
  return stated(trade, text).map((one) =>
    useOf(one, calculator, estimate, (id) => ours.includes(id)),
  );
};

test('a gap is filled, and what is another answer or another size is asked about', () => {
  const ac = { job: 'replace', system: 'ac-furnace', area: 2200 };
  expect(use('hvac', '18 SEER2 $20,700', ac)).toEqual(['take']);
  expect(use('hvac', '18 SEER2 $20,700', { ...ac, tier: 'minimum' })).toEqual(['ask']);
  expect(use('hvac', '18 SEER2 $20,700', { ...ac, tier: 'minimum' }, ['tier'])).toEqual(['take']);
  expect(use('hvac', '18 SEER2 $20,700', { ...ac, tier: 'high' })).toEqual([null]);
  // Nobody asks it of a repair.
  expect(use('hvac', '18 SEER2 $20,700', { job: 'repair' })).toEqual([null]);
  const roof = { job: 'replace', known: 'one-story' };
  expect(use('roofing', '18 squares', roof)).toEqual(['take']);
  expect(use('roofing', '18 squares', { ...roof, floor: 2800 })).toEqual(['ask']);
  // Words alone may be of another thing: which part it is decides what there is to compare.
  const fridge = { appliance: 'refrigerator', refrigerator: 'no-ice', brand: 'standard' };
  const told = (refrigeratorPart: string) =>
    use('appliance-repair', 'Ice maker $184.50', { ...fridge, refrigeratorPart });
  expect([told('unknown'), told('drain')]).toEqual([['ask'], ['ask']]);
  // Hands on is another line of ours than hands off, however little more it costs.
  expect(use('senior-care', 'Bathing, lunch, $34 an hour', { setting: 'home' })).toEqual(['ask']);
  // As large as the roof over such a floor.
  expect(use('roofing', '40 squares', { ...roof, floor: 2600 })).not.toContain('ask');
  expect(use('roofing', '320 squares', roof)).not.toContain('take');
});

test('what words alone say is never just taken, and asked about where it makes another price', () => {
  const slab = { job: 'replace', place: 'driveway', area: 800 };
  expect(use('concrete', 'Stamped concrete $12,400', slab)).toEqual(['ask']);
  expect(use('moving', 'Full value protection $712', { reach: 'interstate' })).toEqual(['ask']);
  // A brushed surface is what we count without it.
  expect(use('concrete', 'Broom finish $12,400', slab)).toEqual([null]);
  expect(use('concrete', '4 inch slab, 3500 psi $9,400', slab)).not.toContain('ask');
});

test('what is of another kind than all that we price, or of another number, is not judged', () => {
  const roof = { job: 'replace', known: 'squares', squares: 30 };
  expect(use('roofing', 'Composite shake  $38,000', roof)).toEqual(['ask']);
  expect(use('roofing', 'Composite shake  $380', { job: 'repair' })).toEqual([null]);
  // "Class 4" is what it withstands, and not what it is.
  expect(stated('roofing', 'Multi-width shake synthetic, Class 4 $58,930')).toMatchObject([
    { answers: { covering: '#other' } },
  ]);
  expect(use('roofing', '140 squares', roof)).toContain('ask');
  const vacant = { kind: 'vacant', scope: 'key' };
  expect(use('home-staging', 'Staging of 5 rooms, 45 days', vacant)).toEqual(['ask']);
  const visits = (planned = {}) =>
    use('chiropractic', '24 adjustments  $1,080', { severity: 'strong', ...planned });
  expect(visits()).toEqual(['take']);
  expect(visits({ planned: 6 })).toEqual(['ask']);
});

test('a paper of a whole roof against a repair is asked about, and a small one is not', () => {
  expect(use('roofing', '28 squares', { job: 'repair' })).toContain('ask');
  expect(use('roofing', '28 squares', { job: 'storm', damage: 'told' })).toContain('ask');
  expect(use('roofing', '28 squares', { job: 'storm', damage: 'wide' })).not.toContain('ask');
  expect(use('roofing', '9 squares', { job: 'repair' })).not.toContain('ask');
  // Who judges a storm by what it says has told its size too.
  const { answers } = stated('roofing', '28 squares').find(({ field }) => field === 'damage')!;
  expect(use('roofing', '28 squares', { job: 'storm', ...answers }, ['known'])).toContain('take');
  expect(
    use('roofing', '28 squares', { job: 'storm', damage: 'wide', known: 'outline' }),
  ).not.toContain('ask');
});

/** Lines of a trade, by their ids, for its usual answers. */
const linesNamed = (calculator: Calculator): object =>
  Object.fromEntries(
    runEstimate(calculator, readAnswers(calculator, {}).answers).items.map((line) => [
      line.id,
      line,
    ]),
  );

describe.each(trades.map((trade) => [trade.id, trade] as const))('%s', (id, { calculator }) => {
  test('answers what is asked, and as it can be answered', () => {
    for (const rule of quoteWordsOf(id).answers ?? []) {
      for (const [field, value] of Object.entries(rule.answers)) {
        const asked = { ...calculator.fields, ...linesNamed(calculator) };
        expect(asked).toHaveProperty([field]);
        if (value !== null && !String(value).startsWith('#'))
          expect(readAnswers(calculator, { [field]: value }).problems, field).toEqual([]);
      }
      expect(rule.says ?? [rule.figure]).not.toEqual([undefined]);
    }
  });
});

test('beside a chosen option nothing is answered by words that may be of another', () => {
  const [its, head] = ['Gold 4 ton system $9,795', '14.3 SEER2'].map((text) => readLine(text));
  const words = quoteWordsOf('hvac').answers ?? [];
  expect(answers(statedIn([its!, head!], words))).toMatchObject({ tier: 'minimum', tons: 4 });
  expect(answers(statedIn([{ ...its!, option: 1 }, head!], words))).toEqual({ tons: 4 });
  // A line of several columns above the options is not the first of them.
  const top = ['Proposal 71   Nov 20   Advisor: Mark', 'Upstairs system, 4 ton'].map((text) =>
    readLine(text),
  );
  const option = { ...readLine('Gold $9,795'), option: 1 };
  expect(
    answers(statedIn([{ ...top[0]!, kind: 'note', option: 1 }, top[1]!, option], words)),
  ).toEqual({ tons: 4 });
});

test('one of several efficiencies is no answer, though a photo put it on a line of its own', () => {
  expect(stated('hvac', '14.3 SEER2  16 SEER2', '18 SEER2')).toEqual([]);
});

test('a line that goes on is read with the one before it', () => {
  const said = stated('septic', 'Pump out, 3 compartments, up to', '1,250 gallons total  $545.00');
  expect(answers(said)).toEqual({});
});

test('what the line below turns around answers nothing', () => {
  const cover = 'Full value protection $60,000, $500 deductible';
  expect(answers(stated('moving', cover))).toEqual({ valuation: 'full' });
  expect(
    stated('moving', cover, 'can be bought for $210; you have [ ] accepted [X] declined'),
  ).toEqual([]);
  expect(stated('moving', 'Full value protection, $60,000, can be bought')).toEqual([]);
});

test('what is quoted are the words of the answer as the line has them', () => {
  const all = stated('garage-door', 'Thank you for having us. We put in a 16 x 7 insulated door');
  expect(all.map(({ says }) => says)).toEqual(['16 x 7', '16 x 7', 'insulated door']);
});

test('a step of ours that a figure is priced by is told from the figure', () => {
  const steps = (text: string) => stated('hvac', text).map(({ isStep = false }) => isStep);
  expect(steps('17 SEER2')).toEqual([true]);
  expect(steps('92% AFUE furnace')).toEqual([true]);
  expect(steps('4 ton condenser')).toEqual([false]);
});

test('of what several may be true of, one answer speaks against no other', () => {
  const help = stated('senior-care', 'Bathing, breakfast', 'Walks with a gait belt');
  expect(answers(help)).toEqual({ help: ['bathing'] });
});
