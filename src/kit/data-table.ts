import { csvOf } from './csv.ts';

/** What a column holds, and how the schema says so. */
const kinds = {
  text: { type: 'string', minLength: 1 },
  number: { type: 'number' },
  day: { type: 'string', format: 'date' },
  truth: { type: 'boolean' },
  list: { type: 'array', items: { type: 'string', minLength: 1 } },
  /** A number, a text, a table: whatever shape a figure has. */
  any: {},
} as const;

type Kind = keyof typeof kinds;

interface Column<Row> {
  readonly kind: Kind;
  /** What it says, as read in the list of columns and in the schema. */
  readonly about: string;
  /** Undefined where a row has none: null in JSON, nothing in CSV. */
  readonly of: (row: Row) => unknown;
  readonly mayBeEmpty?: true;
}

/** One table of the open data: a file of each format. */
export interface Table {
  /** Of its files. */
  readonly name: string;
  /** What a row of it is. */
  readonly about: string;
  readonly columns: Readonly<Record<string, Pick<Column<never>, 'kind' | 'about' | 'mayBeEmpty'>>>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A table of what the pages draw, with its columns in their order. */
export const tableOf = <Row>(table: {
  readonly name: string;
  readonly about: string;
  readonly of: readonly Row[];
  readonly columns: Readonly<Record<string, Column<Row>>>;
}): Table => ({
  ...table,
  rows: table.of.map((row) =>
    Object.fromEntries(
      Object.entries(table.columns).map(([name, column]) => [name, column.of(row) ?? null]),
    ),
  ),
});

const cellOf = (value: unknown, kind: Kind): string | number | null => {
  if (value === null || typeof value === 'number') return value;
  if (kind === 'list') return (value as readonly string[]).join('; ');
  return kind !== 'any' && typeof value === 'string' ? value : JSON.stringify(value);
};

/** Lists are parted by "; ", and what is no plain value is JSON. */
export const tableCsv = ({ columns, rows }: Table): string =>
  csvOf([
    Object.keys(columns),
    ...rows.map((row) =>
      Object.entries(columns).map(([name, { kind }]) => cellOf(row[name], kind)),
    ),
  ]);

/** What the schema says of the rows of a table; one that has some now is never empty. */
export const rowsSchema = ({ about, columns, rows }: Table) => ({
  type: 'array',
  minItems: Math.min(rows.length, 1),
  description: about,
  items: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(columns).map(([name, { kind, about: description, mayBeEmpty }]) => [
        name,
        mayBeEmpty
          ? { description, anyOf: [kinds[kind], { type: 'null' }] }
          : { description, ...kinds[kind] },
      ]),
    ),
    required: Object.keys(columns),
  },
});
