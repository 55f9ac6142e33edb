import { useState } from 'react';
import {
  measureRange,
  money,
  moneyRange,
  price,
  units,
  type Factor,
  type Item,
  type Unit,
} from '../../estimate/index.ts';

/** A source's id beside a figure; opens the source in place, or leads to the list without scripts. */
export const Chip = ({ id }: { readonly id: string }) => (
  <a className="chip" href={`#source-${id}`} data-source={id}>
    {id}
  </a>
);

export const Chips = ({ ids }: { readonly ids: readonly string[] }) => (
  <>
    {ids.map((id) => (
      <span key={id}>
        {' '}
        <Chip id={id} />
      </span>
    ))}
  </>
);

const times = (value: Factor['value']): string =>
  typeof value === 'number'
    ? `× ${Number(value.toFixed(3))}`
    : `× ${Number(value.typical.toFixed(3))} (${Number(value.low.toFixed(3))} to ${Number(value.high.toFixed(3))})`;

/** "per square", "per hour", "for the job". */
const per = (unit: Unit): string =>
  unit === 'job'
    ? 'for the job'
    : unit === 'each'
      ? 'each'
      : `per ${units[unit].replace(/s\b/, '')}`;

const Arithmetic = ({ item }: { readonly item: Item }) => {
  const { unitCost, quantity, how, factors, unit } = item;
  if (!unitCost) return <p>You entered this amount yourself.</p>;
  return (
    <dl>
      {unit !== 'job' && (
        <div>
          <dt>Quantity</dt>
          <dd>
            {measureRange(quantity, unit)}
            {how && <small>{how}</small>}
          </dd>
        </div>
      )}
      <div>
        <dt>Price</dt>
        <dd>
          {price(unitCost.typical)} {per(unit)}
          <small>
            {price(unitCost.low)} to {price(unitCost.high)}, {unitCost.geography} {unitCost.year},{' '}
            read {unitCost.asOf}
            {unitCost.note && `. ${unitCost.note}`}
          </small>
        </dd>
      </div>
      {factors.map((factor) => (
        <div key={factor.label}>
          <dt>{factor.label}</dt>
          <dd>
            {times(factor.value)}
            {'reason' in factor && <small>{factor.reason}</small>}
          </dd>
        </div>
      ))}
      <div>
        <dt>8 in 10</dt>
        <dd>{moneyRange(item.total)}</dd>
      </div>
      <div>
        <dt>Read in</dt>
        <dd>
          <Chips ids={item.sources} />
        </dd>
      </div>
    </dl>
  );
};

/**
 * One line of the tape; opens to its arithmetic and its sources, which are drawn only once asked for:
 * closed, they would be a good part of the page's weight.
 */
export const TapeLine = ({ item }: { readonly item: Item }) => {
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
          <span className="figures">{money(item.total.typical)}</span>
        </summary>
        {opened && <Arithmetic item={item} />}
      </details>
    </li>
  );
};
