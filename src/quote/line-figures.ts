import { cents, tokensOf, valueOf, type Token } from './tokens.ts';
import { unitOf, ANY_UNIT, type Unit } from './units.ts';

/** What the figures of a line say. */
export interface Figures {
  /** US dollars; below 0 where it is taken off; null where the line has no amount of its own. */
  readonly amount: number | null;
  /** Its price, 0 or more, for one "sheet", "sq ft", "visit" as written, in lower case, where it has no amount of its own. */
  readonly rate: { readonly usd: number; readonly per: string } | null;
  readonly quantity: number | null;
  readonly unit: Unit | null;
  /** US dollars for one. */
  readonly unitPrice: number | null;
  /** Quantity × price is the amount. */
  readonly isProven: boolean;
  /** The amount stands at the end of the line, as in a column; not in a sentence. */
  readonly isAtEnd: boolean;
  /** The words before the amount. */
  readonly label: string;
  /** The words behind it. */
  readonly after: string;
  /** All money of the line, of which a row of options has several. */
  readonly amounts: readonly number[];
  /** The amount has no dollar sign, no cents and no separated thousands. */
  readonly isBare: boolean;
}

const AFTER_RATE = new RegExp(
  `^\\s*(?:(?=(?:sq\\.? ?ft|s\\.?f\\b|lf\\b|lin\\.? ?ft))|/|\\bper\\b|\\bpor\\b|\\bevery\\b|\\ban? (?=[a-z])|each\\b|ea\\b|p/)\\s*((?:\\d|two|three|other) (?:months?|weeks?)|${ANY_UNIT}|[a-z]+)?`,
  'i',
);
/** "520 a square", "50 a month": with no dollar sign it is a price all the same. */
const BY_ONE =
  /^\s?(?:an?|per|\/)\s?(?:sq(?:uare)?s?\b|sheet|sq\.? ?f|s\.?f\b|f(?:oo)?t\b|lf\b|lin)/i;
const BEFORE_RATE =
  /(?:@|(?<!looking |comes in |be |re |are |you )\bat|\bx|×)\s*$|\b(?:ea|each) ?$/i;
/** "Class 4 roof, the accessories and the skylights at $17,350", "3.5 ton like for like at $10,300": what a price is said at counts nothing so far before. */
const FAR_AT = /(?:,.*|(?:\s+\S+){4,})\bat\s*$/i;
/** A bare number behind these words is an amount, whatever follows. */
const SUM_WORD =
  /(?:^|[.,;]\s)\W*(?:(?:your|the|my|our|grand) )?(?:(?:total|tot|ttl|price|bid|cost)\b\W*(?:is|of|comes to|would be|will be)?|less|minus|menos)\W*$/i;
/** Said behind a bare number that is an amount. */
const IN_ALL =
  /^\s*(?:out the door|otd|in all|total|tot|all[- ]in|installed|even|flat|complete|cash|bucks|for (?:it )?all)\b/i;
/** Said behind an amount that ends its line. */
const REMARK =
  /^[\s.,;:!*)\]]*(?:(?:(?:tax|taxes|delivery|labor|everything|permit|install|materials?)?\s*(?:incl(?:uded|usive|\.)?|in)|plus tax|\+ ?tax|all in|all-in|total|installed|complete|out the door|otd|one price|flat|firm|net|cash(?: or card same)?|card|usd|ea(?:ch)?|even|only|cr|y|n|t|nt|tx|\/ ?mo|nte|each|taxable)\b[\s.,;:!*)\]]*)*$/i;

/** Before an amount that the one before it holds already: "$412.50 includes tax $31.44". */
const HOLDS =
  /(?:\bincl(?:udes?|uding|uded)?\b\.?(?!.*(?:\btotal|\s{2}))|\bof which|\()[^$\d=;|]{0,30}$/i;
/** Said behind one: "(tax of $31.44 included)", "of which $31.44 is tax". */
const IS_HELD = /^[^$\d=;|]{0,12}\b(?:incl(?:uded)?|tax)\b/i;
/** Or of any amount: "(the $600 factory rebate is already taken off)". */
const IS_ALREADY = /^[^$\d=;|()]{0,30}\balready\b/i;

/** Before a price that is no longer asked, or what that saves: "$149 (reg $199)", "$1,420 (you save $250)". */
const WAS =
  /\((?:you save|save|saves|saving|savings of|reg\w*|was|normally|usually|list|msrp)\b[.:]? ?$/i;
/** Behind a price, what was paid of it already: "$640 less the $85 you paid". */
const LESS_PAID = /^\W*less (?:the|your) [$\d,.]+ (?:that )?(?:you )?(?:already |was )?paid\b/i;
/** Behind a count of what a price before it comes to: "$12,220 (1,040 x $11.75)". */
const IS_COUNTED = /^ ?[x×] ?\$[\d,.]+\)$/;
/** Behind what nobody is to pay: "Diagnostic fee 89.00 waived with repair". */
const IS_WAIVED = /^[^$\d]*\$?[\d.,]+\s*\(?waived\b/i;

/** Behind a count of what has no price of its own: "Torsion springs  1  included". */
const IS_INCLUDED = /^\s+(?:incl(?:uded|\.)?|n\/c|no charge)\W*$/i;

const IN_BRACKETS = /^\s*\([^()\d$]*\)\s*$/;

const NEAR = 0.005;
const LEAST_IN_TEXT = 20;
const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(0.011, Math.abs(b) * NEAR);

const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/(?<=\w{2})(?<!s)s$/, '')
    .trim();

/** Before a number that says which one, or from where on: "past day 4", "after 3 days". */
const FROM_THERE = /\b(?:day|d[ií]a|past|after|beyond|over|above|more than|m[aá]s de) $/i;

/** A figure that may count something. */
type Count = Extract<Token, { readonly type: 'quantity' | 'number' }>;
const isCount = (token: Token): token is Count =>
  token.type === 'quantity' || token.type === 'number';

/** Behind what is counted anew each week or month. */
const REPEATED = /^\s*(?:an?|per|each|every|\/) ?(?:week|month|year)\b/i;

/** Of the figures of a line three that prove each other: quantity × price = amount. */
const productIn = (text: string, tokens: readonly Token[]) => {
  /** An insurer's row: quantity, price, its tax, and the amount with it. */
  const isTaxed = (plain: number, usd: number, price: Token, amount: Token): boolean =>
    tokens.some(
      (token) =>
        token.type === 'money' &&
        token.from > price.from &&
        token.to < amount.from &&
        token.usd > 0 &&
        isNear(plain + token.usd, usd),
    );
  for (const [at, amount] of tokens.entries()) {
    const usd = valueOf(amount);
    if (usd === null || usd <= 0) continue;
    const before = tokens.slice(0, at);
    for (const price of before.toReversed()) {
      const one = valueOf(price);
      if (one === null || one <= 0 || /[.!?;]\s+\p{L}/u.test(text.slice(price.to, amount.from)))
        continue;
      const count = before
        .filter(isCount)
        .findLast(
          (token) =>
            token !== price &&
            token.value > 0 &&
            (isNear(token.value * one, usd) || isTaxed(token.value * one, usd, price, amount)) &&
            !/[.!?;]\s+\p{L}/u.test(text.slice(token.to, amount.from)),
        );
      if (count)
        return {
          quantity: count.value,
          unit: count.type === 'quantity' ? count.unit : null,
          unitPrice: one,
          amount,
          isRepeated: REPEATED.test(text.slice(count.to)),
        };
    }
  }
  return null;
};

const nothing: Omit<Figures, 'label' | 'after' | 'amounts'> = {
  amount: null,
  rate: null,
  quantity: null,
  unit: null,
  unitPrice: null,
  isProven: false,
  isAtEnd: false,
  isBare: false,
};

const countOf = (tokens: readonly Token[]): Pick<Figures, 'quantity' | 'unit'> => {
  const count = tokens.find((token) => token.type === 'quantity');
  return { quantity: count?.value ?? null, unit: count?.unit ?? null };
};

/** A bare number that ends its line after words, or stands in a column: "Permit 300". */
const bareAmount = (text: string, tokens: readonly Token[]): Token | undefined => {
  const last = tokens.findLast(({ type }) => type === 'number');
  if (last?.type !== 'number' || last.value === 0) return undefined;
  const [before, after] = [text.slice(0, last.from), text.slice(last.to)];
  const isAlone = /^\s*$/.test(before);
  const hasWords = /\p{L}{2}/u.test(before);
  const isColumn = /(?:\s{2}|[=:]\s?|\t)$/.test(before);
  if (!(isAlone || hasWords) || Math.abs(last.value) > 999_999) return undefined;
  // "all of 1", "microinverters, 20": in a sentence a small number counts something. So does one of what is included.
  const isSmall = Math.abs(last.value) < LEAST_IN_TEXT * (/,\s*$/.test(before) ? 5 : 1);
  if (isSmall && ((!isColumn && !isAlone) || IS_INCLUDED.test(after))) return undefined;
  if (SUM_WORD.test(before) || (hasWords && IN_ALL.test(after))) return last;
  return REMARK.test(after) && (isColumn || isAlone || /^[\s,;]*$/.test(after)) ? last : undefined;
};

const isHeld = (text: string, money: Token, before: Token | undefined): boolean => {
  if (!before || valueOf(money)! <= 0 || valueOf(money)! >= valueOf(before)!) return false;
  const between = text.slice(before.to, money.from);
  const [words = ''] = HOLDS.exec(between) ?? [];
  return words.startsWith('(')
    ? (/\btax\b/i.test(words) ? IS_HELD : IS_ALREADY).test(text.slice(money.to))
    : words !== '';
};

/** What the figures of a line say. Of a range the upper end counts. Never throws. */
export const figuresOf = (text: string): Figures => {
  const all = tokensOf(text);
  const held = new Set(
    all
      .filter(({ type }) => type === 'money')
      .filter(
        (one, at, those) =>
          isHeld(text, one, those[at - 1]) ||
          IS_COUNTED.test(text.slice(one.to)) ||
          (at > 0 &&
            (WAS.test(text.slice(0, one.from)) || LESS_PAID.test(text.slice(those[at - 1]!.to)))),
      ),
  );
  const tokens = all.filter((token) => !held.has(token));
  const money = tokens.filter((token) => token.type === 'money');
  const isRate = ({ from, to }: Token): boolean =>
    AFTER_RATE.test(text.slice(to)) || BEFORE_RATE.test(text.slice(0, from));
  const restOf = (token: Token): string => {
    const its = all[all.indexOf(token) + 1];
    return its && held.has(its)
      ? text.slice(its.to).replace(/^\s*(?:is )?(?:sales )?(?:tax|incl\w*)?\s*\)?/i, '')
      : text.slice(token.to);
  };
  const split = (token: Token) => ({
    label: text.slice(0, token.from).replace(/[\s.:=$–—-]+$/, ''),
    after: restOf(token),
  });
  const amounts = money.map(({ usd }) => usd);
  const isAtEnd = (token: Token): boolean => {
    const rest = restOf(token);
    // In a table another cell may follow.
    const isCell = /\s{2}$/.test(text.slice(0, token.from)) && /^\s{2}/.test(rest);
    return (
      isCell ||
      IN_BRACKETS.test(rest) ||
      REMARK.test(rest) ||
      REMARK.test(rest.replace(AFTER_RATE, ''))
    );
  };

  const unpriced: Figures = { ...nothing, ...countOf(tokens), label: text, after: '', amounts };
  if (IS_WAIVED.test(text)) return unpriced;

  const around = (token: Token, own: Partial<Figures>): Figures => ({
    ...unpriced,
    ...split(token),
    isAtEnd: isAtEnd(token),
    ...own,
  });

  const product = productIn(text, tokens);
  const last = money.findLast((token) => !isRate(token));
  const isByTime = /\b(?:an?|per|each|every) (?:week|month|day|year)\b/i;
  // What stands behind a product may be another amount: "3 @ $50 = $150, less $20: $130".
  if (
    product &&
    !product.isRepeated &&
    (last === undefined ||
      last.from <= product.amount.from ||
      /^\s*[\d(]/.test(text.slice(product.amount.to)))
  )
    return around(product.amount, {
      amount: cents(valueOf(product.amount)!),
      quantity: product.quantity,
      unit: product.unit ?? 'each',
      unitPrice: product.unitPrice,
      isProven: true,
      isAtEnd: true,
    });
  // Replacement cost less depreciation is actual cash value.
  const [full, less, rest] = money.slice(-3);
  if (full && less && rest && full.usd > 0 && isNear(full.usd - Math.abs(less.usd), rest.usd))
    return around(full, { amount: full.usd, isProven: true, isAtEnd: true });
  // "$110/hr + $75 truck fee", "$34 an hour, 20 hours a week comes to $680": the rate is the price.
  const [begin] = money;
  const isByRate =
    begin !== undefined &&
    last !== undefined &&
    begin.from < last.from &&
    AFTER_RATE.test(text.slice(begin.to)) &&
    (/(?:\+|\bplus(?: an?)?(?: \w+)?)\s*$/.test(text.slice(0, last.from)) ||
      isByTime.test(text.slice(begin.to, last.from)));
  const own = isByRate ? undefined : (last ?? bareAmount(text, tokens));
  if (own && !isRate(own)) {
    const usd = valueOf(own)!;
    const isBare = own.type === 'number';
    return around(own, { amount: cents(usd), isBare, amounts: isBare ? [usd] : amounts });
  }
  const priced =
    (isByRate ? begin : money.at(-1)) ??
    tokens.findLast(
      (token) =>
        token.type === 'number' &&
        (/(?:@|×|\bx)\s*$/i.test(text.slice(0, token.from)) || BY_ONE.test(text.slice(token.to))),
    );
  const each = priced && valueOf(priced);
  const written = priced && AFTER_RATE.exec(text.slice(priced.to))?.[1];
  // "Static measured at 0.52": less than a dollar is a price only by its sign or its unit.
  if (!priced || !each || each < (written || text[priced.from] === '$' ? 0 : 1)) return unpriced;
  const counts = tokens.filter(isCount).filter(({ from }) => !FROM_THERE.test(text.slice(0, from)));
  const times = counts.findLast(({ from, to }) => {
    const between = text.slice(to, priced.from);
    return to <= priced.from
      ? BEFORE_RATE.test(between) && /^[^\d$.!?;]*$/.test(between) && !FAR_AT.test(between)
      : /^[^\d$,.!?;]*(?:x|×|\*)\s*$/i.test(text.slice(priced.to, from));
  });
  const unit = written ? (unitOf(written) ?? null) : null;
  const isByHour = unit === 'hour';
  // "3 movers + 26 ft truck @ $185/hr": only hours are paid by the hour.
  const isCrew = isByHour && times?.type === 'quantity' && times.unit !== 'hour';
  const count = !isCrew && times ? times.value : 0;
  if (count > 0) {
    const amount = cents(count * each);
    return around(priced, {
      amount,
      quantity: count,
      unit: times?.type === 'quantity' ? times.unit : unit,
      unitPrice: each,
      isProven: true,
      amounts: [amount],
    });
  }
  return around(priced, {
    rate: { usd: each, per: written ? singular(written) || 'each' : 'each' },
    unitPrice: each,
    unit,
    ...(isByHour &&
      countOf(tokens.filter((token) => token.type === 'quantity' && token.unit === 'hour'))),
  });
};
