import {
  amount,
  partOfWay,
  scale,
  type Factor,
  type Lines,
  type PricedLine,
  type Saying,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import { dehumidifiers, dryingDays, equipmentDays, fans, visitHours } from './drying.ts';
import type { WaterValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import type { SourceOf } from '../source-books.ts';
import {
  cabinetsGone,
  type Category,
  categoryOf,
  drywallGone,
  isOld,
  type WetArea,
  wetAreaOf,
  woodGone,
} from './water.ts';
import type { WaterWord } from './words.ts';

type Line = PricedLine<SourceOf<'water-damage'>, WaterWord>;
type Factors = readonly Factor<SourceOf<'water-damage'>, WaterWord>[];

/** Extraction costs more the dirtier the water. */
const dirt = (category: Category): Factors => {
  if (category === 'clean') return [];
  const figure = category === 'gray' ? figures.grayExtraction : figures.blackExtraction;
  return [{ figure, value: figure.value }];
};

/** So does labor, in black water. */
const blackLabor = (category: Category): Factors => {
  const figure = figures.blackLabor;
  return category === 'black' ? [{ figure, value: figure.value }] : [];
};

const wallOut = (v: WaterValues, wet: WetArea, category: Category): number =>
  (wet.wall + wet.ceiling) * drywallGone(v, category);

/** Getting mold out, behind plastic and under suction, and the assessor that Texas asks for. */
const moldLines = (area: number, priced: boolean): Line[] => [
  {
    id: 'mold-assessment',
    kind: 'fee',
    quantity: area >= figures.licenseFrom.value ? 1 : 0,
    unitCost: prices.moldAssessment,
  },
  { id: 'mold-setup', kind: 'service', quantity: priced ? 1 : 0, unitCost: prices.moldSetup },
  { id: 'mold', kind: 'service', quantity: priced ? area : 0, unitCost: prices.moldRemoval },
];

/** Coming out, getting the water up, and making room. */
const firstLines = (v: WaterValues, wet: WetArea, category: Category): Line[] => {
  const hours = figures.setupHours.value;
  const contents = figures.contentHours.value[v.contents];
  const standing = v.standing === 'yes';
  const hard = wet.floor - wet.carpet;
  return [
    {
      id: 'call-out',
      kind: 'fee',
      quantity: v.afterHours === 'yes' ? 1 : 0,
      unitCost: prices.callOut,
    },
    {
      id: 'setup',
      kind: 'labor',
      quantity: hours,
      how: ['how.setup', { least: hours.low, most: hours.high }],
      unitCost: prices.technician,
      factors: blackLabor(category),
    },
    {
      id: 'extraction',
      kind: 'service',
      quantity:
        wet.carpet * (standing ? figures.standingOnCarpet.value : 1) +
        hard * (standing ? 1 : figures.dampHardFloor.value),
      how: 'how.extraction',
      unitCost: prices.extraction,
      factors: dirt(category),
    },
    {
      id: 'contents',
      kind: 'labor',
      quantity: scale(contents, wet.rooms),
      how: ['how.contents', { rooms: Math.round(wet.rooms), hours: contents.typical }],
      unitCost: prices.technician,
    },
  ];
};

/** What comes out, to be thrown away or to let the rest dry. */
const outLines = (v: WaterValues, wet: WetArea, category: Category): Line[] => {
  const black = category === 'black';
  const factors = blackLabor(category);
  return [
    {
      id: 'baseboard-off',
      kind: 'labor',
      quantity:
        wet.wallLength / figures.baseboardAnHour.value + v.cabinets / figures.cabinetsAnHour.value,
      how: [
        'how.baseboard-off',
        { wall: amount(wet.wallLength, 'ft'), cabinets: amount(v.cabinets, 'ft') },
      ],
      unitCost: prices.technician,
      factors,
    },
    {
      id: 'pad-out',
      kind: 'labor',
      quantity: black ? 0 : wet.carpet,
      how: isOld(v) ? 'how.pad-out-old' : 'how.pad-out',
      unitCost: prices.padOut,
    },
    {
      id: 'carpet-out',
      kind: 'labor',
      quantity: black ? wet.carpet : 0,
      unitCost: prices.carpetOut,
      factors,
    },
    {
      id: 'floor-out',
      kind: 'labor',
      quantity: wet.vinyl + wet.wood * woodGone(v, category),
      how: 'how.floor-out',
      unitCost: prices.floorOut,
      factors,
    },
    {
      id: 'drywall-out',
      kind: 'labor',
      quantity: wallOut(v, wet, category),
      unitCost: prices.drywallOut,
      factors,
    },
    {
      id: 'disinfect',
      kind: 'service',
      quantity: category === 'clean' ? 0 : wet.floor + wet.wall + wet.ceiling,
      how: [
        'how.disinfect',
        { floor: amount(wet.floor, 'sqft'), walls: amount(wet.wall + wet.ceiling, 'sqft') },
      ],
      unitCost: prices.antimicrobial,
      factors: black ? [{ figure: figures.blackCleaning, value: figures.blackCleaning.value }] : [],
    },
  ];
};

/** The machines, and who reads them. */
const machineLines = (v: WaterValues, wet: WetArea, category: Category): Line[] => {
  const days = dryingDays(v, wet, category);
  const fanCount = fans(v, wet, category);
  const dehumidifierCount = dehumidifiers(wet, fanCount);
  const visits = visitHours(wet);
  const forDays = (machine: 'fans' | 'others', count: number): Saying<WaterWord, 'how'> => [
    'how.machines',
    { count, machine, days: days.typical },
  ];
  return [
    {
      id: 'fans',
      kind: 'equipment',
      quantity: equipmentDays(fanCount, days),
      how: forDays('fans', fanCount.typical),
      unitCost: prices.fan,
    },
    {
      id: 'dehumidifiers',
      kind: 'equipment',
      quantity: equipmentDays(dehumidifierCount, days),
      how: forDays('others', dehumidifierCount.typical),
      unitCost: prices.dehumidifier,
    },
    {
      id: 'monitoring',
      kind: 'labor',
      quantity: equipmentDays(visits, days),
      how: ['how.monitoring', { visits: days.typical, hours: visits.typical }],
      unitCost: prices.technician,
    },
  ];
};

/** Putting back what was taken out. */
export const rebuildLines = (v: WaterValues, wet: WetArea, category: Category): Line[] => {
  const out = wallOut(v, wet, category);
  const patch = partOfWay(out, 0, figures.sheet.value);
  const black = category === 'black';
  const lost = woodGone(v, category);
  return [
    { id: 'drywall-least', kind: 'installed', quantity: patch, unitCost: prices.drywallLeast },
    { id: 'drywall-new', kind: 'installed', quantity: out, unitCost: prices.drywallNew },
    {
      id: 'insulation-new',
      kind: 'installed',
      quantity: v.soaked.includes('insulation') ? wet.wall + wet.ceiling : 0,
      unitCost: prices.insulationNew,
    },
    {
      id: 'baseboard',
      kind: 'installed',
      quantity: wet.wallLength,
      unitCost: prices.baseboard,
    },
    {
      id: 'paint',
      kind: 'installed',
      quantity: wet.floor * patch,
      how: 'how.paint',
      unitCost: prices.paint,
    },
    {
      id: 'ceiling-paint',
      kind: 'installed',
      quantity: wet.ceiling > 0 ? Math.max(figures.leastCeiling.value, wet.ceiling) : 0,
      how: 'how.ceiling-paint',
      unitCost: prices.ceilingPaint,
    },
    {
      id: 'pad-new',
      kind: 'installed',
      quantity: black ? 0 : wet.carpet,
      how: 'how.pad-new',
      unitCost: prices.padNew,
    },
    {
      id: 'carpet-new',
      kind: 'installed',
      quantity: black ? wet.carpet : 0,
      unitCost: prices.carpetNew,
    },
    { id: 'vinyl-new', kind: 'installed', quantity: wet.vinyl, unitCost: prices.vinylNew },
    {
      id: 'wood-sand',
      kind: 'installed',
      quantity: wet.wood > 0 ? (1 - lost) * Math.max(figures.leastSanded.value, wet.wood) : 0,
      unitCost: prices.woodSand,
    },
    {
      id: 'wood-new',
      kind: 'installed',
      quantity: wet.wood * lost,
      unitCost: prices.woodNew,
    },
    {
      id: 'cabinets-new',
      kind: 'installed',
      quantity: scale(cabinetsGone(v, category), v.cabinets),
      how: 'how.cabinets-new',
      unitCost: prices.cabinetsNew,
    },
  ];
};

/** The priced lines of a water loss, or of mold alone. */
export const lines = (v: WaterValues): Lines<SourceOf<'water-damage'>, WaterWord> => {
  if (v.scope === 'mold') return [...moldLines(v.moldArea, true), extrasLine(v.extras)];
  const wet = wetAreaOf(v);
  const category = categoryOf(v);
  return [
    ...firstLines(v, wet, category),
    ...outLines(v, wet, category),
    ...machineLines(v, wet, category),
    ...moldLines(v.mold, v.mold > figures.professionalFrom.value),
    ...(v.scope === 'rebuild' ? rebuildLines(v, wet, category) : []),
    extrasLine(v.extras),
  ];
};
