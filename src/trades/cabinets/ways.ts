import { typicalSum } from '../../estimate/index.ts';
import type { CabinetsValues } from './fields.ts';
import { coreLines } from './lines.ts';

/** The same kitchen done three ways, cabinets alone, typical US dollars. */
export const threeWays = (v: CabinetsValues) => ({
  replace: typicalSum(coreLines({ ...v, remove: 'yes' }, 'replace')),
  reface: typicalSum(coreLines(v, 'reface')),
  repaint: typicalSum(coreLines(v, 'repaint')),
});
