import asked from '../../../content/search.json' with { type: 'json' };
import { otherTrades, WHO_TO_CALL } from '../../help/other-trades.ts';
import { tradeById, trades, type Situation, type Trade } from '../../trades/index.ts';
import type { SearchEntry } from '../../search/entry.ts';
import { pathOf } from './situations.ts';

/** What someone wants priced: the calculator of its trade, opened on that job. */
const entryOf = (trade: Trade, situation: Situation, words = ''): SearchEntry => ({
  kind: 'asked',
  path: pathOf(trade, situation),
  title: situation.says,
  summary: trade.summary,
  trade: trade.name,
  words,
});

/** What people ask who hold one price or two. */
const TWO_QUOTES =
  'second opinion. overpriced. seems looks high. compare two three 3 quotes which one quote to take';

/** "an appliance repair", "a roofing". */
const withArticle = (name: string): string => {
  const said = name.toLowerCase();
  return `${/^[aeio]/.test(said) ? 'an' : 'a'} ${said}`;
};

/** Where a price someone was given is checked; a sensitive trade has no such door on the first page. */
const ofQuotes: readonly SearchEntry[] = [
  {
    kind: 'asked',
    path: '/#quote',
    title: 'Is my quote too high?',
    summary: 'Type the price you were given and see where it stands.',
    words: `check a quote I have. fair. they say I need a new one. ${TWO_QUOTES}`,
  },
  ...trades
    .filter(({ sensitive }) => !sensitive)
    .map(({ id, name }): SearchEntry => ({
      kind: 'asked',
      path: `/#quote`,
      title: `Is ${withArticle(name)} quote fair?`,
      summary: 'Type the price you were given and see where it stands.',
      trade: name,
      words: `${TWO_QUOTES} ${id} ${asked.trades[id]}`,
    })),
];

/** Work we do not price leads to who does it: never a page on something else. */
const ofOtherTrades: readonly SearchEntry[] = otherTrades.map(({ id, name, does, words }) => ({
  kind: 'asked',
  path: `${WHO_TO_CALL}#${id}`,
  title: `${name}: who to call`,
  summary: `We don’t price this work. ${does}`,
  words: words.join(' '),
}));

/** Jobs as people say them, each leading to a calculator that is opened on it; quotes; and work of others. */
export const askedEntries: readonly SearchEntry[] = [
  ...asked.asked.map(({ says, words, ...to }): SearchEntry =>
    'path' in to
      ? { kind: 'asked', title: says, words, path: to.path!, summary: to.summary! }
      : entryOf(tradeById(to.trade)!, { says, inputs: to.answers }, `${words} price`),
  ),
  ...trades.flatMap((trade) => trade.situations.map((situation) => entryOf(trade, situation))),
  ...ofQuotes,
  ...ofOtherTrades,
];
