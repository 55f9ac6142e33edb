import { bounded, interpolate, type Point } from '../../engine/index.ts';
import type { SepticValues } from './fields.ts';
import { figures } from './figures.ts';
import { isAerobic } from './trouble.ts';

/** Years between pump-outs, six months to the EPA’s five years. `gallons` 500–2,000, `people` 1–8. */
export const pumpingInterval = (gallons: number, people: number, disposal: boolean): number => {
  const { people: counts, tanks } = figures.interval.value;
  const years = interpolate(
    tanks.map((tank): Point => [
      tank.gallons,
      interpolate(
        counts.map((count, i): Point => [count, tank.years[i] ?? 0]),
        people,
      ),
    ]),
    gallons,
  );
  const all = years * (disposal ? figures.disposal.value : 1);
  return bounded(all, figures.shortestYears.value, figures.longestYears.value);
};

/** Years between pump-outs of this system. */
export const intervalOf = (v: SepticValues): number =>
  isAerobic(v)
    ? figures.aerobicYears.value.typical
    : pumpingInterval(Number(v.tank), v.people, v.disposal === 'yes');
