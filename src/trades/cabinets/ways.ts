import { typicalSum, type Given } from '../../engine/index.ts';
import type { CabinetsValues } from './fields.ts';
import { figures } from './figures.ts';
import { coreLines } from './lines.ts';

/** Where doors to paint were counted and nothing measured, the feet that have so many: one kitchen, three ways. */
const asCounted = (v: CabinetsValues, given: Given): CabinetsValues =>
  v.job === 'repaint' && v.doors !== null && v.doors > 0 && !given.has(measuredBy(v))
    ? { ...v, measure: 'runs', length: v.doors / figures.doors.value.typical }
    : v;

/** The question that holds the measure. */
const measuredBy = ({ measure }: CabinetsValues): 'length' | 'boxes' | 'floor' =>
  measure === 'boxes' || measure === 'floor' ? measure : 'length';

/** The same kitchen done three ways, cabinets alone, typical US dollars. */
export const threeWays = (values: CabinetsValues, given: Given) => {
  const v = asCounted(values, given);
  return {
    replace: typicalSum(coreLines({ ...v, remove: 'yes' }, 'replace')),
    reface: typicalSum(coreLines(v, 'reface')),
    repaint: typicalSum(coreLines(v, 'repaint')),
  };
};
