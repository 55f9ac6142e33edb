import { useState, type ReactNode } from 'react';
import { money, type Item } from '../../engine/index.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import type { ClosedItem } from './first-screen.ts';

const Arithmetic = lazyPart('This line', () => import('./Arithmetic.tsx'));

/** What was opened before the rule came is drawn once it is there. */
const isWhole = (item: ClosedItem): item is Item => 'factors' in item;

/**
 * One line of the tape; opens to its arithmetic and its sources, which are drawn only once asked for:
 * closed, they would be a good part of the page's weight.
 */
export const TapeLine = ({
  item,
  below,
}: {
  readonly item: ClosedItem;
  readonly below?: ReactNode;
}) => {
  const [opened, setOpened] = useState(false);
  return (
    <li>
      <details className="tape-line" onToggle={() => setOpened(true)}>
        <summary>
          <span>
            {item.label}
            {item.sources.slice(0, 1).map((id) => (
              <span key={id}>
                {' '}
                <span className="chip">{id}</span>
              </span>
            ))}
          </span>
          <span className="figures">
            {item.total.typical > 0 ? money(item.total.typical) : `up to ${money(item.total.high)}`}
          </span>
          {below}
        </summary>
        {opened && isWhole(item) && <Arithmetic item={item} />}
      </details>
    </li>
  );
};
