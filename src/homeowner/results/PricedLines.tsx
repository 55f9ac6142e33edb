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

/** What is paid for as one: the lines of a part of the job, largest first, or a line of its own; US dollars. */
interface Paid {
  readonly name: string;
  readonly usd: number;
  readonly items: readonly Item[];
}

const largestFirst = (items: readonly Item[]): readonly Paid[] => {
  const parts = new Map<string, Item[]>();
  for (const item of items.toSorted((a, b) => b.total.typical - a.total.typical)) {
    const name = item.part ?? item.label;
    parts.set(name, [...(parts.get(name) ?? []), item]);
  }
  return [...parts]
    .map(([name, of]) => ({
      name: of.length > 1 ? name : of[0]!.label,
      usd: of.reduce((before, { total }) => before + total.typical, 0),
      items: of,
    }))
    .sort((a, b) => b.usd - a.usd);
};

/** The share of the total from which a part of the bar has room for its price and a finger on a phone. */
const NAMED = 0.14;

/**
 * What the total pays for: one bar, largest part first, with the numbers of the lines; how much of it is labor;
 * and each line with how well its price is known. A part opens its line, or the largest of its lines.
 */
export const PricedLines = ({
  estimate: { items, total },
  of: { grades, strengths },
}: {
  readonly estimate: Estimate;
  readonly of: Pick<ResultOf, 'grades' | 'strengths'>;
}) => {
  const parts = largestFirst(items);
  const sum = parts.reduce((before, { usd }) => before + usd, 0);
  // The largest always says its name.
  const named = parts.filter(({ usd }, at) => at === 0 || usd >= NAMED * sum);
  const others = parts.slice(named.length);
  const rest = others.reduce((before, { usd }) => before + usd, 0);
  const list = useRef<HTMLUListElement>(null);
  const open = (part: Paid) => {
    const before = parts.slice(0, parts.indexOf(part)).flatMap(({ items }) => items);
    const line = list.current!.querySelectorAll('details')[before.length]!;
    line.open = true;
    line.querySelector('summary')!.focus();
  };
  const lineOf = (item: Item) => {
    const grade = strengthOf(item, grades);
    return (
      <TapeLine
        key={item.id}
        item={item}
        below={
          <small
            className={`strength basis-full text-xs ${grade === 'D' ? 'text-brick' : 'text-soft'}`}
          >
            {grade ? strengths[grade] : item.unitCost ? 'Our choice, no source' : 'You entered it'}
          </small>
        }
      />
    );
  };
  return (
    <>
      {parts.length > 1 && (
        <div className="parts-bar" role="group" aria-label="The parts of the total">
          {named.map((part) => (
            <button
              key={part.name}
              type="button"
              style={{ flexGrow: part.usd }}
              aria-label={`${part.name}, ${money(part.usd)}`}
              onClick={() => open(part)}
            >
              <span>{part.name}</span>
              <b>{money(part.usd)}</b>
            </button>
          ))}
          {rest >= 1 && <i style={{ flexGrow: rest }} />}
        </div>
      )}
      {rest >= 1 && (
        <p className="-mt-3 text-end text-sm">
          {others.length > 1 ? 'All else' : others[0]!.name} <b>{money(rest)}</b>
        </p>
      )}
      <LaborPart items={items} />
      <ul ref={list} className="tape-list">
        {parts.map(({ name, usd, items }) =>
          items.length > 1 ? (
            <li key={name} className="col-span-full">
              <p className="part">
                {name} <span className="figures">{money(usd)}</span>
              </p>
              <ul className="tape-list">{items.map(lineOf)}</ul>
            </li>
          ) : (
            items.map(lineOf)
          ),
        )}
        {parts.length > 1 && (
          <li className="part col-span-full">
            Likely, rounded <span className="figures">{money(total.typical)}</span>
          </li>
        )}
      </ul>
    </>
  );
};
