import { amount, metric, typicalSum, type FoundMetric } from '../../engine/index.ts';
import type { Costs } from './costs.ts';
import type { RoofingValues } from './fields.ts';
import { figures } from './figures.ts';
import { isWhole, roofLines, squaresOf, wantedOn } from './lines.ts';
import type { SourceOf } from '../source-books.ts';
import type { RoofingWord } from './words.ts';

type Metric = FoundMetric<SourceOf<'roofing'>, RoofingWord>;

const claimMetrics = (v: RoofingValues, { claim, policyKnown }: Costs): Metric[] =>
  claim && policyKnown
    ? [
        metric('owner-pays', claim.ownerPays, 'usd', { sources: ['R01', 'R31'] }),
        metric('deductible', claim.deductible, 'usd', {
          facts: { flat: v.flat === null ? 'no' : 'yes' },
          sources: ['R31'],
        }),
        metric('first-check', claim.firstCheck, 'usd', {
          facts: { years: figures.life.value[v.existing] },
          sources: ['R01', 'R32', 'R75'],
        }),
        metric('second-check', claim.secondCheck, 'usd', { sources: ['R01', 'R09'] }),
      ]
    : [];

/** What bids are compared by; gutters, solar and other extras are not roof. */
const perSquare = (v: RoofingValues): Metric => {
  const squares = squaresOf(v);
  const roof = roofLines({ ...v, gutters: 'no', panels: 0 }, wantedOn(v));
  return metric('per-square', typicalSum(roof) / squares, 'usd', {
    facts: { squares: amount(squares, 'square') },
  });
};

/** The figures shown with the price: the two checks of a claim, a repair's share, the price per square. */
export const metrics = (v: RoofingValues, costs: Costs): (Metric | false)[] => [
  ...claimMetrics(v, costs),
  v.job === 'repair' &&
    costs.sizeKnown &&
    metric('share-of-new', (100 * costs.cost) / costs.newRoof, 'percent', { sources: ['R48'] }),
  isWhole(v) && perSquare(v),
];
