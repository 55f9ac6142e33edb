import type { Fields } from '../../engine/index.ts';
import { oncePer } from './load.ts';

/** A list of its own: results load the rule, and no form. */
const files = import.meta.glob<{ readonly fields: Fields }>('./*/fields.ts', {
  base: '../../trades',
});

/** What a trade asks: all that the first screen of a calculator needs, since its prices are built in. */
export const loadFields = oncePer((trade) => files[`./${trade}/fields.ts`]!());
