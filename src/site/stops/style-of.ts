import { createHash } from 'node:crypto';
import { stops } from './index.ts';
import type { Stops } from './stops.ts';

const share = (of: number, whole: number): number => Number((of / whole).toFixed(3));

/** How wide a drawing is that text runs around, and one that fills a phone. */
const WIDE = { beside: 'clamp(7rem,38vw,11rem)', above: 'min(100cqi,30rem)' };

/** How far under the top of its element it begins. */
const FROM = { beside: '.625rem', above: '1rem' };

const LAYOUT = {
  beside:
    'display:block;&::before{float:left;margin:.625rem .75rem .5rem 0}.warnings{width:auto;margin-block:.5rem}',
  // Where there is room, beside the heading and the first two questions.
  above:
    'container-type:inline-size;margin-top:2rem;border-top:2px solid;padding-top:1rem;' +
    '&>h2{border:0;margin:0}' +
    '@media(min-width:64rem){&::before{grid-area:1/1/4}&>:nth-child(-n+3){grid-column:2}}',
};

const DISC =
  "content:counter(stop)/'';position:absolute;display:grid;place-items:center;width:1.5rem;height:1.5rem;border:1.5px solid var(--edge);border-radius:50%;background:var(--sheet);color:var(--ink);font-size:.8125rem;font-weight:600;line-height:1;rotate:none;forced-color-adjust:none";

const rulesOf = (name: string, { within, draw, box, at }: Stops): string => {
  const [left, top, width, height] = box;
  const ids = Object.keys(at)
    .map((id) => `#${id}`)
    .join();
  const placed = Object.values(at).flatMap(Object.entries<readonly [number, number]>);
  const ticked = (color: string) =>
    `border-color:var(--${color});background:var(--${color});color:var(--paper)`;
  return (
    `${within}{position:relative;--wide:${WIDE[draw]};${LAYOUT[draw]}` +
    `&>:first-child{counter-reset:stop}&::before{content:'';display:block;width:var(--wide);aspect-ratio:${width}/${height};background:var(--ink);forced-color-adjust:none;print-color-adjust:exact;mask:url(/stops/${name}.svg) 0 0/100%}}` +
    // A label stands in its line, its stop on the drawing.
    `:is(${ids}) .options{gap:0}:is(${ids}) .option-box{position:static;display:grid;&>*{grid-area:1/1}input{position:relative;inset:0 auto auto .25rem;align-self:center;z-index:1}` +
    'span{position:relative;padding:.5rem .25rem .5rem 2.25rem;border-width:0 0 1px;border-color:var(--rule-light);border-radius:0;font-size:.9375rem;line-height:1.3}' +
    `&:has(${placed.map(([answer]) => `[value=${answer}]`).join()}){counter-increment:stop;` +
    'input{inset:0;width:100%;height:100%;opacity:0}' +
    `&::after,span::before{${DISC}}` +
    'span::before{left:.125rem;top:calc(50% - .75rem)}' +
    `&::after{left:calc(var(--wide)*var(--x));top:calc(${FROM[draw]} + var(--wide)*var(--y));translate:-50% -50%;cursor:pointer}` +
    `&:has(:checked)::after,:checked+span::before{${ticked('oak')}}` +
    `&:has(+.warnings>.warning){&:has(:checked)::after,:checked+span::before{${ticked('brick')}}}` +
    '&:hover::after{border-color:var(--oak);box-shadow:0 0 0 3px var(--oak-tint)}' +
    '&:has(:focus-visible)::after{outline:2px solid var(--bluebonnet);outline-offset:2px}}' +
    placed
      .map(
        ([answer, [x, y]]) =>
          `&:has([value=${answer}]){--x:${share(x - left, width)};--y:${share(y - top, width)}}`,
      )
      .join('') +
    '}'
  );
};

/**
 * The rules that put the drawings of a trade or tool beside its questions, and a stop on them for each answer that
 * has a place; and what the page's policy knows them by. A stop is part of the label of its box, so keyboards and
 * screen readers use the boxes, and no script is needed.
 */
export const styleOfStops = (of: string): { style: string; hash: `sha256-${string}` } | null => {
  const drawings = Object.entries(stops[of] ?? {});
  if (drawings.length === 0) return null;
  const style = drawings.map(([name, drawing]) => rulesOf(name, drawing)).join('');
  return { style, hash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
};
