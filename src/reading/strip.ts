import { write } from './picture.ts';

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
const COLUMN = 26;
const WIDTH = 12 * COLUMN;

/** Rows of bars on twelve columns, and how high they stand together. */
export const stripOf = (rows: readonly StripRow[], of: keyof typeof columns) => {
  const foot = rows.length * PITCH;
  const names = columns[of];
  const middles = names.map((_, index) => (index + 0.5) * COLUMN);
  const bar = ([from, to]: StripRow['is'][number], top: number) => {
    const width = Math.round((to - from) * COLUMN);
    return `M${Math.round(from * COLUMN)} ${top}h${width}v10h-${width}z`;
  };
  return {
    width: WIDTH,
    foot,
    column: COLUMN,
    /** Down through the bars alone, so that it strikes no word out. */
    line: rows.map((_, row) => `M0 ${row * PITCH + 18}v13`).join(''),
    desc: rows.map(({ name, says }) => `${name}: ${says}.`).join(' '),
    body:
      rows
        .map(({ name, is, says }, row) => {
          const top = row * PITCH + 19;
          return (
            `<path class="thin" d="M0 ${top}${`m${COLUMN} 0v10m0-10`.repeat(11)}"/>` +
            write('', 0, top - 6, name) +
            write('end', WIDTH, top - 6, says) +
            `<path class="good" d="${is.map((one) => bar(one, top)).join('')}"/>`
          );
        })
        .join('') +
      // Letters stand each in its own column; a number may be two.
      (of === 'months'
        ? `<text class="mid note" x="${middles.join(' ')}" y="${foot + 14}">${names.join('')}</text>`
        : names.map((name, index) => write('mid note', middles[index]!, foot + 14, name)).join('')),
  };
};
