import type { SepticValues } from './fields.ts';
import { figures } from './figures.ts';
import { isAerobic } from './trouble.ts';

type Point = readonly [x: number, y: number];

/** The value at `at` on the line through the two known points around it; the ends hold beyond them. */
const between = (points: readonly Point[], at: number): number => {
  const next = points.findIndex(([x]) => x >= at);
  const [x1, y1] = points[next < 0 ? points.length - 1 : next] ?? [0, 0];
  const [x0, y0] = points[Math.max(0, next - 1)] ?? [0, 0];
  return next <= 0 || x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
};

/** Years between pump-outs, six months to the EPA’s five years. `gallons` 500–2,000, `people` 1–8. */
export const pumpingInterval = (gallons: number, people: number, disposal: boolean): number => {
  const { people: counts, tanks } = figures.interval.value;
  const years = between(
    tanks.map((tank): Point => [
      tank.gallons,
      between(
        counts.map((count, i): Point => [count, tank.years[i] ?? 0]),
        people,
      ),
    ]),
    gallons,
  );
  const all = years * (disposal ? figures.disposal.value : 1);
  return Math.max(figures.shortestYears.value, Math.min(figures.longestYears.value, all));
};

/** Years between pump-outs of this system. */
export const intervalOf = (v: SepticValues): number =>
  isAerobic(v)
    ? figures.aerobicYears.value.typical
    : pumpingInterval(Number(v.tank), v.people, v.disposal === 'yes');
