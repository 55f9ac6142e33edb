import {
  amount,
  equipment,
  fee,
  installed,
  labor,
  partOf,
  partOfWay,
  scale,
  service,
  times,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Factor, Line, Lines, Saying } from '../said.ts';
import { dehumidifiers, dryingDays, equipmentDays, fans, visitHours } from './drying.ts';
import type { WaterValues } from './fields.ts';
import { figures, prices } from './figures.ts';
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

type Factors = readonly Factor<'water-damage'>[];

/** Extraction costs more the dirtier the water. */
const dirt = (category: Category): Factors => {
  if (category === 'clean') return [];
  return times(category === 'gray' ? figures.grayExtraction : figures.blackExtraction);
};

/** So does labor, in black water. */
const blackLabor = (category: Category): Factors => times(figures.blackLabor, category === 'black');

const wallOut = (v: WaterValues, wet: WetArea, category: Category): number =>
  (wet.wall + wet.ceiling) * drywallGone(v, category);

/** Getting mold out, behind plastic and under suction, and the assessor that Texas asks for. */
const moldLines = (area: number, priced: boolean): Line<'water-damage'>[] => [
  fee('mold-assessment', prices.moldAssessment, area >= figures.licenseFrom.value),
  service('mold-setup', prices.moldSetup, priced),
  service('mold', prices.moldRemoval, priced ? area : 0),
];

/** Coming out, getting the water up, and making room. */
const firstLines = (v: WaterValues, wet: WetArea, category: Category): Line<'water-damage'>[] => {
  const hours = figures.setupHours.value;
  const contents = figures.contentHours.value[v.contents];
  const standing = v.standing === 'yes';
  const hard = wet.floor - wet.carpet;
  return [
    fee('call-out', prices.callOut, v.afterHours === 'yes'),
    labor('setup', prices.technician, hours, {
      how: ['how.setup', { least: hours.low, most: hours.high }],
      factors: blackLabor(category),
    }),
    service(
      'extraction',
      prices.extraction,
      wet.carpet * (standing ? figures.standingOnCarpet.value : 1) +
        hard * (standing ? 1 : figures.dampHardFloor.value),
      { how: 'how.extraction', factors: dirt(category) },
    ),
    labor('contents', prices.technician, scale(contents, wet.rooms), {
      how: ['how.contents', { rooms: Math.round(wet.rooms), hours: contents.typical }],
    }),
  ];
};

/** What comes out, to be thrown away or to let the rest dry. */
const outLines = (v: WaterValues, wet: WetArea, category: Category): Line<'water-damage'>[] => {
  const black = category === 'black';
  const factors = blackLabor(category);
  return [
    labor(
      'baseboard-off',
      prices.technician,
      wet.wallLength / figures.baseboardAnHour.value + v.cabinets / figures.cabinetsAnHour.value,
      {
        how: [
          'how.baseboard-off',
          { wall: amount(wet.wallLength, 'ft'), cabinets: amount(v.cabinets, 'ft') },
        ],
        factors,
      },
    ),
    labor('pad-out', prices.padOut, black ? 0 : wet.carpet, {
      how: isOld(v) ? 'how.pad-out-old' : 'how.pad-out',
    }),
    labor('carpet-out', prices.carpetOut, black ? wet.carpet : 0, { factors }),
    labor('floor-out', prices.floorOut, wet.vinyl + wet.wood * woodGone(v, category), {
      how: 'how.floor-out',
      factors,
    }),
    labor('drywall-out', prices.drywallOut, wallOut(v, wet, category), { factors }),
    service(
      'disinfect',
      prices.antimicrobial,
      category === 'clean' ? 0 : wet.floor + wet.wall + wet.ceiling,
      {
        how: [
          'how.disinfect',
          { floor: amount(wet.floor, 'sqft'), walls: amount(wet.wall + wet.ceiling, 'sqft') },
        ],
        factors: times(figures.blackCleaning, black),
      },
    ),
  ];
};

/** The machines, and who reads them. */
const machineLines = (v: WaterValues, wet: WetArea, category: Category): Line<'water-damage'>[] => {
  const days = dryingDays(v, wet, category);
  const fanCount = fans(v, wet, category);
  const dehumidifierCount = dehumidifiers(wet, fanCount);
  const visits = visitHours(wet);
  const forDays = (machine: 'fans' | 'others', count: number): Saying<'water-damage', 'how'> => [
    'how.machines',
    { count, machine, days: days.typical },
  ];
  return [
    equipment('fans', prices.fan, equipmentDays(fanCount, days), {
      how: forDays('fans', fanCount.typical),
    }),
    equipment('dehumidifiers', prices.dehumidifier, equipmentDays(dehumidifierCount, days), {
      how: forDays('others', dehumidifierCount.typical),
    }),
    labor('monitoring', prices.technician, equipmentDays(visits, days), {
      how: ['how.monitoring', { visits: days.typical, hours: visits.typical }],
    }),
  ];
};

/** Putting back what was taken out. */
export const rebuildLines = (
  v: WaterValues,
  wet: WetArea,
  category: Category,
): Line<'water-damage'>[] => {
  const out = wallOut(v, wet, category);
  const patch = partOfWay(out, 0, figures.sheet.value);
  const black = category === 'black';
  const lost = woodGone(v, category);
  return [
    installed('drywall-least', prices.drywallLeast, patch),
    installed('drywall-new', prices.drywallNew, out),
    installed(
      'insulation-new',
      prices.insulationNew,
      v.soaked.includes('insulation') ? wet.wall + wet.ceiling : 0,
    ),
    installed('baseboard', prices.baseboard, wet.wallLength),
    installed('paint', prices.paint, wet.floor * patch, { how: 'how.paint' }),
    installed(
      'ceiling-paint',
      prices.ceilingPaint,
      wet.ceiling > 0 ? Math.max(figures.leastCeiling.value, wet.ceiling) : 0,
      { how: 'how.ceiling-paint' },
    ),
    installed('pad-new', prices.padNew, black ? 0 : wet.carpet, { how: 'how.pad-new' }),
    installed('carpet-new', prices.carpetNew, black ? wet.carpet : 0),
    installed('vinyl-new', prices.vinylNew, wet.vinyl),
    installed(
      'wood-sand',
      prices.woodSand,
      wet.wood > 0 ? (1 - lost) * Math.max(figures.leastSanded.value, wet.wood) : 0,
    ),
    installed('wood-new', prices.woodNew, wet.wood * lost),
    installed('cabinets-new', prices.cabinetsNew, scale(cabinetsGone(v, category), v.cabinets), {
      how: 'how.cabinets-new',
    }),
  ];
};

/** The priced lines of a water loss, or of mold alone. */
export const lines = (v: WaterValues): Lines<'water-damage'> => {
  if (v.scope === 'mold') return [...moldLines(v.moldArea, true), extrasLine(v.extras)];
  const wet = wetAreaOf(v);
  const category = categoryOf(v);
  return [
    ...partOf('part.first', firstLines(v, wet, category)),
    ...partOf('part.out', outLines(v, wet, category)),
    ...partOf('part.dry', machineLines(v, wet, category)),
    ...partOf('part.mold', moldLines(v.mold, v.mold > figures.professionalFrom.value)),
    ...partOf('part.new', v.scope === 'rebuild' ? rebuildLines(v, wet, category) : []),
    extrasLine(v.extras),
  ];
};
