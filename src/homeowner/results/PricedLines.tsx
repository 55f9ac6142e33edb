import type { Estimate, Grade, Item } from '../../engine/index.ts';
import { TapeLine } from '../calculator/TapeLine.tsx';
import type { ResultOf } from './result-of.ts';

/** How good a price is by the best of its sources. */
const strengthOf = ({ unitCost }: Item, grades: ResultOf['grades']): Grade | undefined =>
  unitCost?.sources
    .flatMap((id) => grades[id] ?? [])
    .sort()
    .at(0);

/** The lines of the total, largest first, each with its share as a bar and how well its price is known. */
export const PricedLines = ({
  estimate: { items },
  of: { grades, strengths },
}: {
  readonly estimate: Estimate;
  readonly of: Pick<ResultOf, 'grades' | 'strengths'>;
}) => {
  const sum = items.reduce((total, item) => total + item.total.typical, 0);
  const sorted = items.toSorted((a, b) => b.total.typical - a.total.typical);
  return (
    <ul className="tape-list border-t border-rule">
      {sorted.map((item) => {
        const grade = strengthOf(item, grades);
        const share = sum > 0 ? (100 * item.total.typical) / sum : 0;
        return (
          <TapeLine
            key={item.id}
            item={item}
            below={
              <>
                <small
                  className={`strength basis-full text-xs ${grade === 'D' ? 'text-brick' : 'text-soft'}`}
                >
                  {grade ? strengths[grade] : 'You entered it'}
                </small>
                <svg
                  className="block basis-full fill-oak"
                  width="100%"
                  height="4"
                  aria-hidden="true"
                >
                  <rect width={`${share.toFixed(2)}%`} height="4" />
                </svg>
              </>
            }
          />
        );
      })}
    </ul>
  );
};
