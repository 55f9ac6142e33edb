import { bookDay } from '../../engine/cost/book-day.ts';
import { paidTable } from '../../homeowner/paid/file.ts';
import { rowsSchema, type Table } from '../../kit/data-table.ts';
import { site } from '../../site.ts';
import { OPEN_BOOK } from '../../trades/open-book.ts';
import { tables } from './tables.ts';

/**
 * Addresses are kept: under one version a column may come at the end, none goes, and none changes its
 * meaning. What has to change gets the next version beside this one.
 */
export const VERSION = 1;

export const LICENSE = 'https://creativecommons.org/licenses/by/4.0/';

const folder = `/open-data/v${VERSION}`;

/** The address of a table's file. */
export const dataPath = ({ name }: Pick<Table, 'name'>, format: 'csv' | 'json') =>
  `${folder}/${name}.${format}` as const;

export const SCHEMA_PATH = `${folder}/schema.json`;

const absolute = (path: string): string => new URL(path, site.origin).href;

/** A table as JSON: its rows, with what one has to know to use them. */
export const tableJson = (table: Table) => ({
  $schema: absolute(SCHEMA_PATH),
  table: table.name,
  about: table.about,
  version: VERSION,
  day: bookDay,
  license: LICENSE,
  attribution: `${site.name}, ${absolute(OPEN_BOOK)}`,
  rows: table.rows,
});

/** What neighbors paid: its files are made by the browser that asks for them, of the figures of that day. */
export const madeOnAsking = paidTable([]);

const all = [...tables, madeOnAsking];

const text = { type: 'string', minLength: 1 } as const;

/** What every JSON file is held to: the head alike for all, the rows by their table. */
export const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: absolute(SCHEMA_PATH),
  title: `The open book of ${site.name}`,
  type: 'object',
  properties: {
    $schema: text,
    table: { enum: all.map(({ name }) => name) },
    about: text,
    version: { const: VERSION },
    day: { description: 'The day the files were made.', type: 'string', format: 'date' },
    license: { const: LICENSE },
    attribution: { description: 'What to name when you use it.', ...text },
    rows: { type: 'array' },
  },
  required: ['table', 'version', 'day', 'license', 'attribution', 'rows'],
  oneOf: all.map((table) => ({
    properties: { table: { const: table.name }, rows: rowsSchema(table) },
  })),
};

/** What Astro makes one file of each format of. */
export const tablePaths = () =>
  tables.map((table) => ({ params: { table: table.name }, props: { table } }));
