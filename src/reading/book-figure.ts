import {
  asSet,
  price,
  type FigureEntry,
  type ThreePoint,
  type Unit,
  type UnitCost,
} from '../engine/index.ts';
import { perUnit } from '../engine/results/per-unit.ts';
import { sayFigure } from './say-figure.ts';
import { bookOf } from '../trades/open-book.ts';
import { tradeById } from '../trades/index.ts';

/** A price or figure of a trade's book, as a reading page prints it. */
export interface BookEntry {
  readonly label: string;
  /** References of its sources; empty where the figure is our choice. */
  readonly references: readonly string[];
  readonly ours?: string;
  /** The open book it stands in. */
  readonly book: string;
  /** The whole of it, or one of its three points. */
  readonly say: (part?: keyof ThreePoint) => string;
}

/** What is bought once needs no "for the job" behind its price. */
const bare: ReadonlySet<Unit> = new Set<Unit>(['job', 'visit', 'each']);

/** One of the three points of an entry that has them. */
const pointOf = (value: unknown, part: keyof ThreePoint, label: string): number => {
  const point = (value as Readonly<Record<string, unknown>> | null)?.[part];
  if (typeof point === 'number') return point;
  throw new Error(`"${label}" has no ${part}; low, typical and high are the parts of a range`);
};

const sayPrice =
  (cost: UnitCost): BookEntry['say'] =>
  (part) => {
    const { low, typical, high, unit, label } = cost;
    const range = low === high ? price(typical) : `${price(low)}–${price(high)}`;
    const said = part ? price(pointOf({ low, typical, high }, part, label)) : range;
    return bare.has(unit) ? said : `${said} ${perUnit(unit)}`;
  };

const sayValue =
  ({ value, unit, label }: FigureEntry): BookEntry['say'] =>
  (part) =>
    part ? asSet(pointOf(value, part, label), unit) : sayFigure(value, unit);

const entryIn = <T>(book: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  book && Object.hasOwn(book, name) ? book[name] : undefined;

/** The entry that `of` names: "septic pump" is the entry `pump` of the septic book. */
export const bookEntry = (of: string): BookEntry | undefined => {
  const [id = '', name = ''] = of.split(' ');
  const trade = tradeById(id);
  const cost = entryIn(trade?.prices, name);
  const figure = entryIn(trade?.figures, name);
  const entry = cost ?? figure;
  if (!trade || !entry) return undefined;
  return {
    label: entry.label,
    references: entry.sources.map((source) => `${id} ${source}`),
    book: bookOf(id),
    ...(figure?.ours !== undefined && { ours: figure.ours }),
    say: cost ? sayPrice(cost) : sayValue(figure!),
  };
};
