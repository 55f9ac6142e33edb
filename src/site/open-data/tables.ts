import { units, type FigureEntry, type PriceEntry } from '../../engine/index.ts';
import { measureAccuracy, type MeasuredCase } from '../../engine/results/accuracy.ts';
import { strengthWords } from '../../engine/say/source.ts';
import { cities } from '../../place/cities.ts';
import { inPlace } from '../../place/places.ts';
import { trades, type Trade } from '../../trades/index.ts';
import { declaredOf } from '../../trades/permits.ts';
import { tableOf, type Table } from '../../kit/data-table.ts';

/** Something of the book of a trade. */
interface In<Entry> {
  readonly trade: Trade;
  readonly name: string;
  readonly entry: Entry;
}

/** Every entry of one kind, of all trades. */
const each = <Entry>(
  entriesOf: (trade: Trade) => Readonly<Record<string, Entry>>,
): readonly In<Entry>[] =>
  trades.flatMap((trade) =>
    Object.entries(entriesOf(trade)).map(([name, entry]) => ({ trade, name, entry })),
  );

const list = <Entry>(entriesOf: (trade: Trade) => readonly Entry[]): readonly In<Entry>[] =>
  each((trade) => Object.fromEntries(entriesOf(trade).map((entry, at) => [String(at), entry])));

/** The ids of sources are one trade's own: with its name before them, all tables can be joined. */
const referencesOf = ({ id }: Trade, sources: readonly string[]): readonly string[] =>
  sources.map((source) => `${id} ${source}`);

const inTrade = {
  trade: {
    kind: 'text',
    about: 'The calculator it belongs to.',
    of: ({ trade }: In<unknown>) => trade.id,
  },
  model: {
    kind: 'text',
    about: 'The version of the model that computes with it, or was tried on it.',
    of: ({ trade }: In<unknown>) => trade.calculator.version,
  },
} as const;

const named = {
  ...inTrade,
  name: {
    kind: 'text',
    about: 'Its name in the book of the trade. Trade and name together are found once.',
    of: ({ name }: In<unknown>) => name,
  },
} as const;

const cited = {
  sources: {
    kind: 'list',
    about:
      'Where it was read: ids of the table of sources. None where the note or our choice says why.',
    of: ({ trade, entry }: In<{ readonly sources: readonly string[] }>) =>
      referencesOf(trade, entry.sources),
  },
} as const;

interface Read {
  readonly asOf: string;
  readonly reviewBy: string;
}

const read = {
  read: {
    kind: 'day',
    about: 'The day we read it.',
    of: ({ entry }: In<Read>) => entry.asOf,
  },
  review_by: {
    kind: 'day',
    about: 'The day by which we read it again.',
    of: ({ entry }: In<Read>) => entry.reviewBy,
  },
} as const;

const labeled = {
  label: {
    kind: 'text',
    about: 'What it is, in words.',
    of: ({ entry }: In<{ readonly label: string }>) => entry.label,
  },
} as const;

const prices = tableOf({
  name: 'prices',
  about: 'What one pays for one unit of something, in US dollars.',
  of: each<PriceEntry>((trade) => trade.prices),
  columns: {
    ...named,
    ...labeled,
    unit: {
      kind: 'text',
      about: `For one of what: ${Object.keys(units).join(', ')}.`,
      of: ({ entry }) => entry.unit,
    },
    low: { kind: 'number', about: 'Low end, US dollars.', of: ({ entry }) => entry.low },
    typical: { kind: 'number', about: 'Typical, US dollars.', of: ({ entry }) => entry.typical },
    high: { kind: 'number', about: 'High end, US dollars.', of: ({ entry }) => entry.high },
    labor_share: {
      kind: 'number',
      about: 'The part of it that is labor, 0 to 1, where published.',
      of: ({ entry }) => entry.laborShare,
      mayBeEmpty: true,
    },
    place: {
      kind: 'text',
      about: 'Where it was published for: DFW, TX or US.',
      of: ({ entry }) => entry.geography,
    },
    year: { kind: 'number', about: 'The year of the price.', of: ({ entry }) => entry.year },
    note: {
      kind: 'text',
      about: 'What we chose ourselves, and why.',
      of: ({ entry }) => entry.note,
      mayBeEmpty: true,
    },
    ...read,
    ...cited,
  },
});

const figures = tableOf({
  name: 'figures',
  about: 'What is no price: factors, limits, thresholds, what a law sets.',
  of: each<FigureEntry>((trade) => trade.figures),
  columns: {
    ...named,
    ...labeled,
    unit: { kind: 'text', about: 'As in the prices.', of: ({ entry }) => entry.unit },
    value: {
      kind: 'any',
      about: 'A number, or a table of numbers by name; the one in force on the day of the file.',
      of: ({ entry }) => entry.value,
    },
    periods: {
      kind: 'any',
      about: 'Of a value that changes by law or season: each by its first day.',
      of: ({ entry }) => entry.periods,
      mayBeEmpty: true,
    },
    ours: {
      kind: 'text',
      about: 'Why we chose it, where nobody publishes it.',
      of: ({ entry }) => entry.ours,
      mayBeEmpty: true,
    },
    note: {
      kind: 'text',
      about: 'What else is to know.',
      of: ({ entry }) => entry.note,
      mayBeEmpty: true,
    },
    ...read,
    ...cited,
  },
});

const everywhere = [...cities.map(({ id }) => id), 'elsewhere' as const];

const places = tableOf({
  name: 'places',
  about: 'What differs by place: one fact of one city.',
  of: each((trade) => trade.places ?? {}).flatMap(({ trade, name, entry }) =>
    everywhere.map((city) => ({ trade, name, city, entry: { ...entry, ...inPlace(entry, city) } })),
  ),
  columns: {
    ...named,
    ...labeled,
    city: { kind: 'text', about: 'The city, or elsewhere.', of: ({ city }) => city },
    value: {
      kind: 'any',
      about: 'A number, yes or no, or a short name of what holds there.',
      of: ({ entry }) => entry.value,
      mayBeEmpty: true,
    },
    ...read,
    ...cited,
  },
});

const cases = tableOf({
  name: 'cases',
  about: 'A price that somebody published, and what our model says of the same job.',
  of: list<MeasuredCase>((trade) => measureAccuracy(trade).cases),
  columns: {
    ...inTrade,
    title: { kind: 'text', about: 'The job.', of: ({ entry }) => entry.title },
    answers: {
      kind: 'any',
      about: 'What the calculator was answered.',
      of: ({ entry }) => entry.inputs,
    },
    unit: { kind: 'text', about: 'Of all six amounts.', of: ({ entry }) => entry.unit },
    low: { kind: 'number', about: 'Published: low end.', of: ({ entry }) => entry.low },
    high: {
      kind: 'number',
      about: 'Published: high end; the low end again where one amount was published.',
      of: ({ entry }) => entry.high,
    },
    our_low: { kind: 'number', about: 'Ours: low end.', of: ({ entry }) => entry.model.low },
    our_typical: {
      kind: 'number',
      about: 'Ours: typical.',
      of: ({ entry }) => entry.model.typical,
    },
    our_high: { kind: 'number', about: 'Ours: high end.', of: ({ entry }) => entry.model.high },
    error: {
      kind: 'number',
      about: 'How far our typical lies from their middle, as a part of it: 0.1 is 10%.',
      of: ({ entry }) => entry.error,
    },
    held: {
      kind: 'truth',
      about:
        'Whether their middle lies in our range, also when made without anything of that publisher.',
      of: ({ entry }) => entry.heldOut,
    },
    size_told: {
      kind: 'truth',
      about:
        'Whether its publisher tells the job and, as far as our range is wider without it, its size.',
      of: ({ entry }) => entry.sized && !entry.chosen,
    },
    note: {
      kind: 'text',
      about: 'What had to be assumed.',
      of: ({ entry }) => entry.note,
      mayBeEmpty: true,
    },
    ...cited,
    chosen: {
      kind: 'list',
      about:
        'Questions on the job and its size that its publisher leaves open and we answered, as the note says.',
      of: ({ entry }) => entry.chosen ?? [],
    },
    in_texas: {
      kind: 'truth',
      about: 'Whether it is of a place in Texas.',
      of: ({ entry }) => entry.inTexas === true,
    },
  },
});

const declared = list((trade) => declaredOf(trade.id));

const reported = {
  city: {
    kind: 'text',
    about: 'The city that gave the permits.',
    of: ({ entry }: (typeof declared)[number]) => entry.city,
  },
  job: {
    kind: 'text',
    about: 'The kind of job.',
    of: ({ entry }: (typeof declared)[number]) => entry.label,
  },
} as const;

const permits = tableOf({
  name: 'permits',
  about: 'A kind of job on the permits of one city. Cheap jobs done without a permit are missing.',
  of: declared,
  columns: {
    ...inTrade,
    ...reported,
    from: { kind: 'day', about: 'The first day of the report.', of: ({ entry }) => entry.from },
    to: { kind: 'day', about: 'The last day of the report.', of: ({ entry }) => entry.to },
    count: { kind: 'number', about: 'How many permits.', of: ({ entry }) => entry.count },
    ...Object.fromEntries(
      (['p10', 'p50', 'p90'] as const).map((percentile) => [
        percentile,
        {
          kind: 'number' as const,
          about: `${percentile.slice(1)} in 100 were declared at this or less, US dollars; empty under 30 permits.`,
          of: ({ entry }: (typeof declared)[number]) => entry.percentiles?.[percentile],
          mayBeEmpty: true as const,
        },
      ]),
    ),
    ...cited,
  },
});

const permitJobs = tableOf({
  name: 'permit-jobs',
  about: 'One permit: what the job was declared to cost. No name, no street.',
  of: declared.flatMap(({ entry, ...rest }) =>
    entry.jobs.map((job) => ({ ...rest, entry: { ...entry, ...job } })),
  ),
  columns: {
    ...inTrade,
    ...reported,
    value: { kind: 'number', about: 'As declared, US dollars.', of: ({ entry }) => entry.value },
    tons: {
      kind: 'number',
      about: 'The tons of a system, where the permit tells them.',
      of: ({ entry }) => entry.tons,
      mayBeEmpty: true,
    },
    ...cited,
  },
});

const sources = tableOf({
  name: 'sources',
  about: 'A page, a price list, a law: where figures were read.',
  of: each((trade) => trade.sources),
  columns: {
    id: {
      kind: 'text',
      about: 'As the other tables cite it.',
      of: ({ trade, name }) => referencesOf(trade, [name])[0],
    },
    trade: inTrade.trade,
    publisher: { kind: 'text', about: 'Who says it.', of: ({ entry }) => entry.publisher },
    title: { kind: 'text', about: 'The title of the page.', of: ({ entry }) => entry.title },
    address: { kind: 'text', about: 'Where it is found.', of: ({ entry }) => entry.url },
    date: { kind: 'text', about: 'The date the page carries.', of: ({ entry }) => entry.date },
    grade: {
      kind: 'text',
      about: `How far we trust it. ${Object.entries(strengthWords)
        .map(([grade, words]) => `${grade}: ${words}`)
        .join('; ')}.`,
      of: ({ entry }) => entry.grade,
    },
  },
});

/** Every table that is given away, of the same figures that the pages draw. One more is one more name here. */
export const tables: readonly Table[] = [
  prices,
  figures,
  places,
  cases,
  permits,
  permitJobs,
  sources,
];
