import { isClose } from './count-making.ts';
import { sumOf } from './judge.ts';
import { tokensOf, valueOf, type Token } from './tokens.ts';

const BOUNDARY =
  /(?<!\breg)[.!?;](?=\s+\S)|,(?=\s)|\s(?=\+\s)|\s(?=(?:and|or|then|plus|y|mas|más)\s)|\s(?=\/\/?\s)/gi;
/** A label of its own behind an amount: "Overhead: 310.51 Profit: 310.51 Total: $3,726.12". */
const LABEL = /\s(?=\p{Lu}[\p{L} -]{1,24}(?: \d+ ?%)?: ?\$?\d)/gu;
/** What goes on with the same statement: ", is $2,310", ", including tax of $31". */
const JOINS =
  /^\s*(?:[=(]|(?:is|so|are|or (?:\w+ )?\$|to|of|less|minus|off|total|which|that['’]?s|it['’]?s|incl(?:uding|udes)?)\b)/i;
const WORD = /\p{L}{3,}/u;
const RATE_AFTER = /^\s*(?:\/|per\b|an? |each\b|ea\b|%|@|x\b|×)/i;
/** Of what is paid again and again the price stands beside others: "$325 a year, or $600 for two". */
const AGAIN =
  /^\s*(?:\/|per |an? |every |each )\s*(?:(?:\d|two|three|other) )?(?:weeks?|months?|quarter|qtr|years?|yr)\b/i;
/** What may come on top at its price for one, up to the end of its sentence: "Any rotten decking 75 a sheet". */
const EXTRA =
  /(?<=[.,;]\s+|\s\()(?=[^.;]*\b(?:any|rott?(?:en|ed)|bad|soft|extra|additional|damaged|if|needed)\b)(?=[^.,;]*?(?!extra|additional|rott|damaged|needed|sheet)\b\p{L}{4})[^.,;]*?(?:, if [^.,;]*?)?,? ?\$?\d[\d.,]* ?(?:\/|per |an? )(?:sheets?|boards?|(?:sq\.? ?)?f(?:oo)?t|lf|sf)\b.*?(?=[.;](?:\s|$)|\)|$)/iu;
/** Of what an amount is, said behind it: "$1,320 for hinges and slides". */
const FOR =
  /^ (?:is |goes )?(?:for|toward)\b(?! (?:\$|\d|all\b|both\b|each\b|every|it\b|one\b|the (?:lot|pair|set|whole)))[^.!?;]*$/i;
/** A figure of a sentence without a dollar sign is an amount only from here on. */
const LEAST = 20;

const isAmount = (token: Token, text: string): boolean => {
  const after = text.slice(token.to);
  if (token.type === 'money') return !RATE_AFTER.test(after) || AGAIN.test(after);
  return (
    token.type === 'number' &&
    token.value >= LEAST &&
    /[\p{L}=][\s:-]+$/u.test(text.slice(0, token.from)) &&
    /^\s*(?:,(?!.*\s{2}\$?\d[\d,.]*$)|[.;+]|$|\(|total\b|out the door|all in\b|in all\b)/i.test(
      text.slice(token.to),
    )
  );
};

/** How many an amount is the price of one of: 4 in "4 @ $13.00". */
const countBefore = (text: string, { from }: Token): number =>
  Number(/([\d.]+) ?[@x×] ?$/.exec(text.slice(0, from))?.[1] ?? 1);

/**
 * A run-on line of several prices as its statements, each with a price of its own: "part 62, labor 115, trip 85".
 * A row of a table stays one.
 */
export const splitLine = (text: string): string[] => {
  const [extra] = EXTRA.exec(text) ?? [];
  if (extra)
    return text
      .split(extra)
      .map((one) => one.replace(/^[.;,)\s]+|[,;(\s]+$/g, ''))
      .flatMap((one, at) => [...(at > 0 ? [extra] : []), ...(one ? splitLine(one) : [])]);
  const amounts = tokensOf(text).filter((token) => isAmount(token, text));
  const usd = amounts.map((token) => countBefore(text, token) * (valueOf(token) ?? 0));
  const last = usd.pop() ?? 0;
  // "$2,600 + tax $214.50 = $2,814.50" has one price, and so has "4 @ $13.00, paper $60.00  $112.00".
  if (
    usd.length > 1 &&
    /=\s*$|^[^\p{L}]*$/u.test(text.slice(amounts.at(-2)!.to, amounts.at(-1)!.from)) &&
    isClose(sumOf(usd), last)
  )
    return [text];
  const cuts: number[] = [];
  for (const [at, amount] of amounts.slice(0, -1).entries()) {
    const next = amounts[at + 1]!;
    const between = text.slice(amount.to, next.from);
    // Behind figures of a description stands the column of amounts.
    const isCell = /\s{2}$/.test(text.slice(0, amount.from));
    // "Between $8,000 and $9,500" has one price.
    if (
      !/\p{L}{2}|[.!?;]\s/u.test(between.replace(/^\s*(?:and|to)\s*$/i, '')) ||
      (/\s{2}$/.test(between) && !isCell)
    )
      continue;
    if (FOR.test(between)) {
      // Only where the next is said so, too, its words are not among these.
      if (/(?:,|\band|\bplus) $/.test(between)) cuts.push(next.from);
      continue;
    }
    const isAgain = AGAIN.test(text.slice(amount.to));
    const labels = [...text.slice(amount.to, next.from + 2).matchAll(LABEL)];
    const boundaries =
      labels.length > 0 ? labels : [...text.slice(amount.to, next.from + 1).matchAll(BOUNDARY)];
    const sentences = boundaries.filter(
      ({ 0: stop, index }) =>
        /[.!?;]/.test(stop) &&
        /^\s+(?!(?:and|or) )[\p{L}\d$]/u.test(text.slice(amount.to + index + 1)),
    );
    const first = boundaries.find(({ 0: stop, index }) => {
      const rest = between.slice(index + 1);
      return !/[.!?;]/.test(stop) && (isAgain || (WORD.test(rest) && !JOINS.test(rest)));
    });
    for (const { 0: stop, index } of sentences.length > 0 ? sentences : first ? [first] : [])
      cuts.push(amount.to + index + (/\s/.test(stop) ? 0 : 1));
  }
  return [0, ...cuts].map((from, at) =>
    text
      .slice(from, cuts[at] ?? text.length)
      .trimStart()
      .replace(cuts.length > 0 ? /(?:[,;.\s]+(?:and|plus))?[,;.\s]+$/ : /\s+$/, ''),
  );
};
