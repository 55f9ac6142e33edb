import {
  figureOrigin,
  priceOrigin,
  type Calculator,
  type Figure,
  type FigureEntry,
  type Origins,
  type PriceEntry,
  type PublishedCase,
  type Sources,
  type UnitCost,
} from '../engine/index.ts';
import type { CityId } from '../place/cities.ts';
import type { ByPlace } from '../place/places.ts';
import type { TradeId } from './names.ts';
import { sourcesIn } from './source-books.ts';

export type { TradeId } from './names.ts';

/** A further path of the same calculator, with its city preselected. */
export interface AlternatePath {
  readonly path: `/${string}`;
  readonly city: CityId;
  /** The h1 of this path. */
  readonly heading: string;
  /** Leads with what to do now, from the trade's `emergency`. */
  readonly emergency?: true;
}

/** What to do before thinking of money, in the order to do it. */
export interface Emergency {
  readonly heading: string;
  readonly steps: readonly string[];
}

/** A priced example of the table that is read without JavaScript. */
export interface Scenario {
  readonly title: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** What leads here, as a worried person would say it: "Something leaks". */
export interface Situation {
  readonly says: string;
  /** The answers that saying so gives already, so that the calculator opens on that job. */
  readonly inputs?: Readonly<Record<string, unknown>>;
  /** A tool that answers it better than the calculator: its path, with the answers that were said. */
  readonly opens?: string;
}

/** An official place to look things up, where the trade takes no requests. */
export interface Directory {
  readonly label: string;
  readonly url: string;
  readonly what: string;
}

/** Whether professionals of this trade may be asked for quotes through the site. */
export type Requests =
  | { readonly taken: true }
  | { readonly taken: false; readonly why: string; readonly directories: readonly Directory[] };

/** How a job goes from its quotes to the last payment. */
export interface Course {
  /** The answers to whose jobs it belongs: all of these questions, one of these answers each. */
  readonly when: Readonly<Record<string, readonly string[]>>;
  readonly steps: readonly {
    readonly step: string;
    /** What is fair to pay by then. */
    readonly pay?: string;
    readonly text: string;
    readonly sources: readonly string[];
  }[];
}

/**
 * A trade: its names, paths and everything its pages say that comes out of its model. The questions and
 * answers and the local facts are words, in `content/trades/<id>/`.
 */
export interface Trade<SourceId extends string = string> {
  readonly id: TradeId;
  /** Short name, as in navigation: "Roofing". */
  readonly name: string;
  /** What the home page says under the name, at most eight words. */
  readonly summary: string;
  /** Its drawing: one stroked path on a 24 × 24 grid, like those in `src/kit/icons.ts`. */
  readonly icon: string;
  /** The h1 of the main path, a question a homeowner asks. */
  readonly heading: string;
  /** Title tag of the main path, at most 60 characters. */
  readonly title: string;
  /** Meta description of the main path, 110 to 160 characters. */
  readonly description: string;
  /** One or two sentences under the h1. */
  readonly lede: string;
  readonly situations: readonly Situation[];
  readonly paths: {
    readonly main: `/${string}`;
    readonly alternates: readonly AlternatePath[];
    /** `null` where nothing of the result may go into an address. */
    readonly results: `/${string}` | null;
    /** Old paths that answer 301 to the main path. */
    readonly redirects: readonly `/${string}`[];
  };
  readonly requests: Requests;
  /** Keeps nothing in the address or in storage unless the person asks. */
  readonly sensitive?: true;
  /** People and steps before any price: no running total until it is asked for. */
  readonly peopleFirst?: true;
  readonly calculator: Calculator;
  readonly sources: Sources<SourceId>;
  /** Every unit cost by name, so that freshness and sources can be checked without running the model. */
  readonly prices: Readonly<Record<string, PriceEntry<SourceId>>>;
  /** Every figure that is no price, by name: factors, limits, thresholds, what a law sets. */
  readonly figures: Readonly<Record<string, FigureEntry<unknown, SourceId>>>;
  /** Every fact that differs by place, by name. */
  readonly places?: Readonly<Record<string, ByPlace<unknown, SourceId>>>;
  readonly scenarios: readonly Scenario[];
  readonly published: readonly PublishedCase<SourceId>[];
  readonly emergency?: Emergency;
  /** What to ask a company before signing. */
  readonly ask: readonly string[];
  /** Left out where no source says how the job goes. */
  readonly course?: Course;
  /** How the model computes, step by step, each with the sources it follows. */
  readonly method: readonly { readonly step: string; readonly sources: readonly string[] }[];
  /**
   * Why published prices lie further from ours, or our ranges are wider, than `AIMS` asks; only and always
   * where they do.
   */
  readonly whyApart?: string;
  /** What the model does not know or leaves out. */
  readonly limits: readonly string[];
  readonly related: readonly TradeId[];
}

/** When something of a book was read, and when it must be read again. */
export interface Dated {
  readonly label: string;
  readonly asOf: string;
  readonly reviewBy: string;
}

/** Everything in the open book of a trade: prices, other figures, facts by place. */
export const bookEntries = ({ prices, figures, places = {} }: Trade): readonly Dated[] => [
  ...Object.values(prices),
  ...Object.values(figures),
  ...Object.values(places),
];

/** What a page.json holds: all of a trade that no rule computes. Tests hold its paths, cities and trades. */
type Page = { readonly requests?: object; readonly course?: object } & {
  readonly [
    Name in 'name' | 'summary' | 'icon' | 'heading' | 'title' | 'description' | 'lede'
  ]: string;
} & { readonly [Name in 'paths' | 'situations' | 'ask' | 'method' | 'limits' | 'related']: object };

/** What the rules of a trade know: its books, and where the entries in them are from. */
type Rules<SourceId extends string> = Pick<
  Trade<SourceId>,
  'id' | 'calculator' | 'places' | 'scenarios'
> & {
  readonly prices: Readonly<Record<string, UnitCost<SourceId>>>;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly origins: Origins;
  readonly published: readonly (Omit<PublishedCase, 'sources'> & {
    readonly sources: readonly string[];
  })[];
};

/** Every entry of a book, with what is said of it. */
const withEach = <Entry, Origin>(
  book: Readonly<Record<string, Entry>>,
  originOf: (name: string) => Origin,
): Readonly<Record<string, Entry & Origin>> =>
  Object.fromEntries(
    Object.entries(book).map(([name, entry]) => [name, { ...entry, ...originOf(name) }]),
  );

/**
 * Puts a trade together: checked against its own source ids, and handed on with them forgotten and its
 * books whole. Requests are taken unless its page says why not.
 */
export const defineTrade = <SourceId extends string>(
  page: Page,
  { origins, ...rules }: Rules<SourceId>,
): Trade => ({
  requests: { taken: true },
  ...(page as Omit<Trade, keyof Rules<string> | 'requests'>),
  ...rules,
  prices: withEach(rules.prices, (name) => priceOrigin(origins, name)),
  figures: withEach(rules.figures, (name) => figureOrigin(origins, name)),
  // A test holds their sources to those of the book.
  published: rules.published as Trade['published'],
  sources: sourcesIn(rules.id),
});
