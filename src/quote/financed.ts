import { price } from '../engine/index.ts';
import { tokensOf } from './tokens.ts';

const CASH = /\bcash (?:price|total|cost)\b|\b(?:price|total|cost),? (?:(?:paid )?in|for) cash\b/i;
const FINANCED =
  /^(?!.*\b(?:payments?|interest|charge)\b).*(?:\bfinanced\b|\bloan (?:amount|price)\b)/i;

/** A cash price and a larger financed one, where a paper names one of each: which of them is signed may be thousands. */
export const financedBeside = (text: string) => {
  // No sentences: dots lead to a figure.
  const parts = text.split(/[;|\n]|[,!?]\s|(?<!\.)\.\s/);
  const named = (words: RegExp) => {
    const its = parts.flatMap((part) =>
      tokensOf(words.test(part) ? part : '').flatMap((token) =>
        token.type === 'money' ? { part: part.trim(), usd: token.usd } : [],
      ),
    );
    return new Set(its.map(({ usd }) => usd)).size === 1 ? its[0] : undefined;
  };
  const [cash, financed] = [named(CASH), named(FINANCED)];
  if (!cash || !financed || financed.usd <= cash.usd) return [];
  const more = price(financed.usd - cash.usd);
  const caution = {
    id: 'financed',
    says: [],
    sources: [],
    text: `The financed price is ${more} above the cash price.`,
    ask: `Your cash price is ${price(cash.usd)}. Which of the two would I sign for, and what are the ${more} between them?`,
  };
  return [{ caution, sentence: financed.part, also: [cash.part] }];
};
