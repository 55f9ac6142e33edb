import type { Received } from '../backend/received/received.ts';

/** What a company's answer to a request is called in a table for spreadsheets. */
export const answerWords: Readonly<Record<Received['status'], string>> = {
  sent: 'not yet',
  viewed: 'not yet',
  answered: 'yes',
  declined: 'no',
  withdrawn: 'taken back',
};

type Cell = string | number | null;

/**
 * One cell. What a spreadsheet would take for a formula is made text by an apostrophe in front, as OWASP
 * advises against CSV injection, with the wide signs that some spreadsheets read alike; quotes, commas and
 * line breaks are quoted as in RFC 4180, and semicolons, which part cells in other countries.
 */
export function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a file for spreadsheets, with a mark at its start by which they know UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** The columns of a table: how each is headed, and what it says of a row. */
export type Columns<Row> = readonly (readonly [string, (row: Row) => Cell])[];

/** A table by its columns, its head first. */
export const tableOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): readonly Cell[][] => [
  columns.map(([name]) => name),
  ...rows.map((row) => columns.map(([, read]) => read(row))),
];

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
