import { useRef } from 'react';
import { money, type Estimate, type Grade, type Item } from '../../engine/index.ts';
import { TapeLine } from '../calculator/TapeLine.tsx';
import { LaborPart } from './LaborPart.tsx';
import type { ResultOf } from './result-of.ts';

/** How good a price is by the best of its sources. */
const strengthOf = ({ unitCost }: Item, grades: ResultOf['grades']): Grade | undefined =>
  unitCost?.sources
    .flatMap((id) => grades[id] ?? [])
    .sort()
    .at(0);

/** The share of the total from which a part of the bar has room for its name. The largest always says it. */
const NAMED = 0.12;

/**
 * What the total pays for: one bar, a part a line, largest first; how much of it is labor; and each line with
 * how well its price is known. A part opens its line.
 */
export const PricedLines = ({
  estimate: { items, total },
  of: { grades, strengths },
}: {
  readonly estimate: Estimate;
  readonly of: Pick<ResultOf, 'grades' | 'strengths'>;
}) => {
  const sorted = items.toSorted((a, b) => b.total.typical - a.total.typical);
  const sum = items.reduce((before, item) => before + item.total.typical, 0);
  const list = useRef<HTMLUListElement>(null);
  const open = (at: number) => {
    const line = list.current!.children[at]!.querySelector('details')!;
    line.open = true;
    line.querySelector('summary')!.focus();
  };
  return (
    <>
      <div className="parts-bar no-print" role="group" aria-label="The parts of the total">
        {sorted.map(({ id, label, total: { typical } }, at) =>
          at > 0 && typical < NAMED * sum ? (
            typical > 0 && <i key={id} style={{ flexGrow: typical }} />
          ) : (
            <button
              key={id}
              type="button"
              style={{ flexGrow: typical }}
              aria-label={`${label}, ${money(typical)}`}
              onClick={() => open(at)}
            >
              <span>{label}</span>
              <b>{money(typical)}</b>
            </button>
          ),
        )}
      </div>
      <LaborPart items={items} />
      <ul ref={list} className="tape-list">
        {sorted.map((item) => {
          const grade = strengthOf(item, grades);
          return (
            <TapeLine
              key={item.id}
              item={item}
              below={
                <small
                  className={`strength basis-full text-xs ${grade === 'D' ? 'text-brick' : 'text-soft'}`}
                >
                  {grade
                    ? strengths[grade]
                    : item.unitCost
                      ? 'Our choice, no source'
                      : 'You entered it'}
                </small>
              }
            />
          );
        })}
        <li className="flex justify-between gap-4 py-2 font-semibold">
          Likely, rounded <span className="figures">{money(total.typical)}</span>
        </li>
      </ul>
    </>
  );
};
