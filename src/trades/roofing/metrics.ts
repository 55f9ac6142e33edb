import { amount, metric, typicalSum } from '../../engine/index.ts';
import type { Metric } from '../said.ts';
import type { Costs } from './costs.ts';
import type { RoofingValues } from './fields.ts';
import { figures } from './figures.ts';
import { isWhole, roofLines, squaresOf, wantedOn } from './lines.ts';

const claimMetrics = (v: RoofingValues, { claim, policyKnown }: Costs): Metric<'roofing'>[] =>
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
const perSquare = (v: RoofingValues): Metric<'roofing'> => {
  const squares = squaresOf(v);
  const roof = roofLines({ ...v, gutters: 'no', panels: 0 }, wantedOn(v));
  return metric('per-square', typicalSum(roof) / squares, 'usd', {
    facts: { squares: amount(squares, 'square') },
  });
};

/** The figures shown with the price: the two checks of a claim, a repair's share, the price per square. */
export const metrics = (v: RoofingValues, costs: Costs): (Metric<'roofing'> | false)[] => [
  ...claimMetrics(v, costs),
  v.job === 'repair' &&
    costs.sizeKnown &&
    metric('share-of-new', (100 * costs.cost) / costs.newRoof, 'percent', { sources: ['R48'] }),
  isWhole(v) && perSquare(v),
];
