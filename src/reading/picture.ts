import { readFileSync } from 'node:fs';
import { money, moneyRange } from '../engine/index.ts';
import type { TradeId } from '../trades/index.ts';
import { livePrice } from './live-price.ts';
import type { Text } from './read-text.ts';
import type { Amount, Chart, PictureSteps } from './schemas/picture.ts';

/** A picture as the frame of all drawings takes it, and what a list shows of it. */
export interface Picture {
  readonly box: string;
  readonly title: string;
  readonly desc: string;
  /** Shapes and words, in the roles of `src/styles/charts.css`. */
  readonly body: string;
  /** The part that can be made out at 72 × 54 pixels, as `viewBox` says it, and its shapes. */
  readonly thumbnail: { readonly box: string; readonly body: string };
}

const escaped = (words: string): string =>
  words.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
/** Words in a role, at a point. */
export const write = (role: string, x: number, y: number, words: string): string =>
  `<text class="${role}" x="${x}" y="${y}">${escaped(words)}</text>`;
/** A bar in a role, from its left top. */
export const bar = (role: string, x: number, y: number, width: number, height: number): string =>
  `<rect class="${role}" x="${+x.toFixed(1)}" y="${+y.toFixed(1)}" width="${+Math.max(width, 1).toFixed(1)}" height="${+height.toFixed(1)}"/>`;

/** An amount's ends and, where it has one, what is likely; and how it is said. */
interface Said {
  readonly low: number;
  readonly high: number;
  readonly likely?: number;
  readonly words: string;
}

const sayAmount = (amount: Amount, unit: string, trade: TradeId): Said => {
  const say = (value: number) => unit.replace('#', value.toLocaleString('en-US'));
  if (typeof amount === 'number') return { low: amount, high: amount, words: say(amount) };
  if (Array.isArray(amount)) {
    const [low, high] = amount;
    return {
      low,
      high,
      words: say(low).replace(/(\d)(?!.*\d)/, `$1–${high.toLocaleString('en-US')}`),
    };
  }
  const price = livePrice(trade, amount.price);
  if ('problems' in price) throw new Error(`picture: ${price.problems.join('; ')}`);
  const { low, high, typical: likely } = price.total;
  return { low, high, likely, words: `${money(likely)} (${moneyRange(price.total)})` };
};

/** Bars of a box: what is sure filled, a range in outline, the likely point of a price marked. */
const bars = (
  rows: readonly Said[],
  most: number,
  whole: boolean,
  width: number,
  place: (index: number) => readonly [y: number, height: number],
): string =>
  rows
    .map(({ low, high, likely }, index) => {
      const [y, height] = place(index);
      const at = (value: number) => (Math.min(value, most) / most) * (width - 2);
      return (
        (whole ? bar('span', 1, y, width - 2, height) : '') +
        (low === high
          ? bar('good', 1, y, at(low), height)
          : (likely === undefined ? bar('good', 1, y, at(low), height) : '') +
            bar('span', 1 + at(low), y, at(high) - at(low), height)) +
        (likely === undefined ? '' : bar('good', at(likely) - 1, y - 2, 4, height + 4))
      );
    })
    .join('');

/** How wide the sheet of every picture is: at 360 pixels a word of 13 is then 11 or more. */
export const WIDTH = 320;

/** Where words stand in the middle of a point without leaving the sheet, at 7 units a letter. */
const within = (x: number, words: string): number => {
  const half = words.length * 3.5;
  return Math.round(Math.min(Math.max(x, half), WIDTH - half));
};
const ROW = 40;

const chartOf = (chart: Chart, trade: TradeId): Picture => {
  const { measures, unit, line } = chart;
  const whole = chart.whole && sayAmount(chart.whole.is, unit, trade);
  const sum = whole && (whole.likely ?? whole.high);
  const split = chart.whole?.split;
  const rows = chart.rows.map(({ name, is, says }) => {
    const said = sayAmount(is, unit, trade);
    const shared = (of: number, [one, other]: readonly [string, string]) =>
      said.high < of
        ? `${one} ${said.words}, ${other} ${unit.startsWith('$') ? money(of - said.high) : of - said.high}`
        : `${one}: all of it`;
    return { ...said, name, words: says ?? (sum && split ? shared(sum, split) : said.words) };
  });
  const most = sum ?? Math.max(...rows.map(({ high }) => high), line?.at ?? 0);
  const top = (index: number) => 43 + index * ROW;
  const foot = 26 + rows.length * ROW;
  const words = rows
    .map(
      ({ name, words }, index) =>
        write('', 0, top(index) - 8, name) + write('end', WIDTH, top(index) - 8, words),
    )
    .join('');
  const across = line && 1 + (line.at / most) * (WIDTH - 2);
  const mark =
    line && across
      ? `<path class="bold" d="${rows.map((_, index) => `M${across.toFixed(1)} ${top(index) - 3}v20`).join('')}v8"/>` +
        write('mid', within(across, line.says), foot + 18, line.says)
      : '';
  const pitch = 54 / rows.length;
  return {
    box: `0 0 ${WIDTH} ${foot + (line ? 24 : 0)}`,
    title: measures,
    desc:
      [
        ...rows.map(({ name, words }) => `${name}: ${words}`),
        ...(line ? [`The line: ${line.says}`] : []),
      ].join('. ') + '.',
    body:
      write('note', 0, 13, measures) +
      words +
      bars(rows, most, Boolean(sum), WIDTH, (index) => [top(index), 14]) +
      mark,
    thumbnail: {
      box: '0 0 72 54',
      body: bars(rows, most, Boolean(sum), 72, (index) => [
        index * pitch + pitch * 0.2,
        pitch * 0.6,
      ]),
    },
  };
};

const stepsOf = (steps: PictureSteps): Picture => {
  const y = (index: number) => 14 + index * 46;
  const spine = (x: number, ends: readonly [number, number]) =>
    `<path d="M${x} ${ends[0]}V${ends[1]}"/>`;
  const last = steps.length - 1;
  return {
    box: `0 0 ${WIDTH} ${y(last) + 28}`,
    title: 'One after the other',
    desc: steps.map(({ name, note }, index) => `${index + 1}. ${name}: ${note}.`).join(' '),
    body:
      spine(11, [y(0), y(last)]) +
      steps
        .map(
          ({ name, note }, index) =>
            `<g class="spot" transform="translate(11 ${y(index)})"><circle r="11"/><text>${index + 1}</text></g>` +
            write('', 32, y(index) + 4.5, name) +
            write('note', 32, y(index) + 22, note),
        )
        .join(''),
    thumbnail: {
      box: '0 0 72 54',
      body:
        spine(8, [6, 48]) +
        steps
          .map((_, index) => {
            const at = 6 + (42 / last) * index;
            return `<circle class="good" cx="8" cy="${at}" r="4.5"/><path d="M20 ${at}H${index % 2 ? 52 : 66}"/>`;
          })
          .join(''),
    },
  };
};

const FILE =
  /^<svg xmlns="[^"]+" viewBox="([\d. ]+)" data-thumbnail="([-\d. ]+)">\s*<title>([^<]+)<\/title>\s*<desc>([^<]+)<\/desc>([^]*)<\/svg>\s*$/;

const drawingOf = (file: string): Picture => {
  const [, box, part, title, desc, body] = FILE.exec(readFileSync(file, 'utf8')) ?? [];
  if (!box || !part || !title || !desc || !body)
    throw new Error(
      `${file}: begin with viewBox, data-thumbnail, title and desc, as its neighbors do`,
    );
  const tight = body.replace(/\s*\n\s*/g, '');
  return {
    box,
    title,
    desc: desc.replace(/\s+/g, ' ').trim(),
    body: tight,
    thumbnail: { box: part, body: tight.replace(/<text[^]*?<\/text>/g, '') },
  };
};

/** The picture that answers an article's title. */
export const pictureOf = ({ file, front: { trade, picture } }: Text<'articles'>): Picture => {
  if (picture.chart) return chartOf(picture.chart, trade);
  if (picture.steps) return stepsOf(picture.steps);
  return drawingOf(file.replace(/\.mdx$/, '.svg'));
};
