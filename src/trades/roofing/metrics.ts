import { amount, typicalSum, type FoundMetric } from '../../engine/index.ts';
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
        { id: 'owner-pays', value: claim.ownerPays, unit: 'usd', sources: ['R01', 'R31'] },
        {
          id: 'deductible',
          facts: { flat: v.flat === null ? 'no' : 'yes' },
          value: claim.deductible,
          unit: 'usd',
          sources: ['R31'],
        },
        {
          id: 'first-check',
          facts: { years: figures.life.value[v.existing] },
          value: claim.firstCheck,
          unit: 'usd',
          sources: ['R01', 'R32', 'R75'],
        },
        { id: 'second-check', value: claim.secondCheck, unit: 'usd', sources: ['R01', 'R09'] },
      ]
    : [];

/** What bids are compared by; gutters, solar and other extras are not roof. */
const perSquare = (v: RoofingValues): Metric => {
  const squares = squaresOf(v);
  const roof = roofLines({ ...v, gutters: 'no', panels: 0 }, wantedOn(v));
  return {
    id: 'per-square',
    facts: { squares: amount(squares, 'square') },
    value: typicalSum(roof) / squares,
    unit: 'usd',
  };
};

/** The figures shown with the price: the two checks of a claim, a repair's share, the price per square. */
export const metrics = (v: RoofingValues, costs: Costs): (Metric | false)[] => [
  ...claimMetrics(v, costs),
  v.job === 'repair' &&
    costs.sizeKnown && {
      id: 'share-of-new',
      value: (100 * costs.cost) / costs.newRoof,
      unit: 'percent',
      sources: ['R48'],
    },
  isWhole(v) && perSquare(v),
];
