import { expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

/** What is said of a line of a paper about when it is paid. */
const warnedOf = (trade: string, total: number, text: string): string[] =>
  findCautions(text, cautionsIn(trade), total, trade).map(({ caution }) => caution.id);

test.each([
  ['concrete', 6320, 'You pay none of it before the slab is poured: half then, half a week later.'],
  [
    'concrete',
    6320,
    'Nothing is due before the trucks come: half that day, half when you walked it.',
  ],
  ['hvac', 9800, 'You don’t pay a dime before we unload: half that morning, half once it cools.'],
  ['roofing', 12_400, 'Not a cent before the shingles lie here: half then, half at the end.'],
  ['concrete', 9500, 'Due the day we pour  4,275.00'],
  ['concrete', 9500, '10% books it, 45% pour day, rest a week later.'],
  ['roofing', 12_400, 'Due the day the shingles come  $5,580.00'],
  ['roofing', 12_400, 'Pay all of it before May 1 and save 3%.'],
  ['septic', 9400, 'We pay all of the county fees before we start.'],
  ['septic', 9400, 'Half at signing is welcome but not required.'],
  // No more than we would propose ourselves, though a cent cannot be halved.
  ['cabinets', 9925.03, '50% with order 4962.52; balance 4962.51 after installation.'],
  ['cabinets', 8001.01, 'Deposit of half  $4,000.51'],
  ['concrete', 11_280, '30% al empezar / at start ($3,384), 70% al terminar ($7,896)'],
  ['home-staging', 3400, 'Half on booking, half when the furniture stands.'],
  [
    'home-staging',
    5850,
    'Due to schedule us is half, $3,044.63, and half, $3,044.62, the day we install.',
  ],
  ['home-staging', 3400, 'Deposit 50%  $1,700.00'],
  // What is made for one house goes back to nobody.
  [
    'garage-door',
    8570,
    '50% to order the doors, $4,285.00: custom sizes, the maker takes none back.',
  ],
  ['garage-door', 4569, '50% deposit on a special order color, balance the day it hangs.'],
  ['hvac', 9800, 'Half down the day we start, balance when the city passes it.'],
  // Of prices beside each other each has its own.
  ['concrete', 11_220, '30% to start  $2,617.20  $3,366.00  $4,230.00'],
  // What is small is often paid so.
  ['septic', 285, 'Half at signing, half after the second visit.'],
  ['garage-door', 480, '50% deposit, rest when it opens.'],
  ['garage-door', 3140, '50% to order the door, 50% when it is in and runs.'],
  // Paid the day it starts, it is paid to a crew that is there.
  ['concrete', 12_450, 'One half on the day the crew starts and one half on completion.'],
  // What is asked of nobody, is no part of the price, or comes off it.
  ['solar', 25_960, 'A battery can be added now or later for $11,900.'],
  ['septic', 1815, 'A new aerator, should it fail, is about $1,725 today.'],
  ['concrete', 6027, 'Deposit   $1,200   $1,700   $2,300'],
  ['roofing', 12_400, 'Your $5,000 deductible is due at start.'],
  ['hvac', 12_400, '$0 down, $12,000 balance, twelve months.'],
  ['solar', 27_060, 'We never take $16,000 upon signature as others do.'],
  ['roofing', 24_600, 'For a yard sign we credit you $9,800.'],
])('nobody is warned of what is custom: %s, $%d, %s', (trade, total, text) => {
  expect(warnedOf(trade, total, text)).toEqual([]);
});

test.each([
  ['roofing', 12_400, 'The entire price is payable before the crew starts.', 'paid-first'],
  ['appliance-repair', 526, 'Payment in full is due before parts are ordered.', 'paid-first'],
  ['cabinets', 9925, '70% with order $6,947.50, balance after installation', 'deposit'],
  ['home-staging', 3400, '80% deposit  $2,720.00', 'deposit'],
  ['septic', 9400, 'Half at signing, half after the inspection.', 'half-down'],
  [
    'garage-door',
    2655,
    'We collect $2,100 today, and the rest the morning of the job.',
    'half-down',
  ],
  ['septic', 9400, 'Half at signing, half when we start.', 'half-down'],
  [
    'solar',
    27_060,
    'Payments: $16,000.00 upon signature to reserve equipment. $9,000.00 on delivery.',
    'half-down',
  ],
  ['solar', 27_060, '$16,000 of $27,060 upon signature.', 'half-down'],
  ['roofing', 13_414, 'Terms: 60% due at signing ($8,048.94), balance at completion.', 'half-down'],
  ['garage-door', 5140, '$3,855 when you say yes. The rest the day we hang it.', 'half-down'],
])('a customer is warned of more: %s, $%d, %s', (trade, total, text, id) => {
  expect(warnedOf(trade, total, text)).toEqual([id]);
});

test.each([
  ['"Half down." You pay nothing until the shingles are up.', []],
  ['Others want half down.\nNothing is due before the last nail.', []],
  ['Otros piden half down.\nUsted no paga nada hasta que esté listo.', []],
  ['Half down.\nYou pay nothing more until the shingles are up.', ['half-down']],
  ['Half down.\nYou owe nothing until you sign.', ['half-down']],
  ['Half down.\nWe order nothing until it is paid.', ['half-down']],
])('a paper that has nothing paid first asks for no deposit: %s', (paper, ids) => {
  const found = findCautions(paper, cautionsIn('roofing'), 14_900, 'roofing');
  expect(found.map(({ caution }) => caution.id)).toEqual(ids);
});

test('what a line of a deposit says is quoted once', () => {
  // In columns, as the paper has it.
  const text = 'Terms:   75% due at signing, to hold the trucks.';
  const paper = `${text} Balance day of pour.`;
  const found = findCautions(paper, cautionsIn('concrete'), 9720, 'concrete');
  expect(found).toMatchObject([{ caution: { id: 'half-down' }, sentence: text, also: [] }]);
});

test('a deposit that is part of a sentence is quoted once, as that sentence', () => {
  const text = 'Anticipo de $7,000 (70% down) at signing, kept for any reason.';
  const found = findCautions(text, cautionsIn('hvac'), 10_000, 'hvac');
  const its = found.find(({ caution }) => caution.id === 'half-down');
  expect(its).toMatchObject({ sentence: text, also: [] });
});

test('the rest before the work is counted once, whatever kind its line is of', () => {
  const text = 'Balance $4,620 before the mixer unloads';
  const found = findCautions(text, cautionsIn('concrete'), 9240, 'concrete');
  expect(found.map(({ caution }) => caution.id)).not.toContain('paid-first');
});
