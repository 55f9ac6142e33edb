import type { PaidFigures } from '../../backend/paid.ts';
import { money, type Calculator } from '../../engine/index.ts';
import { jobWords, paidInWords, regionNames, whenDone } from './figures.ts';

/** The scale ends on a whole one of these, US dollars. */
const stepFor = (highest: number): number => 10 ** Math.floor(Math.log10(highest)) / 2;

/**
 * What neighbors paid for one kind of job, on a strip like that of permits. A dot is a figure of all of them,
 * never one job.
 */
export const PaidStrip = ({
  figures,
  calculator,
}: {
  readonly figures: PaidFigures;
  readonly calculator: Calculator;
}) => {
  const { jobs, low_usd, high_usd, median_usd, tenths_usd, region, is_demo } = figures;
  const dots = tenths_usd ?? [low_usd, ...(median_usd === null ? [] : [median_usd]), high_usd];
  const step = stepFor(dots.at(-1)!);
  const end = Math.ceil(dots.at(-1)! / step) * step;
  const x = (usd: number) => `${((100 * usd) / end).toFixed(2)}%`;
  const words = paidInWords(figures);
  return (
    <figure className="mt-6">
      <figcaption>
        {is_demo && <b className="text-brick">Demonstration, made up. </b>}
        <b>{jobWords(calculator, figures)}</b>: paid, told by {jobs} neighbors in{' '}
        {regionNames[region]}, {whenDone(figures)}
      </figcaption>
      <svg className="mt-2 w-full overflow-visible" height="36" role="img" aria-label={words}>
        <line x1="0" x2="100%" y1="10" y2="10" className="stroke-rule" />
        <line
          x1={x(low_usd)}
          x2={x(high_usd)}
          y1="10"
          y2="10"
          strokeWidth="6"
          className="stroke-oak"
        />
        {[0, end / 2, end].map((usd, at) => (
          <text
            key={usd}
            x={x(usd)}
            y="34"
            fontSize="12"
            className="fill-soft"
            textAnchor={['start', 'middle', 'end'][at] as 'start' | 'middle' | 'end'}
          >
            {money(usd)}
          </text>
        ))}
        {dots.map((usd, at) => (
          <circle key={at} cx={x(usd)} cy="10" r="5" className="fill-bluebonnet" />
        ))}
      </svg>
      <p>
        <small>{words} Told to us by homeowners, rounded, and not checked against bills.</small>
      </p>
    </figure>
  );
};
