import { typicalSum } from '../../engine/index.ts';
import type { ConcreteValues } from './fields.ts';
import { jobLines } from './lines.ts';

/** What the ways to deal with one slab come to, US dollars. */
export interface Costs {
  /** The job asked for. */
  readonly cost: number;
  /** Tearing the same slab out and pouring a plain one. */
  readonly replacing: number;
  /** A plain overlay on the same slab. */
  readonly resurfacing: number;
  /** Mudjacking the same slab. */
  readonly lifting: number;
}

export const costsOf = (v: ConcreteValues): Costs => {
  const at = (other: Partial<ConcreteValues>) => typicalSum(jobLines({ ...v, ...other }));
  return {
    cost: at({}),
    replacing: at({ job: 'replace', finish: 'broom' }),
    resurfacing: at({ job: 'resurface', overlay: 'basic' }),
    lifting: at({ job: 'level', lift: 'mud' }),
  };
};
