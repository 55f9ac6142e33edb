import { price } from '../engine/index.ts';
import { isByWeek, isCondition } from './price-words.ts';
import { isSame, usdOf } from './judge.ts';
import { figuresOf, type Figures } from './line-figures.ts';
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

const FIRST =
  /\b(?:(?:1st|first)(?! (?:year|month|term))|initial|start(?:ing|[ -]?up)?|set[ -]?up|enrol\w*|one[- ]time|sign[ -]?up fee|staging fee)\b/i;
/** Whether an amount is of one time alone, in place of what comes again: "If you just want the one time it's $245". */
export const isInstead = (text: string): boolean =>
  /^\W*(?:or|if)\b.*\b(?:one[- ]time|once|(?:just|only) (?:the )?one)\b|\binstead of (?:the|a) plan\b/i.test(
    text,
  );
/** Whether what a line asks is paid first, or once, beside what comes again: "Start-up visit $99". */
export const isPaidFirst = (text: string): boolean =>
  /\b(?:1st|first|initial|start[ -]?up|set[ -]?up) (?:\w+ )?(?:visit|service|treatment|spray)\b|\b(?:one[- ]time|once|at move[- ]?in)\b/i.test(
    text,
  ) && !isInstead(text);
const BESIDE =
  /\b(?:cancel\w*(?! ?any)|early|terminat\w*|extra|additional|travel|late|missed|mileage|placement|dep[oó]sito?|refundable|waived?|optional|if (?:needed|(?:you|u) (?:ever )?want)|renew\w*|you (?:send|owe) us|(?:ask|claw|take)s? back|returned)\b/i;
/** Of a line, or a sentence of it, that may be added, and of who hires the helper. */
const ADDED =
  /(?<=^|[.;] )[^.;\n]*(?:\.\d[^.;\n]*)*(?:\badd[- ]?on\b|\boptional\b|\bif (?:you|u) want (?:it|them)\b|\bis separate\b|\[ ?\] ?yes\b)[^\n]*$|(?<=^|[.;] )[^.;\n]*\b(?:hires?|employs?) (?:our|one of our|any of our)\b[^\n]*?\$[\d,]+[^$\n]*?(?:[.;](?=\s|$)|$)/gim;
/** What is paid each time, said before it: "each month $44", "Monthly amount $149". */
const EACH =
  /\b(?:(?:each|every|per) (?:\w+ly )?(hour|week|month|quarter|visit)|(hour|week|month|quarter)ly (?:amount|charge|fee|rate|price|total))\b|^\W*(week|month|quarter)ly\b(?! (?:\w+ )?(?:payments?|instal))|\b(week|month|quarter)ly(?: \/ (?:semanal|mensual))?\W*$/i;
/** Or behind it. */
const PAID_BY =
  /^\s*(?:(?:an?|per|each|\/) ?(week|month|quarter|visit)\b|(week|month|quarter)ly\b(?! (?:\w+ )?(?:payments?|instal)))/i;
/** How often: "$149 for 120 months". */
const OFTEN = /^\s*(?:an? month )?for (\d{1,3}) months\b/i;
const THEN = /\bthen\b|\bafter (?:that|the first)\b|\bthereafter\b/i;
const COUNT = `(\\d{1,2}|${ONES.join('|')})`;
/** So many months it binds: "24 month minimum", "Twelve month agreement", "initial term is 24 months". */
const TERM = new RegExp(
  `\\bagreement is for ${COUNT} months\\b|\\b${COUNT}[ -]months?[ -]*(?:min(?:imum)?|agreement|term|contract|commitment)\\b|\\b(?:term|minimum)(?: of| is)?:? ?${COUNT} months?\\b`,
  'i',
);

/** What the amount of a line is paid each of: "week", "quarter"; null where it is paid once. */
const paidEach = ({ label, after, rate }: Pick<Figures, 'label' | 'after' | 'rate'>) =>
  rate?.per ??
  (EACH.exec(label) ?? PAID_BY.exec(after))?.slice(1).find(Boolean)?.toLowerCase() ??
  (isByWeek(`${label} $`) ? 'week' : null);

/** What a line is called that says no more than how often its price is paid: "Monthly total". */
const IS_EACH =
  /^\W*(?:total )?(month|week)ly(?: (?:total|rate|fee|rent|charge|amount|cost|price))?\W*$/i;

/** What the price of a line surely is paid each of, "month" or "week"; null where nothing says so. */
export const pricePer = (text: string): 'month' | 'week' | null => {
  const { label, after, rate } = figuresOf(text);
  const per =
    rate?.per ??
    (IS_EACH.exec(label) ?? PAID_BY.exec(after))?.slice(1).find(Boolean)?.toLowerCase();
  return per === 'month' || per === 'week' ? per : null;
};

/** Whether the amount of a line is for a part of the time that we estimate: a week, a quarter, or a month where that is not all of it. */
export const isPartOf = (
  text: string,
  amount: number | null,
  { months, isOfHours }: Partial<Span>,
): boolean => {
  const figures = figuresOf(text);
  // "11 months x $57  $627"
  const isOfSeveral = figures.unit === 'month' && (amount ?? 0) > (figures.unitPrice ?? Infinity);
  const per = isOfSeveral ? '' : (paidEach(figures) ?? '');
  const between = monthsBetween(per);
  // "Each quarterly visit after  $129"
  const isVisit = per === 'visit' && /^\W*(?:each|every)\b/i.test(figures.label);
  return (
    isVisit || per === 'week' || between === 3 || (between === 1 && !isOfHours && months !== 1)
  );
};

/** Whether the amount of a line is one of so many payments. */
export const isOneOfMany = ({ label, after }: Pick<Figures, 'label' | 'after'>): boolean =>
  EACH.test(label) && OFTEN.test(after);

/** The parts of a paper that each say one price at most, bare prices with their sign. */
const partsOf = (text: string): string[] =>
  text
    .replace(/\.{3,}/g, '  ')
    // Said again in another language: "then $42 a month / luego $42 al mes"
    .replace(/(\$[\d,.]+)(.*?) \/ .*\1.*/g, '$1$2')
    // What stands in a column is of its whole line.
    .replace(/^.*\s{2,}\$[\d,.]+(?: an? \w+)?\s*$/gm, (line) =>
      line.replace(/[,.;](?=\s)|\band\b/gi, ' '),
    )
    .replace(/\([^()]*\)/g, (said) => said.replace(/[,.;](?!\d)/g, ''))
    .replace(/(?<![$\d.,])(\d{2,3}) (?=(?:an?|per) (?:month|quarter|visit|treatment)\b)/gi, '$$$1 ')
    .replace(/(\b(?:first|initial) (?:\w+ )?(?:is )?)(\d{2,3})(?=\s*(?:$|[,.;]|then))/gim, '$1$$$2')
    .split(/\n|(?<=\$[\d,.]+)\s{2,}(?=\p{L})|[.;](?=\s|$)|,(?!\d)|\b(?:then|plus|and)\b|\+/iu);

/** Whether an amount of a text is a fee that comes only with something else, or is paid back. */
export const isBeside = (text: string, usd: number): boolean => {
  const its = partsOf(text).filter((part) => part.includes('$') && figuresOf(part).amount === usd);
  // What the part sums up is more than that: "the travel hour $215 = $1,720".
  return its.length > 0 && its.every((part) => BESIDE.test(part) && !/=\s*\$/.test(part));
};

/** What a paper says is paid once, what comes again, and what else; undefined where nothing comes again, or not just one thing. */
const planIn = (text: string) => {
  const meant = partsOf(text.replace(ADDED, '')).flatMap((part) => {
    const figures = figuresOf(part);
    const { amount, rate } = figures;
    const isOfNone = BESIDE.test(part) || isInstead(part) || isCondition(part, '');
    if (!part.includes('$') || isOfNone || !(amount || rate)) return [];
    const per = paidEach(figures);
    return [{ part, ...figures, ...(amount && !rate && per && { rate: { usd: amount, per } }) }];
  });
  const all = meant.filter(({ part, rate }) => rate !== null && !FIRST.test(part));
  // "20 hours a week, $34 an hour. Weekly charge $680"
  const isOfWeeks = all.some(({ rate }) => rate!.per === 'week');
  const rated = all.filter(({ rate }) => !isOfWeeks || !/^(?:hour|hr|mile)$/.test(rate!.per));
  const [first, ...more] = rated;
  // "$680 a week", "Saturdays $296", "Weekly total $976"; "$4,650 a month", "$975 a month", "$5,625 a month"
  const before = (one: (typeof meant)[number]) =>
    meant
      .slice(0, meant.indexOf(one))
      .filter(
        (other) => !FIRST.test(other.part) && (!all.includes(other) || rated.includes(other)),
      );
  const isSum = (one: (typeof meant)[number]): boolean =>
    one.rate !== null &&
    isSame(
      one.rate.usd,
      before(one).reduce((sum, { amount, rate }) => sum + (amount ?? rate!.usd), 0),
    );
  const again = rated.find(isSum) ?? (more.length === 0 ? first : undefined);
  if (!again?.rate || rated.some(({ rate }) => rate!.per !== again.rate!.per)) return undefined;
  const parts = isSum(again) ? before(again) : [];
  const others = meant.filter((one) => !all.includes(one) && !parts.includes(one));
  // "First visit $199", "Welcome discount -$100", "First visit you pay $99"
  const once = others.findLast(({ part }) => FIRST.test(part));
  const made = once ? others.slice(0, others.indexOf(once)) : [];
  const isMade = made.length === 0 || usdOf(made) === once?.amount;
  const known = [once?.amount, again.rate.usd];
  const isNew = (one: (typeof others)[number]) => !known.includes(one.amount ?? undefined);
  const left = others.filter((one) => isNew(one) && !(isMade && made.includes(one)));
  return { again: { ...again.rate, after: again.after }, once, left };
};

/**
 * The price of a plan that states none for all of it: what is paid once, and what comes again as often as its own
 * term, or what we estimate, goes on. Undefined where a paper says no more than a price, or says a price of another
 * kind beside; that of what is paid a number of times which it states may stand beside another.
 */
export const planPrice = (
  text: string,
  { months, visits, isOfHours = false }: Span,
  mayStandBeside = false,
) => {
  // Of one month nothing comes again.
  const found = months === 1 ? undefined : planIn(text);
  if (!found) return undefined;
  const { once, left } = found;
  const { usd: each, per, after } = found.again;
  const often = Number(OFTEN.exec(after)?.[1] ?? 0);
  // Payments of a price that the paper says are another way to pay it.
  const isSaid = left.some(({ amount }) => isSame(amount ?? 0, often * each));
  if (left.length > 0 && (!often || isSaid || !mayStandBeside)) return undefined;
  if (isOfHours && per === 'week') {
    const usd = Math.round((each * 52) / 12);
    const says = `${price(each)} a week × 52 ÷ 12 = ${price(usd)} a month`;
    return { usd, each, says, once: once?.amount ?? null };
  }
  const term = TERM.exec(text)?.slice(1).find(Boolean) ?? '0';
  const own = often || Number(numberOf(term) || term);
  if (months === null && visits === null && own === 0) return undefined;
  const between = monthsBetween(per);
  const isVisit = unitOfRate(per) === 'visit';
  if (between === null && !isVisit) return undefined;
  const span = often || (months ?? own);
  const times = isVisit ? visits : span && Math.floor(span / between!);
  if (!times) return { usd: null, says: '', each, once: null };
  const isOneOf = once && (THEN.test(text) || between !== 1);
  const count = isOneOf ? times - 1 : times;
  const usd = (once?.amount ?? 0) + count * each;
  const many = isVisit ? times : span;
  const lasts = `${many} ${isVisit ? 'visit' : 'month'}${many === 1 ? '' : 's'}${!isVisit && own > many ? ` of its ${own}` : ''}`;
  return {
    /** US dollars; null where neither the paper nor our estimate says how long it goes on. */
    usd,
    /** US dollars for one of what comes again. */
    each,
    /** US dollars for what is paid once; null where nothing is. */
    once: once?.amount ?? null,
    /** How that is worked out: "$159 + 3 × $119 = $516, 12 months". */
    says: `${once ? `${price(once.amount!)} + ` : ''}${count} × ${price(each)} = ${price(usd)}, ${lasts}`,
  };
};
