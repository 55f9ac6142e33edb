import type { Given } from '../../engine/index.ts';
import { figures } from '../../trades/roofing/figures.ts';
import { fields, type StormValues } from './fields.ts';

/** What was seen, the worst first: the weather comes in, the roof is damaged, signs of it, nothing. */
export const SEVERITIES = ['open', 'damage', 'signs', 'none'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const severityOf = (v: StormValues): Severity => {
  const holds = (...some: readonly StormValues['shingles'][number][]) =>
    some.some((one) => v.shingles.includes(one));
  const isOpen = v.urgent === 'yes' || holds('hole') || v.attic.length > 0;
  if (isOpen || v.dangers.includes('tree')) return 'open';
  if (holds('missing', 'broken', 'spots')) return 'damage';
  const signs = [v.metals, v.ground, v.shingles, v.ceilings];
  return signs.some((ticked) => ticked.length > 0) ? 'signs' : 'none';
};

/** Whether the roof itself is damaged, not only maybe. */
export const isDamage = (severity: Severity): boolean =>
  severity === 'open' || severity === 'damage';

/** Whether the insurer is or may be in it: damage, or water inside, which some want to know of soon. */
export const mayBeClaim = (v: StormValues): boolean =>
  isDamage(severityOf(v)) || v.ceilings.length > 0 || v.told !== 'no';

/** Whether one may go about the house: nothing we were told endangers anyone. */
export const safetyOf = (v: StormValues) => ({ safe: v.dangers.length === 0 ? 'yes' : 'no' });

/** Hail in inches from which this roof may be damaged; less for shingles known to be near their end. */
export const hailMarkOf = (v: StormValues, given: Given): number => {
  const isShingle = v.existing === 'asphalt' || v.existing === 'class4';
  const isOld = given.has('age') && v.age >= figures.old.value[v.existing];
  return isShingle && isOld ? figures.hailMarkWorn.value : figures.hailMark.value[v.existing];
};

/** The hail that was told of: its size and whether it may have damaged this roof; none is no hail. */
export const hailOf = (v: StormValues, given: Given) => {
  if (!given.has('hail') || v.hail === 'none') return undefined;
  const size = figures.hailSize.value[v.hail];
  const mark = hailMarkOf(v, given);
  return { size, mark, reaches: size >= mark };
};

/** What was ticked, in the words of the questions: for a letter. */
export const seenIn = (v: StormValues): string =>
  (['ground', 'metals', 'shingles', 'attic', 'ceilings'] as const)
    .flatMap((id) => {
      const ticked: readonly string[] = v[id];
      return fields[id].options.filter(({ value }) => ticked.includes(value));
    })
    .map(({ label }) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`)
    .join('; ');
