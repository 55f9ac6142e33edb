import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './harness/database.ts';

/**
 * A hosted project refuses every UPDATE and DELETE without WHERE that begins with a call to the API, also
 * inside functions. What refuses it, pg-safeupdate, is written in C and cannot be had here, so the text of
 * all functions is read instead.
 */
let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

/** The statements in a function's text that would change or delete every row of a table. */
function ofWholeTables(text: string): string[] {
  const plain = text.replace(/--.*|\/\*[^]*?\*\/|'(?:[^']|'')*'/g, ' ');
  const begin = /\b(?:update\s+(?!set\b)[\w."]+(?:\s+(?:as\s+)?\w+)?\s+set|delete\s+from)\b/gi;
  return [...plain.matchAll(begin)]
    .map(({ index }) => statementFrom(plain.slice(index)))
    .filter((statement) => !/\bwhere\b/i.test(outermost(statement)));
}

/** Up to its semicolon, or to the parenthesis that ends what it stands in. */
function statementFrom(text: string): string {
  let depth = 0;
  const end = [...text].findIndex((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return depth < 0 || (depth === 0 && sign === ';');
  });
  return end < 0 ? text : text.slice(0, end);
}

/** Without what stands in parentheses. */
function outermost(statement: string): string {
  const without = statement.replace(/\([^()]*\)/g, ' ');
  return without === statement ? statement : outermost(without);
}

it.each([
  ['update a.b set c = 1;', 1],
  ['update b as t set c = (select 1 from d where true);', 1],
  ['with gone as (delete from a returning id) select * from gone where true', 1],
  [`update b set c = 'x; where' -- where`, 1],
  [`execute $sql$ delete from "a" $sql$;`, 1],
  ['update b set c = 1 where true; delete from a using b where a.id = b.id', 0],
  ['insert into a values (1) on conflict (id) do update set b = 1', 0],
  ['select 1 from a for update; select 2', 0],
])('finds %j', (text, count) => {
  expect(ofWholeTables(text)).toHaveLength(count);
});

it('no function changes or deletes every row of a table', async () => {
  const { rows } = await db.query(
    `select oid::regprocedure::text as name, prosrc as text from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  expect(rows.length).toBeGreaterThan(100);
  expect(
    rows.flatMap(({ name, text }) =>
      ofWholeTables(String(text)).map((statement) => `${name}: ${statement.trim()}`),
    ),
  ).toEqual([]);
});
