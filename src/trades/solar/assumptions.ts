import { exact } from '../../engine/index.ts';
import { inPlace } from '../../place/places.ts';
import { cityName } from '../../place/cities.ts';
import type { Saying } from '../said.ts';
import type { SolarValues } from './fields.ts';
import { figures } from './figures.ts';
import type { Found } from './found.ts';
import { permit } from './places.ts';
import { billCount } from './use.ts';

type Assumption = Saying<'solar', 'assumption'>;

const years = figures.batteryYears.value;

const ofNew = (v: SolarValues, { worth }: Found): (Assumption | false)[] => {
  const bills = billCount(v);
  return [
    bills === 0 ? 'assumption.no-bills' : ['assumption.bills', { bills }],
    v.upkeep === null
      ? ['assumption.upkeep', { upkeep: exact(figures.upkeep.value) }]
      : 'assumption.own-upkeep',
    'assumption.credits',
    worth.byBattery > 0 && ['assumption.battery-years', { years }],
  ];
};

/** What the answer rests on. */
export const assumptions = (v: SolarValues, found: Found): (Assumption | false)[] => [
  [`assumption.permit-${inPlace(permit, v.city).value}`, { city: cityName(v.city) }],
  ...(v.job === 'new' ? ofNew(v, found) : []),
  v.job === 'battery' && ['assumption.battery-alone', { years }],
  v.job === 'reset' && 'assumption.half-used',
  v.job === 'reset' && 'assumption.old-racking',
];
