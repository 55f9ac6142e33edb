import type { Given } from '../../engine/index.ts';
import { advise } from '../../trades/solar/advice.ts';
import type { SolarValues } from '../../trades/solar/fields.ts';
import { foundOf, type Found } from '../../trades/solar/found.ts';
import { payback } from '../../trades/solar/money.ts';
import type { SolarFitValues } from './fields.ts';
import { canClear, OPEN } from './shade.ts';

export type Outcome =
  | 'suited'
  | 'maybe'
  | 'shade-first'
  | 'ask-utility'
  | 'leaving'
  | 'not-now'
  | 'roof-first'
  | 'not-yours';

/** What the solar model says about the money, the worst first. */
const answers = ['does-not-pay', 'only-at-the-right-price', 'pays'];

const NO = 0;
const YES = 2;

const buybackKnown: Given = new Set(['buyback']);

/** What the solar model says about a system whose roof is in order: 0 no, 1 at the right price, 2 yes. */
export const moneyOf = (system: SolarValues, found: Found = foundOf(system)): number =>
  answers.indexOf(
    advise({ ...system, roofAge: 0 }, found, found.price.typical, buybackKnown).outcome,
  );

/** Years until the money is back at the typical price; `null` if never. */
export const paidBack = (system: SolarValues): number | null => payback(foundOf(system).flows);

const isBackInTime = (v: SolarFitValues, system: SolarValues): boolean => {
  const years = paidBack(system);
  return v.stay === null || (years !== null && years <= v.stay);
};

/** The same system without the shade. */
export const inTheOpen = (system: SolarValues): SolarValues => ({ ...system, shade: OPEN });

/** The answer on the sun and the money, the buyback rate taken as it stands. */
const settled = (v: SolarFitValues, system: SolarValues): Outcome => {
  const money = moneyOf(system);
  if (money > NO && !isBackInTime(v, system)) return 'leaving';
  if (money === YES) return 'suited';
  const open = inTheOpen(system);
  if (canClear(v) && moneyOf(open) > money && isBackInTime(v, open)) return 'shade-first';
  return money === NO ? 'not-now' : 'maybe';
};

/** The answer if nothing is paid for power sent out, and if the full rate is. */
export const atEitherRate = (v: SolarFitValues, system: SolarValues) => ({
  none: settled(v, { ...system, buyback: 0 }),
  full: settled(v, { ...system, buyback: system.rate }),
});

/** Whether the roof, or what lies below tile, is too old to outlast panels, as the solar model has it. */
export const isRoofOld = (system: SolarValues): boolean =>
  advise(system, foundOf(system), 0, buybackKnown).outcome.endsWith('-first');

/** The answer for a sound roof. A buyback rate nobody knows decides only where it can turn the answer. */
export const onSoundRoof = (v: SolarFitValues, system: SolarValues, given: Given): Outcome => {
  if (v.retailer === 'no' && !given.has('buyback')) {
    const { none, full } = atEitherRate(v, system);
    if (none !== full) return 'ask-utility';
  }
  return settled(v, system);
};

/** The outcome: what stands in the way of any panels comes before what they earn. */
export const judge = (v: SolarFitValues, system: SolarValues, given: Given): Outcome => {
  if (v.own !== 'mine') return 'not-yours';
  if (v.condition !== 'sound' || isRoofOld(system)) return 'roof-first';
  return onSoundRoof(v, system, given);
};

/** The lowest whole buyback rate, ¢ per kWh, from which panels can pay; `null` where not even the full rate does. */
export const buybackNeeded = (system: SolarValues): number | null => {
  for (let buyback = 0; buyback <= system.rate; buyback++) {
    if (moneyOf({ ...system, buyback }) > NO) return buyback;
  }
  return null;
};
