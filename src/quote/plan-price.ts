import { price } from '../engine/index.ts';
import { isByWeek, isCondition, isOffer } from './price-words.ts';
import { isSame, sumOf } from './judge.ts';
import { figuresOf, type Figures } from './line-figures.ts';
import type { QuoteLine } from './quote-line.ts';
import { numberOf, ONES } from './spelled.ts';
import { unitOfRate } from './units.ts';

/** How long what we estimate goes on; null where it is no plan, or its answers do not say. */
export interface Span {
  readonly months: number | null;
  /** The first one too. */
  readonly visits: number | null;
  /** Its hours are those of a month: what is paid by the week is paid 52 times in 12 months. */
  readonly isOfHours?: boolean;
}

/** What a price that comes again makes of a plan. */
export type PlanPrice = NonNullable<ReturnType<typeof planPrice>>;

const PERIODS: readonly (readonly [per: RegExp, months: number])[] = [
  [/^(?:month|mo)$/, 1],
  [/^(?:2|two|other) mo(?:nth)?$/, 2],
  [/^(?:quarter|qtr|(?:3|three) mo(?:nth)?)$/, 3],
  [/^(?:6|six) mo(?:nth)?$/, 6],
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

const FIRST =
  /\b(?:(?:1st|first)(?! (?:\w+ )?(?:years?|months?|days?|term)\b)|initial|start(?:ing|[ -]?up)?|set[ -]?up|enrol\w*|one[- ]time|sign[ -]?up fee|staging fee)\b/i;
/** Whether an amount is of one time alone, in place of what comes again: "If you just want the one time it's $245". */
const isInstead = (text: string): boolean =>
  /^\W*(?:or|if)\b.*\b(?:one[- ]time|once|(?:just|only) (?:the )?one)\b|\binstead of (?:the|a) plan\b/i.test(
    text,
  );
/** The words around the amount of a line, up to a stop behind it. */
const around = ({ label, after }: Figures): string => `${label} ${after.split(/[,.;](?=\s|$)/)[0]}`;
/** Whether what a line asks is paid first, or once, beside what comes again: "Start-up visit $99". */
export const isPaidFirst = (text: string): boolean =>
  FIRST.test(around(figuresOf(text))) &&
  !isInstead(text) &&
  !/^\W*(?:first|1st) year\b/i.test(text);
/** Says of a part that it comes only with something else, is owed if something goes wrong, or is paid back. */
const BESIDE =
  /\b(?:cancel\w*(?! ?any)|early|terminat\w*|extra|additional|travel|late|missed|mileage|placement|dep[oó]sito?|refundable|waived?|(?:if|should) (?:needed|(?:you|u) (?:(?:ever|later) )?want)|is separate|renew\w*|(?:you (?:send|owe)|returned to) us|(?:ask|claw|take)s? back|returned)\b/i;
/** What is paid each time, said before it: "each month $44", "Monthly amount $149". */
const EACH =
  /\b(?:(?:each|every|per) (?:\w+ly |regular )?(hour|week|month|quarter|visit|service|treatment|(?:[236]|two|other|three|six) mo(?:nth)?)s?|(hour|week|month|quarter)ly (?:amount|charge|fee|rate|price|total))\b|^\W*(?:then )?(week|month|quarter)ly\b(?! (?:\w+ )?(?:payments?|instal)|.*\d (?:visits|months))|\b(week|month|quarter)ly(?: \/ (?:semanal|mensual))?\W*$/i;
/** Or behind it. */
const PAID_BY =
  /^\s*(?:(?:an?|per|each|\/) ?(week|month|quarter|visit)\b|(week|month|quarter)ly\b(?! (?:\w+ )?(?:payments?|instal)))/i;
/** Whether something is paid behind something else. */
export const isLater = (text: string): boolean =>
  /\bthen\b|\bafter (?:that|the first)\b|\bthereafter\b/i.test(text);
const COUNT = `(\\d{1,2}|${ONES.join('|')})`;
/** So many months it binds: "24 month minimum", "Twelve month agreement", "initial term is 24 months". */
const TERM = new RegExp(
  `\\bagreement is for ${COUNT} months\\b|\\b${COUNT}[ -]months?[ -]*(?:min(?:imum)?|agreement|term|contract|commitment)\\b|\\b(?:term|minimum)(?: of| is)?:? ?${COUNT} months?\\b`,
  'i',
);

/** What an hour costs: "Weekend or holiday rate", "those hours are". */
const OF_HOURS = /\b(?:rates?|hours)(?: (?:is|are))?\W*$/i;
/** So many hours a week: no minimum, and no range. */
const HOURS_A_WEEK =
  /(?<!\b(?:min\w*|least|most|up|to)(?: of| to)? |[-–])\b(\d{1,3}(?:\.5)?) ?(?:hours?|hrs?) ?(?:an?|per|each|every|\/) ?(?:week|wk)\b(?! ?\(?min)/gi;

/** How many hours a week a paper counts; null where it says none, or several. */
const hoursAWeek = (text: string): number | null => {
  const all = new Set(Array.from(text.matchAll(HOURS_A_WEEK), ([, many]) => Number(many)));
  return all.size === 1 ? [...all][0]! : null;
};

/** What the amount of a line is paid each of: "week", "quarter"; null where it is paid once. */
const paidEach = ({ label, after, rate }: Pick<Figures, 'label' | 'after' | 'rate'>) =>
  // "Quarterly service  $129 each"
  (rate && !/^ea/.test(rate.per) ? rate.per : undefined) ??
  (EACH.exec(label) ?? PAID_BY.exec(after))?.slice(1).find(Boolean)?.toLowerCase() ??
  rate?.per ??
  (isByWeek(`${label} $`) ? 'week' : null) ??
  (OF_HOURS.test(label) ? 'hour' : null);

/** What a line is called that says no more than how often its price is paid: "Monthly total". */
const IS_EACH =
  /^\W*(?:total )?(month|week)ly(?: (?:total|rate|fee|rent|charge|amount|cost|price))?\W*$/i;

/** What the price of a line surely is paid each of, "month" or "week"; null where nothing says so: "Rent per month, 3 months $2,400" is of three. */
export const pricePer = (text: string): 'month' | 'week' | null => {
  const { label, after, rate } = figuresOf(text);
  const per =
    rate?.per ??
    (IS_EACH.exec(label) ?? PAID_BY.exec(after))?.slice(1).find(Boolean)?.toLowerCase();
  return per === 'month' || per === 'week' ? per : null;
};

/** Whether the amount of a line is for a part of the time that we estimate: a week, a quarter, or a month where that is not all of it. */
export const isPartOf = (text: string, { months, isOfHours }: Partial<Span>): boolean => {
  const figures = figuresOf(text);
  const per = paidEach(figures) ?? '';
  const between = monthsBetween(per);
  // "Each quarterly visit after  $129"
  const isVisit = unitOfRate(per) === 'visit' && /^\W*(?:each|every)\b/i.test(figures.label);
  return (
    isVisit || per === 'week' || between === 3 || (between === 1 && !isOfHours && months !== 1)
  );
};

type PricedLine = Pick<QuoteLine, 'text' | 'amount' | 'rate'>;
/** Where a line that says several prices is cut. */
const CUT =
  /(?<=\$[\d,.]+)\s{2,}(?=\p{L})|(?<!\breg)[.;](?=\s|$)|,(?!\d)|\b(?:then|plus|and)\b|\+/iu;

/** Prices without a sign, which only their words tell from counts: "first visit is 165 … then its 119 every 3 months". */
const BARE =
  /(\b(?:initial|first|1st) (?:visit|service|treatment)(?: is| would be)? )(\d{2,3}\b[^$]*?\bthen (?:it['’]?s |every \w+ months (?:is )?)?)(?=\d{2,3}\b)/gi;

/** What the lines of a paper say is paid, each with how often; what may come beside is left out. */
const paymentsIn = (lines: readonly PricedLine[]) => {
  const all = lines.map(({ text }) => text).join('\f');
  const signed = all.replace(BARE, '$1$$$2$$').split('\f');
  return lines
    .flatMap(({ text, amount, rate }, at) =>
      (amount ?? rate ?? text !== signed[at]) ? signed[at]! : [],
    )
    .flatMap((text) => (text.split('$').length > 2 ? text.split(CUT) : [text]))
    .filter((part) => !isOffer(part, part) && !isInstead(part))
    .flatMap((part) => {
      const figures = figuresOf(part);
      const usd = figures.amount ?? figures.rate?.usd;
      const isBeside = BESIDE.test(around(figures)) || isCondition(figures.label, figures.after);
      return usd && !isBeside ? [{ usd, per: paidEach(figures), isFirst: isPaidFirst(part) }] : [];
    });
};

/** What a paper says is paid once, and what comes again; undefined where nothing comes again, or not just one thing. */
const planIn = (lines: readonly PricedLine[]) => {
  // What is said twice is paid once.
  const all = paymentsIn(lines).filter(
    ({ usd }, at, those) => those.findIndex((one) => one.usd === usd) === at,
  );
  // "20 hours a week, $34 an hour. Weekly charge $680"
  const isOfWeeks = all.some(({ per }) => per === 'week');
  const paid = all.filter(
    ({ per }) => per !== 'mile' && !(isOfWeeks && unitOfRate(per ?? '') === 'hour'),
  );
  const regular = paid.filter(({ isFirst }) => !isFirst);
  const before = (one: (typeof paid)[number]) => regular.slice(0, regular.indexOf(one));
  // "$680 a week", "Saturdays $296", "Weekly total $976"
  const sum = regular.find(
    (one) => one.per && isSame(one.usd, sumOf(before(one).map(({ usd }) => usd))),
  );
  const again = sum ?? regular.find(({ per }) => per !== null);
  if (!again) return undefined;
  const others = paid.filter((one) => one.usd !== again.usd && !(sum && before(sum).includes(one)));
  // "First visit $199", "Welcome discount -$100", "First visit you pay $99"
  const once = others.findLast(({ isFirst }) => isFirst);
  const made = others.slice(0, -1);
  const isAll =
    others.at(-1) === once &&
    (made.length === 0 || isSame(sumOf(made.map(({ usd }) => usd)), once?.usd ?? NaN));
  return isAll ? { each: again.usd, per: again.per!, once: once?.usd ?? null } : undefined;
};

/** Whether a paper says so many a year, and not that the first is one of them: "Initial visit $99", "Quarterly, 4 per year". */
const saysAYear = (text: string, many: number): boolean =>
  new RegExp(`\\b(?:${many}|${ONES[many - 1]})(?: \\w+)? ?(?:an?|per|each|/) ?y(?:ea)?r`, 'i').test(
    text,
  ) && !/\b(?:count|includ)\w* the (?:first|initial|1st)/i.test(text);

/**
 * The price of a plan that states none for all of it: what is paid once, and what comes again as often as its own
 * term, or what we estimate, goes on. Undefined where a paper says no more than a price, or says another beside.
 */
export const planPrice = (
  lines: readonly PricedLine[],
  { months, visits, isOfHours = false }: Span,
) => {
  // Of one month nothing comes again.
  const found = months === 1 ? undefined : planIn(lines);
  if (!found) return undefined;
  const { each, per, once } = found;
  const text = lines.map((line) => line.text).join('\n');
  const hours = unitOfRate(per) === 'hour' ? hoursAWeek(text) : null;
  if (isOfHours && (hours || per === 'week')) {
    const usd = Math.round((each * (hours ?? 1) * 52) / 12);
    const week = hours ? `× ${hours} hours a week` : 'a week';
    const says = `${price(each)} ${week} × 52 ÷ 12 = ${price(usd)} a month`;
    return { usd, each, says, once, more: null };
  }
  const term = TERM.exec(text)?.slice(1).find(Boolean) ?? '0';
  const own = Number(numberOf(term) || term);
  if (months === null && visits === null && own === 0) return undefined;
  const between = monthsBetween(per);
  const isVisit = unitOfRate(per) === 'visit';
  if (between === null && !isVisit) return undefined;
  const span = months ?? own;
  const times = isVisit ? visits : Math.floor(span / between!);
  if (!times) return { usd: null, says: '', each, once: null, more: null };
  const count = once !== null && (isLater(text) || between !== 1) ? times - 1 : times;
  const many = isVisit ? times : span;
  const lasts = `${many} ${isVisit ? 'visit' : 'month'}${many === 1 ? '' : 's'}${!isVisit && own > many ? ` of its ${own}` : ''}`;
  const workedOut = (count: number) => {
    const usd = (once ?? 0) + count * each;
    const first = once === null ? '' : `${price(once)} + `;
    return { usd, says: `${first}${count} × ${price(each)} = ${price(usd)}, ${lasts}` };
  };
  const isMaybeMore = count < times && saysAYear(text, times);
  return {
    /** US dollars; null where neither the paper nor our estimate says how long it goes on. And how that is worked out: "$159 + 3 × $119 = $516, 12 months". */
    ...workedOut(count),
    /** The same where the first visit is none of as many as it says a year; null where it says no count. */
    more: isMaybeMore ? workedOut(times) : null,
    /** US dollars for one of what comes again. */
    each,
    /** US dollars for what is paid once; null where nothing is. */
    once,
  };
};
