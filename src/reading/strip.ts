import { bar, write, WIDTH } from './picture.ts';

/** One thing through twelve months, or twelve years: when it is, from 0 to 12, and in words. */
export interface StripRow {
  readonly name: string;
  readonly is: readonly (readonly [from: number, to: number])[];
  readonly says: string;
}

/** Its columns, named under the rows. */
export const columns = {
  months: [...'JFMAMJJASOND'],
  years: Array.from({ length: 12 }, (_, index) => `${index + 1}`),
} as const;

const PITCH = 36;

/** Rows of bars on twelve columns, and how high they stand together. */
export const stripOf = (rows: readonly StripRow[], of: keyof typeof columns) => {
  const column = WIDTH / 12;
  const foot = rows.length * PITCH;
  const lines = Array.from({ length: 11 }, (_, index) => `M${((index + 1) * column).toFixed(1)} `);
  return {
    foot,
    column,
    /** Down through the bars alone, so that it strikes no word out. */
    line: rows.map((_, row) => `M0 ${row * PITCH + 18}v13`).join(''),
    desc: rows.map(({ name, says }) => `${name}: ${says}.`).join(' '),
    body:
      rows
        .map(({ name, is, says }, row) => {
          const top = row * PITCH + 19;
          return (
            `<path class="thin" d="${lines.map((line) => `${line}${top}v10`).join('')}"/>` +
            write('', 0, top - 6, name) +
            write('end', WIDTH, top - 6, says) +
            is
              .map(([from, to]) => bar('good', from * column, top, (to - from) * column, 10))
              .join('')
          );
        })
        .join('') +
      columns[of]
        .map((name, index) =>
          write('mid note', +((index + 0.5) * column).toFixed(1), foot + 14, name),
        )
        .join(''),
  };
};
