import { figureBook, priceBook, type Cited } from '../../engine/index.ts';
import { partNames, type Part } from './fields.ts';
import type { SourceOf } from '../source-books.ts';

const read = { asOf: '2026-11-21', reviewBy: '2027-05-21' };

/** A repair with its part and labor. No firm of this area prints a list by part: US firms' lists are read. */
const repair = <S extends Cited<SourceOf<'appliance-repair'>>>(
  label: string,
  [low, typical, high]: readonly [number, number, number],
  sources: S,
  published: string,
) => ({
  label,
  low,
  typical,
  high,
  unit: 'job' as const,
  geography: 'US' as const,
  year: 2026,
  sources,
  note: `Published: ${published}. Our reading of it for common brands.`,
});

/** Part and labor added by us: a Texas visit, up to an hour at $75 to $150, and the part. */
const built = <S extends Cited<SourceOf<'appliance-repair'>>>(
  label: string,
  points: readonly [number, number, number],
  sources: S,
  part: string,
) => ({
  ...repair(label, points, sources, ''),
  geography: 'TX' as const,
  note: `A visit of $80 to $125, up to an hour at $75 to $150, and ${part}, added by us.`,
});

/** What a technician charges, part and labor together. */
export const prices = priceBook<SourceOf<'appliance-repair'>>()(read, {
  visit: {
    label: 'Visit and diagnosis',
    low: 65,
    typical: 95,
    high: 125,
    unit: 'visit',
    geography: 'TX',
    year: 2026,
    sources: ['R81', 'R93', 'R80'],
    note: '$80 to $125 in Houston, $50 to $100 in Austin; undated, read Nov 2026. Typical is our choice.',
  },
  visitPremium: {
    label: 'Visit and diagnosis, luxury brand',
    low: 60,
    typical: 110,
    high: 175,
    unit: 'visit',
    geography: 'TX',
    year: 2026,
    sources: ['R84', 'R82'],
    note: '$120 in Houston, $59 in Miami, up to $265 elsewhere; high is our choice.',
  },
  warrantyFee: {
    label: 'Service fee of the home warranty',
    low: 60,
    typical: 95,
    high: 125,
    unit: 'visit',
    geography: 'US',
    year: 2026,
    sources: ['R94', 'R95'],
    note: '$60 to $125; undated, read Nov 2026. Typical is our choice.',
  },
  gasket: repair(partNames.gasket, [100, 180, 290], ['R80', 'R25'], '$80–180 and $75–300'),
  coldFan: repair(partNames.coldFan, [190, 275, 380], ['R80', 'R25'], '$180–280 and $200–400'),
  thermostat: repair(
    partNames.thermostat,
    [140, 210, 310],
    ['R80', 'R25'],
    '$150–220 and $100–400',
  ),
  fridgeBoard: repair(
    partNames.fridgeBoard,
    [350, 500, 700],
    ['R80', 'R25'],
    'up to $400–600 and $400–750',
  ),
  compressor: repair(
    partNames.compressor,
    [500, 750, 1200],
    ['R80', 'R26'],
    '$350–900 and $350–650, and it can pass $1,000',
  ),
  leak: repair(
    partNames.leak,
    [400, 650, 1100],
    ['R83', 'R82'],
    '$400–700 and $600–1,800 for luxury brands',
  ),
  luxuryCompressor: {
    label: 'Compressor of a luxury refrigerator',
    low: 1200,
    typical: 2000,
    high: 2900,
    unit: 'job',
    geography: 'US',
    year: 2026,
    sources: ['R134', 'R135'],
    note: '$1,900–2,900 by a repairer south of San Francisco, “from $1,200” by a guide (2026). Typical is our choice: labor costs less here.',
  },
  luxuryLeak: {
    label: 'Refrigerant leak of a luxury refrigerator',
    low: 895,
    typical: 1500,
    high: 2100,
    unit: 'job',
    geography: 'US',
    year: 2026,
    sources: ['R134', 'R135', 'R82'],
    note: '$1,400–2,100 found, sealed and recharged, “from $895”, and $600–1,800 in Miami (2026). Typical is our choice.',
  },
  relay: repair(partNames.relay, [90, 140, 210], ['R80', 'R63'], '$80–150 and $50–200'),
  defrost: repair(
    partNames.defrost,
    [230, 350, 500],
    ['R65'],
    'a quote of $390, or $550 with its thermostat (2023)',
  ),
  iceMaker: repair(partNames.iceMaker, [170, 280, 400], ['R80', 'R28'], '$150–280 and $300 (2014)'),
  fridgeValve: repair(
    partNames.fridgeValve,
    [150, 220, 300],
    ['R80', 'R64'],
    '$150–280 and $150–300',
  ),
  drain: built(partNames.drain, [100, 160, 240], ['R81', 'R93'], 'no part'),
  washerPump: repair(
    partNames.washerPump,
    [165, 240, 340],
    ['R80', 'R29'],
    '$150–250 and $150–350',
  ),
  washerBelt: repair(partNames.washerBelt, [120, 175, 250], ['R80', 'R29'], '$80–150 and $100–200'),
  washerLock: repair(
    partNames.washerLock,
    [130, 195, 290],
    ['R80', 'R29'],
    '$100–200 and $100–300',
  ),
  washerMotor: repair(
    partNames.washerMotor,
    [270, 400, 600],
    ['R80', 'R29'],
    '$200–300 and $300–700',
  ),
  washerValve: repair(partNames.washerValve, [150, 210, 290], ['R80'], '$150–280'),
  washerBoard: repair(partNames.washerBoard, [230, 350, 500], ['R80'], '$200–350'),
  washerBearing: repair(partNames.washerBearing, [300, 430, 600], ['R80'], '$300–500'),
  washerSeal: built(partNames.washerSeal, [150, 230, 330], ['R81', 'R93'], 'a part of $25 to $90'),
  dryerHeat: repair(partNames.dryerHeat, [140, 215, 310], ['R9', 'R80'], '$100–300 and $150–250'),
  dryerGas: repair(partNames.dryerGas, [120, 190, 280], ['R80'], '$100–200'),
  dryerBelt: repair(partNames.dryerBelt, [150, 180, 240], ['R9', 'R80'], '$150–200 and $150–280'),
  dryerRollers: repair(partNames.dryerRollers, [180, 240, 300], ['R9'], '$200–300'),
  dryerBoard: repair(partNames.dryerBoard, [210, 310, 430], ['R9', 'R80'], '$200–400 and $280–450'),
  dryerBearing: repair(partNames.dryerBearing, [120, 180, 260], ['R9'], '$100–250'),
  dryerVent: repair(partNames.dryerVent, [90, 125, 170], ['R9'], '$75–150'),
  dishLatch: repair(partNames.dishLatch, [110, 150, 210], ['R33', 'R80'], '$100–150 and $150–280'),
  dishPump: repair(partNames.dishPump, [170, 240, 340], ['R33', 'R80'], '$200–350 and $120–280'),
  dishPanel: repair(partNames.dishPanel, [230, 330, 470], ['R23', 'R80'], '$200–500 and $280–450'),
  dishMotor: repair(partNames.dishMotor, [300, 420, 560], ['R23', 'R80'], '$400–600 and $280–450'),
  dishSeal: built(
    partNames.dishSeal,
    [140, 200, 290],
    ['R30', 'R81', 'R93'],
    'a part of $25 to $50',
  ),
  ovenElement: repair(
    partNames.ovenElement,
    [130, 200, 290],
    ['R34', 'R80'],
    '$100–290 and $150–300',
  ),
  ovenIgniter: repair(
    partNames.ovenIgniter,
    [150, 220, 310],
    ['R34', 'R80'],
    '$120–300 and $150–300',
  ),
  ovenSensor: repair(
    partNames.ovenSensor,
    [130, 200, 300],
    ['R34', 'R80'],
    '$100–350 and $150–300',
  ),
  ovenBoard: repair(partNames.ovenBoard, [290, 400, 520], ['R80'], '$300–500'),
  spark: repair(partNames.spark, [120, 190, 290], ['R80', 'R35'], '$120–300; the part $15–80'),
  cookElement: repair(partNames.cookElement, [120, 190, 290], ['R80'], '$120–300'),
  magnetron: built(
    partNames.magnetron,
    [170, 240, 330],
    ['R36', 'R81', 'R93'],
    'a part of $75 to $150',
  ),
  microSwitch: built(
    partNames.microSwitch,
    [110, 155, 220],
    ['R36', 'R81', 'R93'],
    'a part of $20 to $50',
  ),
  disposalFix: repair(partNames.disposalFix, [100, 160, 250], ['R80'], '$100–250'),
});

const common = { unit: 'each', geography: 'US', year: 2022 } as const;
const fitted = { unit: 'each', geography: 'US', year: 2026 } as const;
const ourChoice = 'Usual models; typical is our choice. Only weighed against, never billed.';
const luxuryChoice = 'As a Miami repair company lists them; typical is our choice.';

/** What a new one costs, where the person gives no price: for the 50% rule alone. */
export const newOnes = priceBook<SourceOf<'appliance-repair'>>()(read, {
  refrigerator: {
    label: 'A new refrigerator',
    low: 800,
    typical: 1700,
    high: 2700,
    ...common,
    sources: ['R73', 'R28'],
    note: ourChoice,
  },
  washer: {
    label: 'A new washer',
    low: 400,
    typical: 700,
    high: 1000,
    ...common,
    sources: ['R72', 'R75'],
    note: ourChoice,
  },
  dryer: {
    label: 'A new dryer',
    low: 240,
    typical: 650,
    high: 1000,
    ...common,
    sources: ['R75', 'R76'],
    note: ourChoice,
  },
  dishwasher: {
    label: 'A new dishwasher',
    low: 400,
    typical: 700,
    high: 1000,
    ...common,
    sources: ['R72', 'R75'],
    note: ourChoice,
  },
  range: {
    label: 'A new range',
    low: 650,
    typical: 1400,
    high: 2000,
    ...common,
    sources: ['R73', 'R28'],
    note: ourChoice,
  },
  counterMicrowave: {
    label: 'A new microwave for the counter',
    low: 100,
    typical: 150,
    high: 250,
    ...common,
    sources: ['R72', 'R75'],
    note: 'About $100; the rest is our choice.',
  },
  hungMicrowave: {
    label: 'A new microwave over the range, fitted',
    low: 400,
    typical: 700,
    high: 1200,
    ...fitted,
    sources: ['R91'],
    note: '$400 to $1,200; typical is our choice.',
  },
  luxuryRefrigerator: {
    label: 'A new luxury refrigerator, fitted',
    low: 8000,
    typical: 12_000,
    high: 18_000,
    ...fitted,
    sources: ['R82'],
    note: luxuryChoice,
  },
  luxuryRange: {
    label: 'A new luxury range, fitted',
    low: 6000,
    typical: 9500,
    high: 15_000,
    ...fitted,
    sources: ['R82'],
    note: luxuryChoice,
  },
  luxuryDishwasher: {
    label: 'A new luxury dishwasher, fitted',
    low: 1400,
    typical: 2200,
    high: 3500,
    ...fitted,
    sources: ['R82'],
    note: luxuryChoice,
  },
});

/**
 * Of 100 repairs of a symptom, how many replace each part. No count is published: the shares follow the
 * order in which the guides name the causes.
 */
const causes = {
  refrigerator: {
    'fridge-warm': {
      defrost: 40,
      coldFan: 40,
      thermostat: 20,
    },
    'both-warm': {
      coldFan: 35,
      compressor: 20,
      leak: 20,
      fridgeBoard: 15,
      defrost: 10,
    },
    clicks: {
      relay: 55,
      compressor: 45,
    },
    'no-ice': {
      iceMaker: 55,
      fridgeValve: 35,
      fridgeBoard: 10,
    },
    water: {
      drain: 60,
      fridgeValve: 40,
    },
    'runs-on': {
      gasket: 50,
      thermostat: 25,
      defrost: 25,
    },
    noise: {
      coldFan: 80,
      iceMaker: 20,
    },
    dead: {
      fridgeBoard: 60,
      relay: 20,
      thermostat: 20,
    },
  },
  washer: {
    'no-drain': {
      washerPump: 75,
      washerLock: 15,
      washerBoard: 10,
    },
    'no-spin': {
      washerLock: 40,
      washerBelt: 30,
      washerBoard: 15,
      washerMotor: 15,
    },
    leak: {
      washerSeal: 60,
      washerPump: 25,
      washerValve: 15,
    },
    'fills-off': {
      washerValve: 85,
      washerBoard: 15,
    },
    noise: {
      washerBearing: 45,
      washerPump: 35,
      washerMotor: 20,
    },
    dead: {
      washerLock: 55,
      washerBoard: 45,
    },
  },
  dryer: {
    'no-heat': {
      dryerHeat: 75,
      dryerVent: 15,
      dryerBoard: 10,
    },
    'no-start': {
      dryerBoard: 60,
      dryerHeat: 40,
    },
    'no-turn': {
      dryerBelt: 70,
      dryerRollers: 15,
      dryerBoard: 15,
    },
    noise: {
      dryerRollers: 60,
      dryerBearing: 40,
    },
    slow: {
      dryerVent: 65,
      dryerHeat: 35,
    },
  },
  dishwasher: {
    'water-left': {
      dishPump: 80,
      dishPanel: 20,
    },
    'no-start': {
      dishLatch: 50,
      dishPanel: 50,
    },
    dirty: {
      dishMotor: 45,
      dishSeal: 30,
      dishPump: 25,
    },
    leak: {
      dishSeal: 60,
      dishPump: 30,
      dishMotor: 10,
    },
    hums: {
      dishMotor: 50,
      dishSeal: 25,
      dishPump: 25,
    },
  },
  range: {
    'oven-cold': {
      ovenElement: 65,
      ovenBoard: 20,
      ovenSensor: 15,
    },
    'wrong-heat': {
      ovenSensor: 70,
      ovenElement: 15,
      ovenBoard: 15,
    },
    burner: {
      spark: 100,
    },
    'burner-cold': {
      cookElement: 100,
    },
  },
  microwave: {
    'no-heat': {
      magnetron: 80,
      microSwitch: 20,
    },
    dead: {
      microSwitch: 65,
      magnetron: 35,
    },
  },
  disposal: {
    hums: {
      disposalFix: 100,
    },
    dead: {
      disposalFix: 100,
    },
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, Readonly<Partial<Record<Part, number>>>>>>
>;

/** Every figure that is no price. */
export const figures = figureBook<SourceOf<'appliance-repair'>>()(read, {
  causes: {
    label: 'Parts behind each symptom, of 100 repairs',
    unit: 'percent',
    value: causes,
    sources: ['R2', 'R48', 'R71', 'R29', 'R51', 'R50', 'R52', 'R34', 'R36'],
    note: 'The shares are our judgment.',
  },
  nothingBroken: {
    label: 'Calls in 100 that find nothing broken, by symptom',
    unit: 'percent',
    value: {
      refrigerator: {
        'fridge-warm': 15,
        'both-warm': 20,
        clicks: 5,
        'no-ice': 20,
        water: 15,
        'runs-on': 25,
        noise: 20,
        dead: 25,
      },
      washer: {
        'no-drain': 25,
        'no-spin': 20,
        leak: 15,
        'fills-off': 0,
        noise: 15,
        dead: 25,
      },
      dryer: {
        'no-heat': 20,
        'no-start': 25,
        'no-turn': 0,
        noise: 10,
        slow: 20,
      },
      dishwasher: {
        'water-left': 25,
        'no-start': 25,
        dirty: 25,
        leak: 20,
        hums: 15,
      },
      range: {
        'oven-cold': 10,
        'wrong-heat': 20,
        burner: 25,
        'burner-cold': 10,
      },
      microwave: {
        'no-heat': 0,
        dead: 20,
      },
      disposal: {
        hums: 25,
        dead: 25,
      },
    },
    sources: ['R1'],
    note: '20 to 25% of calls; fewer where no free check helps, our choice.',
  },
  surest: {
    label: 'Surest of a part before looking, of 100',
    unit: 'percent',
    value: 85,
    ours: 'Some causes no guide names.',
  },
  luxury: {
    label: 'Parts of luxury brands against common ones',
    unit: 'ratio',
    value: { low: 1.3, typical: 1.7, high: 2.2 },
    sources: ['R82', 'R83'],
    note: 'A luxury brand costs about 1.7 times a common one, by two Miami repairers; the ends are our choice.',
  },
  lifeYears: {
    label: 'Years an appliance lasts',
    unit: 'year',
    value: {
      refrigerator: 13,
      washer: 10,
      dryer: 13,
      dishwasher: 9,
      range: 13,
      microwave: 9,
      disposal: 10,
    },
    sources: ['R19', 'R20', 'R21', 'R24'],
  },
  shortLifeYears: {
    label: 'The same, by a newer survey',
    unit: 'year',
    value: {
      refrigerator: 7,
      washer: 7,
      dryer: 7,
      dishwasher: 7,
      range: 10,
      microwave: 6,
      disposal: 8,
    },
    sources: ['R22'],
  },
  luxuryYears: {
    label: 'Years a luxury built-in lasts',
    unit: 'year',
    value: { refrigerator: 20, range: 18, dishwasher: 12 },
    sources: ['R82'],
  },
  leftAtLeast: {
    label: 'Years left to what still runs, at least',
    unit: 'year',
    value: { years: 3, shareOfLife: 0.3 },
    ours: 'An average is no end: half of them run on.',
  },
  majorFromYears: {
    label: 'Age from which a major fault points to a new one',
    unit: 'year',
    value: {
      refrigerator: 10,
      washer: 10,
      dryer: 12,
      dishwasher: 8,
      range: 12,
      microwave: 6,
      disposal: 8,
    },
    sources: ['R5'],
  },
  half: {
    label: '50% rule: above this part of a new one, replace',
    unit: 'ratio',
    value: 0.5,
    sources: ['R4', 'R6', 'R70'],
  },
  fiveThousand: {
    label: '$5,000 rule: age × repair above this, replace',
    unit: 'usd',
    value: 5000,
    sources: ['R69'],
  },
  alwaysRepair: {
    label: 'Below this part of a new one always repair',
    unit: 'ratio',
    value: 0.25,
    ours: 'A quarter buys years of use.',
  },
  majorShare: {
    label: 'Major fault: replace from a quote of this part of a new one',
    unit: 'ratio',
    value: 1 / 3,
    ours: 'Between a quarter and a half.',
  },
  majorLikely: {
    label: 'How likely a major fault is to matter, to lean, to decide',
    unit: 'ratio',
    value: { some: 0.2, mostly: 0.5, nearly: 0.8 },
    ours: 'Between a fifth and four fifths the diagnosis decides.',
  },
  dearQuote: {
    label: 'A quote is too high from this many times the top of our range',
    unit: 'ratio',
    value: 1.25,
    ours: 'A quarter above our range.',
  },
  checkFrom: {
    label: 'Check first where so many calls in 100 find nothing broken',
    unit: 'percent',
    value: 20,
    sources: ['R1'],
  },
  repairProne: {
    label: 'Repairs in two years that make a unit repair-prone',
    unit: 'each',
    value: 2,
    ours: 'Two are a habit.',
  },
  repairsTake: {
    label: 'Part of the years left that each recent repair takes',
    unit: 'ratio',
    value: { each: 0.15, most: 0.5 },
    ours: 'What fails again seldom gets old.',
  },
  smallFix: {
    label: 'A small fix, worth it on a young unit',
    unit: 'usd',
    value: 300,
    sources: ['R5'],
  },
  youngYears: {
    label: 'Years up to which a small fix is worth it',
    unit: 'year',
    value: 10,
    sources: ['R5'],
  },
  hungWorth: {
    label: 'Repair a microwave over the range up to about this',
    unit: 'usd',
    value: 300,
    sources: ['R91'],
    note: '$250 to $350 was published.',
  },
  ninetieth: {
    label: 'Standard deviations to the 90th percentile',
    unit: 'ratio',
    value: 1.2816,
    ours: 'Arithmetic of the normal distribution.',
  },
});
