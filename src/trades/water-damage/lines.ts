import {
  figure,
  scale,
  type EnteredLine,
  type Factor,
  type PricedLine,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { WaterValues } from './model.ts';
import { dehumidifiers, dryingDays, equipmentDays, fans } from './drying.ts';
import { LICENSE_FROM_SQFT, PROFESSIONAL_FROM_SQFT } from './mold.ts';
import { prices } from './prices.ts';
import type { WaterSource } from './sources.ts';
import {
  categoryOf,
  classOf,
  CLEAN_FOR_HOURS,
  wetAreaOf,
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

/** A daily visit takes half an hour to an hour; our choice. */
const VISIT_HOURS = { low: 0.5, typical: 0.75, high: 1 };
/** Hours of one technician to move and cover what stands in a room; our choice. */
const CONTENT_HOURS = {
  empty: { low: 0, typical: 0.25, high: 0.5 },
  normal: { low: 0.5, typical: 1, high: 1.5 },
  full: { low: 1, typical: 2, high: 4 },
} as const;

/** Drywall comes out after black water, and once it has been wet past two days; else it is dried. */
const drywallOut = (v: WaterValues, wet: WetArea, category: Category): number =>
  category === 3 || v.hours > CLEAN_FOR_HOURS ? wet.wall + wet.ceiling : 0;

/** Getting the water out and the house dry. */
const dryingLines = (v: WaterValues, wet: WetArea, category: Category): Line[] => {
  const days = dryingDays[classOf(v, wet)];
  const fanCount = fans(v, wet, category);
  const dehumidifierCount = dehumidifiers(wet, fanCount);
  const out = drywallOut(v, wet, category);
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
      id: 'extraction',
      kind: 'service',
      quantity: wet.carpet + (v.standing === 'yes' ? wet.floor - wet.carpet : 0),
      how: () => 'Wet carpet, and hard floors where water stands',
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
    },
    {
      id: 'floor-out',
      kind: 'labor',
      quantity: category === 3 ? wet.wood + wet.vinyl : 0,
      unitCost: prices.floorOut,
    },
    { id: 'drywall-out', kind: 'labor', quantity: out, unitCost: prices.drywallOut },
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
      quantity: equipmentDays(VISIT_HOURS, days),
      how: () => `${figure(days.typical)} visits × ${VISIT_HOURS.typical} hour, our choice`,
      unitCost: prices.technician,
    },
    {
      id: 'mold-assessment',
      kind: 'fee',
      quantity: v.mold >= LICENSE_FROM_SQFT ? 1 : 0,
      unitCost: prices.moldAssessment,
    },
    {
      id: 'mold',
      kind: 'service',
      quantity: v.mold > PROFESSIONAL_FROM_SQFT ? v.mold : 0,
      unitCost: prices.moldRemoval,
    },
  ];
};

/** Putting back what was taken out. */
export const rebuildLines = (v: WaterValues, wet: WetArea, category: Category): Line[] => {
  const out = drywallOut(v, wet, category);
  const stripped = category === 3;
  return [
    { id: 'drywall-new', kind: 'installed', quantity: out, unitCost: prices.drywallNew },
    {
      id: 'insulation-new',
      kind: 'installed',
      quantity: v.soaked.includes('insulation') ? wet.wall : 0,
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
      quantity: out > 0 ? wet.floor : 0,
      how: () => 'Whole walls, so that the color matches',
      unitCost: prices.paint,
    },
    {
      id: 'carpet-new',
      kind: 'installed',
      quantity: stripped ? wet.carpet : 0,
      unitCost: prices.carpetNew,
    },
    {
      id: 'vinyl-new',
      kind: 'installed',
      quantity: stripped ? wet.vinyl : 0,
      unitCost: prices.vinylNew,
    },
    {
      id: 'wood-new',
      kind: 'installed',
      quantity: stripped ? wet.wood : 0,
      unitCost: prices.woodNew,
    },
  ];
};

/** The priced lines of a water loss. */
export const linesOf = (v: WaterValues): (Line | EnteredLine)[] => {
  const wet = wetAreaOf(v);
  const category = categoryOf(v);
  return [
    ...dryingLines(v, wet, category),
    ...(v.scope === 'rebuild' ? rebuildLines(v, wet, category) : []),
    extrasLine(v.extras),
  ];
};
