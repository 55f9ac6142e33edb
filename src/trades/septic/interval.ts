/** Years between pump-outs, by tank gallons and people in the house all year, no disposal (S13). */
const PEOPLE = [1, 2, 3, 4, 5, 6, 8] as const;
const YEARS: readonly (readonly [gallons: number, years: readonly number[]])[] = [
  [500, [5.8, 2.6, 1.5, 1, 0.7, 0.4, 0.2]],
  [750, [9.1, 4.2, 2.6, 1.8, 1.3, 1, 0.6]],
  [1000, [12.4, 5.9, 3.7, 2.6, 2, 1.5, 1]],
  [1250, [15.6, 7.5, 4.8, 3.4, 2.6, 2, 1.4]],
  [1500, [18.9, 9.1, 5.9, 4.2, 3.3, 2.6, 1.8]],
  [2000, [25.4, 12.4, 8, 5.9, 4.5, 3.7, 2.6]],
];

/** A disposal adds about 30% of solids (S13), so the years shrink by 1 ÷ 1.3. */
const DISPOSAL = 1 / 1.3;
/** At least every three to five years, says the EPA (S15). */
export const LONGEST_YEARS = 5;
/**
 * Years between pump-outs of an aerobic system. No table decides it: the technician measures the sludge
 * at each visit. Texas providers say about 3 to 5 years (S61), one in Oklahoma 2 to 3 (S62).
 */
export const AEROBIC_YEARS = { low: 2, typical: 3, high: 5 } as const;

/** The value at `at` on the line through the two known points around it; the ends hold beyond them. */
const between = (points: readonly (readonly [number, number])[], at: number): number => {
  const next = points.findIndex(([x]) => x >= at);
  const [x1, y1] = points[next < 0 ? points.length - 1 : next] ?? [0, 0];
  const [x0, y0] = points[Math.max(0, next - 1)] ?? [0, 0];
  return next <= 0 || x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
};

/** Years between pump-outs, at most five. `gallons` 500–2,000, `people` 1–8. */
export const pumpingInterval = (gallons: number, people: number, disposal: boolean): number => {
  const years = between(
    YEARS.map(([tank, row]) => [
      tank,
      between(
        PEOPLE.map((count, i) => [count, row[i] ?? 0]),
        people,
      ),
    ]),
    gallons,
  );
  return Math.min(LONGEST_YEARS, years * (disposal ? DISPOSAL : 1));
};
