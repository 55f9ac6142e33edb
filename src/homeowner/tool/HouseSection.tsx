import type { ReactNode } from 'react';
import type { Values } from '../../engine/index.ts';
import type { When } from '../../tools/decision.ts';
import type { ToldPart } from '../../tools/run-tool.ts';

/** How a part is drawn and the word beside it: by when its first step is due. */
const looks = {
  now: { word: 'now', shape: 'fill-brick-tint stroke-brick', text: 'fill-brick' },
  soon: { word: 'soon', shape: 'fill-[var(--waiting)] stroke-due', text: 'fill-due' },
  wait: { word: 'can wait', shape: 'fill-sheet stroke-oak', text: 'fill-oak' },
  fine: { word: 'fine', shape: 'fill-oak-tint stroke-oak', text: 'fill-oak' },
  open: {
    word: 'not told',
    shape: 'fill-none stroke-edge [stroke-dasharray:4_4]',
    text: 'fill-soft',
  },
} as const;

const lookOf: Readonly<Record<When, keyof typeof looks>> = {
  now: 'now',
  today: 'now',
  week: 'now',
  month: 'soon',
  season: 'soon',
  year: 'soon',
  later: 'wait',
  nothing: 'fine',
};

const stateOf = ({ due }: Pick<ToldPart, 'due'>): keyof typeof looks =>
  due === undefined ? 'open' : lookOf[due];

/** How a part stands, in a word: "soon". */
export const wordOf = (part: Pick<ToldPart, 'due'>): string => looks[stateOf(part)].word;

type DrawnPart = Pick<ToldPart, 'part' | 'due' | 'steps'>;

type Anchor = 'start' | 'mid' | 'end';

interface Place {
  /** Its outline, as the `d` of a path. */
  readonly line: string;
  /** Where its name begins, ends or has its middle. */
  readonly at: readonly [x: number, y: number];
  readonly anchor?: Anchor;
  /** Where the disc with the number of its step has its middle. */
  readonly disc: readonly [x: number, y: number];
  /** Its name, as short as there is room for. */
  readonly name: string;
}

/** Each part in a house cut open, on a plane of 490 by 330. The roof rises 6 in 12. */
const places: Readonly<Record<string, Place>> = {
  roof: {
    name: 'Roof',
    line: 'M94 120 230 52l136 68v-11L230 40 94 109Z',
    at: [230, 16],
    anchor: 'mid',
    disc: [164, 70],
  },
  air: {
    name: 'AC and heat',
    line: 'M206 90h48v20h-48ZM58 193h36v32H58ZM64 200h24M64 207h24M64 214h24',
    at: [-8, 168],
    disc: [44, 210],
  },
  damp: {
    name: 'Damp',
    line: 'M127 134c8 11 8 18 0 18s-8-7 0-18Z',
    at: [142, 139],
    disc: [124, 148],
  },
  appliances: {
    name: 'Appliances',
    line: 'M112 188h26v37h-26ZM125 208m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M116 194h6',
    at: [144, 185],
    disc: [112, 188],
  },
  wiring: {
    name: 'Panel',
    line: 'M256 130h22v32h-22ZM262 138h10M262 146h10M262 154h10',
    at: [286, 139],
    disc: [256, 132],
  },
  heater: {
    name: 'Hot water',
    line: 'M324 186c0-5 22-5 22 0v39h-22Z',
    at: [318, 203],
    anchor: 'end',
    disc: [336, 208],
  },
  ground: {
    name: 'Ground',
    line: 'M102 225h252v11H102Z',
    at: [230, 254],
    anchor: 'mid',
    disc: [112, 236],
  },
  septic: {
    name: 'Septic',
    line: 'M14 262h62v40H14ZM45 262v40',
    at: [88, 291],
    disc: [30, 282],
  },
  garage: {
    name: 'Garage',
    line: 'M366 166h54v59h-54ZM366 180h54M366 195h54M366 210h54',
    at: [412, 118],
    anchor: 'mid',
    disc: [366, 166],
  },
  slab: {
    name: 'Concrete',
    line: 'M360 226h114v9H360Z',
    at: [417, 254],
    anchor: 'mid',
    disc: [466, 236],
  },
  pests: {
    name: 'Pests',
    line: 'M212 298m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M222 298m-6 0a6 5 0 1 0 12 0a6 5 0 1 0-12 0M210 303l-4 6M219 303l-2 7M226 303l4 6',
    at: [240, 291],
    disc: [200, 288],
  },
};

/** Asked of every home; the rest only of who has it. */
const untold = ['roof', 'air', 'damp', 'appliances', 'wiring', 'heater', 'ground', 'pests'].map(
  (part): DrawnPart => ({ part, steps: [] }),
);

const anchors: Readonly<Record<Anchor, string>> = { start: '', mid: 'mid', end: 'end' };

/** Of what the home may not have, each is drawn once it is ticked. */
const House = ({ values: { kind, has } }: { readonly values: Values }) => {
  const owned = has as readonly string[];
  return (
    <>
      <path className="soil" d="M-10 225h490v105H-10Z" />
      <path d="M-10 225h490M106 114v111M354 114v111" />
      {kind !== 'one-story' && <path className="thin" d="M106 168h248" />}
      <path className="thin" d="M106 118h248" />
      {owned.includes('septic') && <path d="M76 274h30V237" />}
      {owned.includes('garage') && <path d="M354 146h78M432 146v79" />}
      {owned.includes('panels') && (
        <path className="glass" d="m268 56 64 32v-7l-64-32ZM284 64v-7M300 72v-7M316 80v-7" />
      )}
    </>
  );
};

/**
 * A section through the house: what was told of each part fills it and names it, what nobody told yet is
 * dashed.
 */
export function HouseSection({
  values,
  parts = untold,
  numbers = {},
  priceOf,
}: {
  /** The answers, for what kind of house it is and what it has. */
  readonly values: Values;
  /** As far as they are known: before any answer the house stands open. */
  readonly parts?: readonly DrawnPart[] | undefined;
  /** The number that a step has in the list of what to do, by its id. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** Its price, after the word. */
  readonly priceOf?: (part: DrawnPart) => ReactNode;
}) {
  const drawn = parts.filter(({ part }) => part in places);
  const told = drawn.filter(({ due }) => due !== undefined);
  return (
    <svg
      className="line-drawing mx-auto [--waiting:color-mix(in_srgb,var(--gold)_22%,var(--sheet))] [font-size:17px]"
      viewBox="-10 0 490 330"
      role="img"
      aria-label={`A section through the house. ${
        told.map((one) => `${places[one.part]!.name}: ${wordOf(one)}.`).join(' ') ||
        'Nothing is told yet.'
      }`}
    >
      <House values={values} />
      {drawn.map((one) => {
        const { line, at, anchor = 'start', disc, name } = places[one.part]!;
        const { shape, text: color, word } = looks[stateOf(one)];
        const number = one.steps.map((id) => numbers[id]).find((found) => found !== undefined);
        return (
          <g key={one.part}>
            <path className={`${shape} transition-[fill] duration-200`} d={line} />
            <text
              className={`${anchors[anchor]} ${one.due === undefined ? 'fill-soft font-normal' : ''}`}
              x={at[0]}
              y={at[1]}
            >
              {one.due === undefined ? `${name}?` : name}
              {one.due !== undefined && (
                <tspan className={color} x={at[0]} dy={18}>
                  {word}
                  {priceOf?.(one)}
                </tspan>
              )}
            </text>
            {number !== undefined && (
              <g className="spot" transform={`translate(${disc[0]} ${disc[1]})`}>
                <circle r={11} />
                <text>{number}</text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
