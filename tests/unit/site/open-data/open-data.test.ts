import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { PaidFigures } from '../../../../src/backend/paid.ts';
import { paidTable } from '../../../../src/homeowner/paid/file.ts';
import { madeOnAsking, schema, tableJson } from '../../../../src/site/open-data/files.ts';
import { tableCsv, type Table } from '../../../../src/kit/data-table.ts';
import { tables } from '../../../../src/site/open-data/tables.ts';
import { trades } from '../../../../src/trades/index.ts';

/** What neighbors paid, once few and once many told it. */
const paid: readonly PaidFigures[] = [
  {
    trade_id: 'hvac',
    job: 'replace.ac',
    region: 'near',
    answers: { job: 'replace', system: 'ac' },
    jobs: 100,
    from_year: '2025-01-01',
    to_year: '2026-01-01',
    low_usd: 6_900,
    high_usd: 8_800,
    median_usd: 7_700,
    tenths_of_ours: [0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.3],
    tenths_usd: [5_500, 6_500, 7_000, 7_400, 7_700, 8_000, 8_500, 9_100, 9_900],
    version: '2026.11.9',
    is_demo: false,
  },
];
const few = {
  ...paid[0]!,
  jobs: 5,
  median_usd: null,
  tenths_of_ours: null,
  tenths_usd: null,
  version: null,
};

const each = [...tables, paidTable([...paid, few])].map((table) => [table.name, table] as const);

/** As a program reads it that has only the file. */
const asSent = (table: Table) => JSON.parse(JSON.stringify(tableJson(table)));

const validator = () => {
  const ajv = new Ajv2020({ allErrors: true });
  formats.default(ajv);
  return ajv.compile(schema);
};

test.each(each)(
  'the schema holds for the table %s, and not for one that lacks a cell',
  (_, table) => {
    const holds = validator();
    holds(asSent(table));
    expect(holds.errors ?? []).toEqual([]);
    const torn = asSent(table);
    delete torn.rows[0][Object.keys(table.columns)[0]!];
    expect(holds(torn)).toBe(false);
  },
);

test.each(each)('the CSV of %s holds what its JSON holds', (_, table) => {
  const read = parse(tableCsv(table), { bom: true, columns: true }) as Record<string, string>[];
  const cellOf = (text: string, kind: string): unknown => {
    if (text === '') return kind === 'list' ? [] : null;
    if (kind === 'list') return text.split('; ');
    return ['number', 'truth', 'any'].includes(kind) ? JSON.parse(text) : text;
  };
  const rows = read.map((row) =>
    Object.fromEntries(
      Object.entries(table.columns).map(([name, { kind }]) => [name, cellOf(row[name]!, kind)]),
    ),
  );
  expect(rows).toEqual(asSent(table).rows);
});

test('what neighbors paid may have no row yet, and no other table may', () => {
  const holds = validator();
  expect(holds(asSent(paidTable([])))).toBe(true);
  expect(tables.filter((table) => holds({ ...asSent(table), rows: [] }))).toEqual([]);
  expect(tableCsv(paidTable([])).split('\r\n')).toHaveLength(2);
});

const rowsOf = (name: string) => tables.find((table) => table.name === name)!.rows;

test('every price, figure, published price and source of every trade is given away', () => {
  for (const { id, prices, figures, published, sources } of trades) {
    const count = (name: string) => rowsOf(name).filter(({ trade }) => trade === id).length;
    expect(count('prices')).toBe(Object.keys(prices).length);
    expect(count('figures')).toBe(Object.keys(figures).length);
    expect(count('cases')).toBe(published.length);
    expect(count('sources')).toBe(Object.keys(sources).length);
  }
});

test('whatever a table cites stands in the table of sources', () => {
  const known = new Set(rowsOf('sources').map(({ id }) => id));
  const cited = tables.flatMap(({ rows }) =>
    rows.flatMap((row) => (row.sources ?? []) as string[]),
  );
  expect(cited.length).toBeGreaterThan(500);
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});

/*
 * Others read these files by these names. One may be added at the end; one that is renamed, moved or taken
 * away needs the next version of the address.
 */
test('the columns of version 1 stay', () => {
  const columns = Object.fromEntries(
    [...tables, madeOnAsking].map(({ name, columns: all }) => [name, Object.keys(all).join(' ')]),
  );
  expect(columns).toEqual({
    prices:
      'trade model name label unit low typical high labor_share place year note read review_by sources',
    figures: 'trade model name label unit value periods ours note read review_by sources',
    places: 'trade model name label city value read review_by sources',
    cases:
      'trade model title answers unit low high our_low our_typical our_high error held size_told note sources chosen in_texas',
    permits: 'trade model city job from to count p10 p50 p90 sources',
    'permit-jobs': 'trade model city job value tons sources',
    sources: 'id trade publisher title address date grade',
    paid: 'trade models job answers region from to count low median high tenths tenths_of_ours made_up',
  });
});
