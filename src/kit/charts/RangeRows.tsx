import { Fragment } from 'react';
import { measure, measureRange, type Series } from '../../engine/index.ts';

/** The part of the width that the greatest value takes. */
const FULL = 97;

const Mark = ({ x }: { readonly x: string }) => (
  <line className="stroke-due stroke-2 [stroke-dasharray:4_3]" x1={x} x2={x} y1="0" y2="100%" />
);

/** Ranges on one axis from 0, each with its name and amounts, and a line through all to hold them against. */
export const RangeRows = ({
  series: { along, lines, mark, own, unit },
}: {
  readonly series: Series;
}) => {
  const [lows, likelies, highs] = lines.map(({ values }) => values);
  const most = Math.max(...highs!, mark?.value ?? 0) || 1;
  const at = (value: number) => (FULL * value) / most;
  const x = (value: number) => `${at(value).toFixed(2)}%`;
  const line = mark && <Mark x={x(mark.value)} />;
  return (
    <dl className="my-3 max-w-3xl text-sm leading-tight sm:grid sm:grid-cols-[fit-content(38%)_minmax(0,1fr)] sm:gap-x-4">
      {along.map((name, index) => {
        const [low, typical, high] = [lows![index]!, likelies![index]!, highs![index]!];
        const isOwn = own?.includes(index);
        return (
          <Fragment key={name}>
            <dt className={`pt-2 sm:py-1 ${isOwn ? 'font-semibold' : ''}`}>
              {name}
              {isOwn && ', yours'}
              <small className="figures block text-xs font-normal text-soft">
                {measureRange({ low, typical, high }, unit)}
              </small>
            </dt>
            <dd className="sm:border-s sm:border-rule">
              <svg className="h-8 w-full sm:h-12" aria-hidden="true">
                <rect
                  className={isOwn ? 'fill-oak' : 'fill-oak/45'}
                  x={x(low)}
                  width={`${Math.max(0.8, at(high) - at(low)).toFixed(2)}%`}
                  y="20%"
                  height="60%"
                  rx="2"
                />
                {high > low && (
                  <line
                    className={`stroke-2 ${isOwn ? 'stroke-on-oak' : 'stroke-oak'}`}
                    x1={x(typical)}
                    x2={x(typical)}
                    y1="20%"
                    y2="80%"
                  />
                )}
                {line}
              </svg>
            </dd>
          </Fragment>
        );
      })}
      {mark && (
        <>
          <dt className="pt-2 font-semibold text-due sm:py-1">
            {mark.label}
            <small className="figures block text-xs">{measure(mark.value, unit)}</small>
          </dt>
          <dd className="sm:border-s sm:border-rule">
            <svg className="h-8 w-full sm:h-12" aria-hidden="true">
              {line}
            </svg>
          </dd>
        </>
      )}
    </dl>
  );
};
