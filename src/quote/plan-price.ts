import { price } from '../engine/index.ts';
import { figuresOf } from './line-figures.ts';

/** How long what we estimate goes on; null where it is no plan, or its answers do not say. */
export interface Span {
  readonly months: number | null;
  /** The first one too. */
  readonly visits: number | null;
}

/** What a price that comes again makes of a plan. */
export interface PlanPrice {
  /** US dollars; null where neither the paper nor our estimate says how long it goes on. */
  readonly usd: number | null;
  /** How that is worked out: "$159 + 3 × $119 = $516, 12 months". */
  readonly says: string;
  /** US dollars for one of what comes again. */
  readonly each: number;
}

const VISITS = /^(?:visit|treatment|service|session|spray|application)$/;
const PERIODS: readonly (readonly [per: RegExp, months: number])[] = [
  [/^(?:month|mo)$/, 1],
  [/^(?:2|two|other) month$/, 2],
  [/^(?:quarter|qtr|(?:3|three) month)$/, 3],
  [/^(?:6|six) month$/, 6],
  [/^(?:year|yr|annum)$/, 12],
];

/** Months from one time a price is paid to the next; null where it is not paid by the month. */
export const monthsBetween = (per: string): number | null =>
  PERIODS.find(([is]) => is.test(per))?.[1] ?? null;

/** How many months lie between visits, as the label of a line says it: "every 3 months"; null where it says none. */
export const monthsApart = (label: string): number | null => {
  const every = /\bevery (?:(\d) )?months?\b/.exec(label);
  return every && Number(every[1] ?? 1);
};

/** What is paid once, before or with the first of them. */
const FIRST =
  /\b(?:first(?! (?:year|month|term))|initial|start(?:ing|[ -]?up)?|set[ -]?up|enrol\w*|sign[ -]?up fee|staging fee)\b/i;
/** What not everybody pays, or gets back. */
const BESIDE =
  /\b(?:cancel\w*(?! ?any)|early|terminat\w*|extra|additional|travel|late|missed|deposit|refundable|waived?|optional|if (?:needed|you want)|renew\w*)\b/i;
/** What comes again begins once the first is over. */
const THEN = /\bthen\b|\bafter (?:that|the first)\b|\bthereafter\b/i;
const TERM =
  /\b(\d{1,2})[ -]months?\b[ -]*(?:min(?:imum)?|agreement|term|contract|commitment)|\b(?:term|minimum)(?: of)?:? ?(\d{1,2}) months?\b/i;

/** The parts of a paper that each say one price at most, bare prices with their sign. */
const partsOf = (text: string): string[] =>
  text
    .replace(/\([^()]*\)/g, (said) => said.replace(/[,.;]/g, ' '))
    .replace(/(?<![$\d.,])(\d{2,3}) (?=(?:an?|per) (?:month|quarter|visit|treatment)\b)/gi, '$$$1 ')
    .replace(/(\b(?:first|initial) (?:\w+ )?(?:is )?)(\d{2,3})(?=\s*(?:$|[,.;]|then))/gim, '$1$$$2')
    .split(/\n|[.;](?=\s|$)|,(?!\d)|\b(?:then|plus|and)\b|\+/i);

/** Whether an amount of a text is a fee that comes only with something else, or is paid back. */
export const isBeside = (text: string, usd: number): boolean => {
  const parts = partsOf(text).filter((part) => part.includes('$'));
  const its = parts.filter((part) => figuresOf(part).amount === usd);
  return its.length > 0 && its.every((part) => BESIDE.test(part));
};

/**
 * The price of a plan that states none for all of it: what is paid once, and what comes again as often as its own
 * term, or what we estimate, goes on. Undefined where a paper says no more than a price, or says a price of another
 * kind beside.
 */
export const planPrice = (text: string, { months, visits }: Span): PlanPrice | undefined => {
  const own = Number(TERM.exec(text)?.slice(1).find(Boolean) ?? 0);
  const parts = partsOf(text).map((part) => ({ part, ...figuresOf(part) }));
  const meant = parts.filter(
    ({ part, amount, rate }) => (amount || rate) && part.includes('$') && !BESIDE.test(part),
  );
  const isRate = ({ part, rate }: (typeof meant)[number]) => rate !== null && !FIRST.test(part);
  const [again, ...more] = meant.filter(isRate);
  const [once, ...others] = meant.filter((one) => !isRate(one));
  if (!again?.rate || more.length + others.length > 0) return undefined;
  if (once && (!FIRST.test(once.part) || once.amount === null)) return undefined;
  if (months === null && visits === null && own === 0) return undefined;
  const { usd: each, per } = again.rate;
  const between = monthsBetween(per);
  const isVisit = VISITS.test(per);
  if (between === null && !isVisit) return undefined;
  const span = months ?? own;
  const times = isVisit ? visits : span && Math.floor(span / between!);
  if (!times) return { usd: null, says: '', each };
  const isOneOf =
    once && (THEN.test(text) || between !== 1) && !/\b(?:fee|set[ -]?up)\b/i.test(once.part);
  const count = isOneOf ? times - 1 : times;
  const usd = (once?.amount ?? 0) + count * each;
  const many = isVisit ? times : span;
  const lasts = `${many} ${isVisit ? 'visit' : 'month'}${many === 1 ? '' : 's'}`;
  return {
    usd,
    each,
    says: `${once ? `${price(once.amount!)} + ` : ''}${count} × ${price(each)} = ${price(usd)}, ${lasts}`,
  };
};
