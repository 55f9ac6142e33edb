import {
  figure,
  scale,
  type EnteredLine,
  type Factor,
  type PricedLine,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { dehumidifiers, dryingDays, equipmentDays, fans, visitHours } from './drying.ts';
import type { WaterValues } from './model.ts';
import { LICENSE_FROM_SQFT, PROFESSIONAL_FROM_SQFT } from './mold.ts';
import { prices } from './prices.ts';
import type { WaterSource } from './sources.ts';
import {
  categoryOf,
  drywallGone,
  ramp,
  wetAreaOf,
  woodGone,
  type Category,
  type WetArea,
} from './water.ts';

type Line = PricedLine<WaterSource>;

/** Extraction from carpet is published at $4–6, $6–9 and $9–12 by category (W31); we keep the ratios. */
const dirt: Readonly<Record<Category, Factor<WaterSource>[]>> = {
  1: [],
  2: [{ label: 'Gray water', value: 1.5, sources: ['W31'] }],
  3: [{ label: 'Black water', value: 2.1, sources: ['W31'] }],
};

/** Labor in black water: suits, bagging, washing down. Restorers’ own rules run 1.45 to 1.5. */
const inBlackWater = (category: Category): Factor<WaterSource>[] =>
  category === 3
    ? [{ label: 'Black water', value: 1.5, reason: 'Our choice: protective gear and bagging.' }]
    : [];

/** Hours of labor to come out, inspect, set up, write it down and take down again; our choice. */
const SETUP_HOURS = { low: 4, typical: 6, high: 8 };
/** Hours of one technician to move and cover what stands in a room; our choice. */
const CONTENT_HOURS = {
  empty: { low: 0, typical: 0.25, high: 0.5 },
  normal: { low: 0.5, typical: 0.75, high: 1.25 },
  full: { low: 1, typical: 2, high: 3 },
} as const;
/** Linear ft of baseboard one technician takes off in an hour; of cabinets opened below; our choice. */
const BASEBOARD_AN_HOUR = 60;
const CABINETS_AN_HOUR = 4;
/** Share of a hard floor that is vacuumed although no water stands on it, and what standing adds to carpet. */
const DAMP_HARD_FLOOR = 0.3;
const STANDING_ON_CARPET = 1.3;
/** From one sheet of drywall on, in sq ft, a crew’s smallest job and the paint of a room are due in full. */
const SHEET = 32;
/** The smallest wood floor that is sanded, and the least of a ceiling that is painted, in sq ft (W98). */
const LEAST_SANDED = 100;
const LEAST_CEILING = 100;

const wallOut = (v: WaterValues, wet: WetArea, category: Category): number =>
  (wet.wall + wet.ceiling) * drywallGone(v, category);
const woodOut = (v: WaterValues, wet: WetArea, category: Category): number =>
  wet.wood * woodGone(v, category);

/** Getting mold out, behind plastic and under suction, and the assessor that Texas asks for. */
const moldLines = (area: number, priced: boolean): Line[] => [
  {
    id: 'mold-assessment',
    kind: 'fee',
    quantity: area >= LICENSE_FROM_SQFT ? 1 : 0,
    unitCost: prices.moldAssessment,
  },
  { id: 'mold-setup', kind: 'service', quantity: priced ? 1 : 0, unitCost: prices.moldSetup },
  { id: 'mold', kind: 'service', quantity: priced ? area : 0, unitCost: prices.moldRemoval },
];

/** Getting the water out and the house dry. */
const dryingLines = (v: WaterValues, wet: WetArea, category: Category): Line[] => {
  const days = dryingDays(v, wet, category);
  const fanCount = fans(v, wet, category);
  const dehumidifierCount = dehumidifiers(wet, fanCount);
  const visits = visitHours(wet);
  const hard = wet.floor - wet.carpet;
  const standing = v.standing === 'yes';
  const black = inBlackWater(category);
  const forDays = (what: string, count: number) => () =>
    `${figure(count)} ${what} × ${figure(days.typical)} days`;
  return [
    {
      id: 'call-out',
      kind: 'fee',
      quantity: v.afterHours === 'yes' ? 1 : 0,
      unitCost: prices.callOut,
    },
    {
      id: 'setup',
      label: 'Come out, inspect, set up and take down',
      kind: 'labor',
      quantity: SETUP_HOURS,
      how: () => `${SETUP_HOURS.low} to ${SETUP_HOURS.high} hours for any job, our choice`,
      unitCost: prices.technician,
      factors: black,
    },
    {
      id: 'extraction',
      kind: 'service',
      quantity:
        wet.carpet * (standing ? STANDING_ON_CARPET : 1) + hard * (standing ? 1 : DAMP_HARD_FLOOR),
      how: () => 'Wet carpet; hard floors in full where water stands',
      unitCost: prices.extraction,
      factors: dirt[category],
    },
    {
      id: 'contents',
      label: 'Move and cover furniture',
      kind: 'labor',
      quantity: scale(CONTENT_HOURS[v.contents], v.rooms),
      how: () =>
        `${figure(v.rooms)} rooms × ${figure(CONTENT_HOURS[v.contents].typical)} hours, our choice`,
      unitCost: prices.technician,
    },
    {
      id: 'baseboard-off',
      label: 'Take off baseboards, open below cabinets',
      kind: 'labor',
      quantity: wet.wallLength / BASEBOARD_AN_HOUR + v.cabinets / CABINETS_AN_HOUR,
      how: () => `${figure(wet.wallLength)} ft of wall, ${figure(v.cabinets)} ft of cabinets`,
      unitCost: prices.technician,
      factors: black,
    },
    {
      id: 'pad-out',
      kind: 'labor',
      quantity: category < 3 ? wet.carpet : 0,
      how: () => 'The pad goes, the carpet is dried',
      unitCost: prices.padOut,
    },
    {
      id: 'carpet-out',
      kind: 'labor',
      quantity: category === 3 ? wet.carpet : 0,
      unitCost: prices.carpetOut,
      factors: black,
    },
    {
      id: 'floor-out',
      kind: 'labor',
      quantity: wet.vinyl + woodOut(v, wet, category),
      how: () => 'Plank and laminate, so that the floor below dries; wood that is lost',
      unitCost: prices.floorOut,
      factors: black,
    },
    {
      id: 'drywall-out',
      kind: 'labor',
      quantity: wallOut(v, wet, category),
      unitCost: prices.drywallOut,
      factors: black,
    },
    {
      id: 'disinfect',
      kind: 'service',
      quantity: category > 1 ? wet.floor + wet.wall + wet.ceiling : 0,
      how: () =>
        `Floor ${figure(wet.floor)} + walls and ceiling ${figure(wet.wall + wet.ceiling)} sq ft`,
      unitCost: prices.antimicrobial,
    },
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
      how: forDays('dehumidifiers', dehumidifierCount.typical),
      unitCost: prices.dehumidifier,
    },
    {
      id: 'monitoring',
      label: 'Daily moisture readings',
      kind: 'labor',
      quantity: equipmentDays(visits, days),
      how: () => `${figure(days.typical)} visits × ${figure(visits.typical)} hours, our choice`,
      unitCost: prices.technician,
    },
    ...moldLines(v.mold, v.mold > PROFESSIONAL_FROM_SQFT),
  ];
};

/** Putting back what was taken out. */
export const rebuildLines = (v: WaterValues, wet: WetArea, category: Category): Line[] => {
  const out = wallOut(v, wet, category);
  const patch = ramp(out, 0, SHEET);
  const stripped = category === 3;
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
      how: () => 'Whole walls, so that the color matches',
      unitCost: prices.paint,
    },
    {
      id: 'ceiling-paint',
      kind: 'installed',
      quantity: wet.ceiling > 0 ? Math.max(LEAST_CEILING, wet.ceiling) : 0,
      how: () => 'Block the stain, then paint the ceiling',
      unitCost: prices.ceilingPaint,
    },
    {
      id: 'pad-new',
      kind: 'installed',
      quantity: stripped ? 0 : wet.carpet,
      how: () => 'New pad, carpet cleaned and stretched back',
      unitCost: prices.padNew,
    },
    {
      id: 'carpet-new',
      kind: 'installed',
      quantity: stripped ? wet.carpet : 0,
      unitCost: prices.carpetNew,
    },
    { id: 'vinyl-new', kind: 'installed', quantity: wet.vinyl, unitCost: prices.vinylNew },
    {
      id: 'wood-sand',
      kind: 'installed',
      quantity: wet.wood > 0 ? (1 - lost) * Math.max(LEAST_SANDED, wet.wood) : 0,
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
      quantity: v.cabinets * drywallGone(v, category),
      how: () => 'Particle board that swelled, by the hours it stood wet',
      unitCost: prices.cabinetsNew,
    },
  ];
};

/** The priced lines of a water loss, or of mold alone. */
export const linesOf = (v: WaterValues): (Line | EnteredLine)[] => {
  if (v.scope === 'mold') return [...moldLines(v.moldArea, true), extrasLine(v.extras)];
  const wet = wetAreaOf(v);
  const category = categoryOf(v);
  return [
    ...dryingLines(v, wet, category),
    ...(v.scope === 'rebuild' ? rebuildLines(v, wet, category) : []),
    extrasLine(v.extras),
  ];
};
