import { use } from 'react';
import {
  figureOrigin,
  isStale,
  measureRange,
  moneyRange,
  price,
  type Factor,
  type Item,
} from '../../engine/index.ts';
import { perUnit } from '../../engine/results/per-unit.ts';
import { sayDated } from '../../engine/results/say-dated.ts';
import { Chips, OpenTrade } from './Chips.tsx';
import { originOf, originsOf } from './origins.ts';

const rounded = (factor: number): number => Number(factor.toFixed(3));

/** "× 1.15 (1.1 to 1.2)"; empty where it changes nothing. */
const times = (value: Factor['value']): string => {
  const { low, typical, high } =
    typeof value === 'number' ? { low: value, typical: value, high: value } : value;
  const [least, usual, most] = [low, typical, high].map(rounded);
  if (least === most) return usual === 1 ? '' : `× ${usual}`;
  return `× ${usual} (${least} to ${most})`;
};

/** The arithmetic of one line and where its figures were read. */
export default function Arithmetic({ item }: { readonly item: Item }) {
  const { unitCost, quantity, how, factors, unit } = item;
  const trade = use(OpenTrade);
  if (!unitCost) return <p>You entered this amount yourself.</p>;
  const origins = use(originsOf(trade));
  const { geography, year, asOf, reviewBy, note } = originOf(origins, unitCost);
  const weighedBy = [...factors.map(({ figure }) => figure), ...(unitCost.mix?.by ?? [])];
  const sources = new Set([
    ...item.sources,
    ...weighedBy.flatMap((name) => (name ? figureOrigin(origins, name).sources : [])),
  ]);
  return (
    <dl className="mb-2 grid gap-1 border-s-2 border-rule pt-1 pb-3 ps-3 text-sm *:grid *:grid-cols-[6rem_1fr] *:gap-2 [&_dt]:text-soft [&_small]:block [&_small]:text-xs [&_small]:text-soft">
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
          {price(unitCost.typical)} {perUnit(unit)}
          <small>
            {price(unitCost.low)} to {price(unitCost.high)}, {geography} {year}, read{' '}
            {sayDated(asOf)}
            {note && `. ${note}`}
          </small>
          {isStale({ reviewBy }, new Date().toISOString()) && (
            <small className="problem">
              Past its review date of {reviewBy}: take it with care.
            </small>
          )}
        </dd>
      </div>
      {factors.map((factor) => {
        const says = times(factor.value);
        if (!says) return null;
        const figure = factor.figure ? figureOrigin(origins, factor.figure) : undefined;
        const reason = figure?.ours ?? factor.reason;
        return (
          <div key={figure?.label ?? factor.label}>
            <dt>{figure?.label ?? factor.label}</dt>
            <dd>
              {says}
              {reason && <small>{reason}</small>}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>Range</dt>
        <dd>{moneyRange(item.total)}</dd>
      </div>
      {sources.size > 0 && (
        <div>
          <dt>Read in</dt>
          <dd>
            <Chips ids={[...sources]} />
          </dd>
        </div>
      )}
    </dl>
  );
}
