import type { PriceOrigin } from '../../../src/engine/index.ts';
import { sayDated } from '../../../src/engine/results/say-dated.ts';

/** Where a price is from, as the calculators and the open book print it: place, year, day and note. */
export const saidOfOrigin = ({ geography, year, asOf, note }: PriceOrigin): string =>
  `${geography} ${year}, read ${sayDated(asOf)}${note ? `. ${note}` : ''}`;
