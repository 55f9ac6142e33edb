import type { SolarValues } from './fields.ts';
import { figures } from './figures.ts';
import { kept, monthlyYield, sum } from './production.ts';
import { monthlyUse } from './use.ts';

/** Inches in 12. */
export const riseOf = (v: SolarValues): number => Number(v.pitch);

export const batteriesOf = (v: SolarValues): number =>
  Number(v.job === 'battery' ? v.batteries : v.battery);

/** kWh that 1 kW of these panels makes in each month, after losses, on the sides chosen. */
export const makePerKw = (v: SolarValues): readonly number[] => {
  const left = kept(v.shade);
  const share = v.secondFace === 'none' ? 0 : v.secondShare / 100;
  const second = monthlyYield(v.secondFace === 'none' ? v.face : v.secondFace, riseOf(v));
  return monthlyYield(v.face, riseOf(v)).map(
    (kwh, month) => left * ((1 - share) * kwh + share * (second[month] ?? 0)),
  );
};

/** What limited the number of panels. */
export type Limit = 'use' | 'roof' | 'quote';

export interface Size {
  readonly panels: number;
  readonly kw: number;
  readonly sqft: number;
  readonly limit: Limit;
}

const madeOf = (v: SolarValues, panels: number, limit: Limit): Size => {
  const kw = (panels * v.watts) / 1000;
  return { panels, kw, sqft: (kw * 1000) / figures.wattsPerSqft.value, limit };
};

/** What stands on the roof already; nothing where no number is given. */
export const standing = (v: SolarValues): Size => madeOf(v, v.have ?? 0, 'quote');

/** Panels for the use wanted, as many as the roof takes, or as many as a quote says; at least one. */
export const sizeOf = (v: SolarValues): Size => {
  const wanted = (sum(monthlyUse(v)) * v.cover) / 100 / sum(makePerKw(v)) / (v.watts / 1000);
  const room = Math.floor((v.area * figures.wattsPerSqft.value) / v.watts);
  const limit = v.panels !== null ? 'quote' : room < Math.round(wanted) ? 'roof' : 'use';
  const panels = v.panels ?? Math.max(1, limit === 'roof' ? room : Math.round(wanted));
  return madeOf(v, panels, limit);
};
