import { numberOf, ONES, SPELLED } from './spelled.ts';
import { ANY_UNIT, unitOf, type Unit } from './units.ts';

/** Where it stands in the line, from 0; `to` is behind it. */
type Placed = Readonly<Record<'from' | 'to', number>>;

/** A figure of a line with what it is. Only money, below 0 where it is taken off, and a bare number where it must be, is an amount. */
export type Token = Placed &
  (
    | { readonly type: 'money'; readonly usd: number }
    | { readonly type: 'number'; readonly value: number }
    | { readonly type: 'quantity'; readonly value: number; readonly unit: Unit }
    | { readonly type: 'percent'; readonly value: number }
    /** Phones, dates, times, models, ratings, sizes, addresses, numbers of papers. */
    | { readonly type: 'name' }
  );

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,4})?|\\d+(?:\\.\\d{1,4})?|\\.\\d{1,4}';
const MARK = '[\'"\u2032\u2033\u201d\u2019]';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b\\.?';

/** Figures that are no amounts, in the order they are tried. */
const NAMES: readonly RegExp[] = [
  // An amount cut off at its separator: what is left of "$1,450" in a fold
  /(?:\$\s?\d|(?<=\s{2})\$?\s?\d{1,3}),(?=\s*$)/y,
  // Mail and web addresses
  /[\w.+-]+@[a-z][\w-]*\.[\w.-]+|(?:https?:\/\/|www\.)\S+/iy,
  // Phones
  /(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/y,
  /\d{3}\/\d{3}-\d{4}(?!\d)|\d{3}-\d{4}(?![\d-])/y,
  // Dates and times
  /\d{1,2}\/\d{1,2} ?[-–] ?\d{1,2}\/\d{1,2}\b/y,
  /\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b/y,
  /(?:19|20)\d{2}-\d{2}-\d{2}\b|\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}\b/y,
  new RegExp(`${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? (?:19|20)\\d{2}\\b)?(?![.,]\\d)`, 'iy'),
  new RegExp(`\\d{1,2}(?: de)? ${MONTH}(?:,?(?: de)? (?:19|20)\\d{2})?\\b`, 'iy'),
  new RegExp(`${MONTH} (?:19|20)\\d{2}\\b(?![.,]\\d)`, 'iy'),
  /\d{1,2}(?::\d{2}(?: ?[ap]\.?m\b)?| ?[ap]\.?m\b\.?)/iy,
  /(?<=\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[ ,]+)\d{1,2} ?[-–] ?\d{1,2}\b(?![.,]\d)/iy,
  /no\. ?\d{3,8}\b(?![.,]\d)|0\d{3,7}\b(?![.,]\d)/iy,
  // Numbers of papers, licenses and codes
  /#\s?[\w-]+/y,
  /(?:invoice|inv|work order|ticket|license|lic|reg|po|ref|policy|claim|acct|account|tecl|tacl[ab]?|tpcl|tceq|tdlr|tda|spcs|rcat|hhsc|ossf|usdot|txdmv|mc|npi|ser|serial|stmt|suite|ste|apt|bldg|box|dx|dc|doi|mls|hoa|icc|ul|astm|nec|irc|tech)\b[.:]?\s*(?:number|no\b\.?|#|on file)?[.:]?\s?[a-z]{0,6}-?\d[\w.-]*\b(?!,\d)/iy,
  /(?:estimate|est|quote|bid|proposal|job|order|permit|model|mod|unit|lot)\b[.:]?\s?(?:(?:number|no\b\.?|#)[.:]?\s?[a-z]{0,5}-?\d[\w-]*|\d+-\d[\w-]*|[a-z]{1,6}-?\d[\w-]*)\b(?![.,]\d)|(?<!\b(?:whole|total|complete|full|the|this|my|our|your|an?|per|each|for) )(?:order|form|estimate|quote|proposal|(?:bid|job)(?!:? \d*[05]0\b)):? \d{2,6}(?=\s*[,;|·•()–—-]?(?:\s*$|\s))(?! \w)/iy,
  // Places
  /\d{1,5} (?:blk |block )?(?:[nsew]\.? )?(?:[a-z]+ ){1,3}(?:street|st|avenue|ave|avenida|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|parkway|pkwy|highway|hwy|trail|trl|circle|cir|place|pl|terrace|bend|cove|ridge|loop)\b\.?/iy,
  // A street without its kind, by the city behind it: "718 Cedar Bluff, Keller 76248", "Member: 2817 Rockbrook, Lewisville"
  /\d{2,5} (?:[NSEW]\.? )?(?:[A-Z][A-Za-z]+ ){0,2}[A-Z][A-Za-z]+,? [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?(?:,? TX)?,? 7[5-9]\d{3}\b/y,
  /(?<=[,:]\s+)\d{2,5} (?:[NSEW]\.? )?(?:[A-Z][A-Za-z]+ ){0,2}[A-Z][A-Za-z]+, [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?(?:,? TX)?(?=\s*$|\s{2}|\s*\()/y,
  /(?:hwy|highway|fm|sh|interstate|cr|rr|county r(?:oa)?d|(?<=[,;:] |^)lot)\b ?-?\d+\b(?![.,]\d)/iy,
  /\b(?:[A-Z]{2},? |TX,?\s+)\d{5}(?:-\d{4})?\b(?![.,]\d)/y,
  /(?<=[a-z],? )(?<!(?:total|price|due|cost|roof|job) )7[5-9]\d{3}\b(?!,?\d|\.\d)|(?<=\b(?:since|established|est\.?|founded|built|(?<!all[ -])in|code|year|model|from|until|through) )(?:19[5-9]|20[0-3])\d(?=[.;)]?\s*$)/iy,
  /(?:page|pg|p[aá]gina)\.?:? ?\d+(?: ?(?:of|\/|de) ?\d+)?\b/iy,
  // Law: "30 TAC 285.91", "Section 27.02"
  /(?:tac|cfr|sections?|sec\.?|rule|chapter)\b\.? ?§{0,2} ?\d{1,4}\.\d{1,4}\b(?!,\d)|§{1,2} ?\d{1,4}\.\d{1,4}\b/iy,
  // Ratings and sizes
  /\d[\d,]*(?:\.\d+)?[ -]?(?:k ?)?(?:seer2?|eer2?|hspf2?|afue|btuh?s?|mbh|merv|mpg|hp|gpf|r-value|cfm|grains?|lumens?)\b/iy,
  /(?:sq\.? ?ft|sqft|square f(?:ee|oo)t(?:age)?)[:=]? \d[\d,]*\b(?!\.\d)/iy,
  new RegExp(
    `\\d+(?:\\.\\d+)?(?:[ -]\\d+/\\d+)?(?:/\\d+)? ?(?:${MARK}|ft\\.?|in\\.?)? ?[x×] ?\\d+(?:\\.\\d+)?(?:/\\d+)? ?(?:${MARK}|ft\\b|in\\b)?(?: ?[x×] ?\\d+(?:\\.\\d+)?${MARK}?)?(?![\\d,.]*\\d)(?! ?\\$)`,
    'iy',
  ),
  /\d+(?:[ -]\d+)?\/\d+(?:-\d+\/\d+)?(?![\d$])/y,
  new RegExp(`\\d+(?:\\.\\d+)? ?${MARK}`, 'y'),
  /\d{1,3}(?:st|nd|rd|th)\b/iy,
  // Cents: "60c/lb"
  /\d{1,2} ?(?:\u00a2|c(?=\/| ?(?:a|per)\b)|cents?\b)/iy,
  /\d+(?:\.\d+)?(?:t|w|kw|a|v)\b(?!\/)/iy,
  // Kinds and models: "R-410A", "GSX14", "7x24b"
  /[a-z]+-?\d[a-z\d-]*(?:\.\d+)?\b/iy,
  /\d+[a-z]+\d[\w-]*/iy,
];

const PERCENT = new RegExp(`(${NUMBER}) ?(?:%|percent\\b|pct\\b|por ciento\\b)`, 'iy');
const SIGNED = new RegExp(
  `([-−–]\\s?|\\(\\s?[-−]?\\s?)?(?:US)?\\$\\s?([-−])?\\s?(${NUMBER})(k\\b)?(\\s?\\))?(-(?=\\s|$)| ?cr\\b)?`,
  'iy',
);
const USD = new RegExp(`(?:usd)\\s?(${NUMBER})|(${NUMBER})\\s?(?:usd|dollars?|bucks)\\b`, 'iy');
const QUANTITY = new RegExp(`(${NUMBER})([ -]{0,3})(${ANY_UNIT})(?![\\w]|/ )`, 'iy');
const COUNTED = new RegExp(`(${ONES.slice(1, 12).join('|')}) (${ANY_UNIT})(?![\\w])`, 'iy');
const UNSIGNED =
  /([-−]|\()?(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2}|\.\d{2})(?![\d%]|,\d|\.\d)(\))?(-(?=\s|$)| ?cr\b)?/iy;
const THOUSANDS =
  /(?<!(?:furnace|stage|%)\s)(\d+(?:\.\d+)?)k\b(?! (?:cycles?|btus?|gal|miles?|psi|lumens?|watts?|\d+ ?%|gas|furnace))/iy;
const BARE = new RegExp(`([-−](?=\\d)|\\((?=\\d{3,6}\\)\\s*$))?(${NUMBER})`, 'y');

const OFF = 'discounts?|descuento|credits?|rebates?|coupons?|savings?';
/** Before a bracket that means less: a column, or words that say so. */
const IS_LESS_BRACKET = new RegExp(
  `(?:^|(?<!dollars)\\s{2}|\\t|[|$:=,])\\s*$|\\b(?:(?:less(?! than)|minus)\\b[^\\d,;:($]*|(?:${OFF}|promo\\w*|courtesy|adj\\w*|off|deductible)\\W*)$`,
  'i',
);
/** Before one that means less only at the end of its cell: "Paid (500.00)", but "allowance ($500) for tile". */
const IS_LESS_LAST = /\b(?:deprec\w*|paid|ded|dep|allowance|special)\W*$/i;
const IS_LAST = /^\([^)]*\)(?:\W*$|\s{2}|\s*[|$\d(])/;
/** Before a dash apart that means less: what begins the line is called so. */
const IS_LESS_DASH = new RegExp(
  `^(?!.*\\b(?:after|before|with|w|less|net|incl\\w*)\\b)[^,;:(]*\\b(?:${OFF})[\\s.]*[-−–]\\s+$`,
  'i',
);

const read = (digits: string): number => Number(digits.replace(/,/g, ''));
/** US dollars to the cent. */
export const cents = (usd: number): number => Math.round(usd * 100) / 100;

/** The amount that a figure is, or may be; null where it is none. */
export const valueOf = (token: Token): number | null =>
  token.type === 'money' ? token.usd : token.type === 'number' ? token.value : null;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const tokenAt = (text: string, at: number): Token | null => {
  const place = (match: RegExpExecArray): Placed => ({ from: at, to: at + match[0].length });
  const before = text[at - 1] ?? ' ';
  const opensWord = !/[\w.,]/.test(before) || (before === '.' && /\.{2}$/.test(text.slice(0, at)));
  if (opensWord) {
    for (const pattern of NAMES) {
      const match = matchAt(pattern, text, at);
      if (match) return { ...place(match), type: 'name' };
    }
    const percent = matchAt(PERCENT, text, at);
    if (percent) return { ...place(percent), type: 'percent', value: read(percent[1]!) };
  }
  const opening = text[at] === '(' ? text.slice(Math.max(0, at - 60), at) : null;
  const isBracket =
    opening !== null &&
    (IS_LESS_BRACKET.test(opening) || (IS_LESS_LAST.test(opening) && IS_LAST.test(text.slice(at))));
  const signed = matchAt(SIGNED, text, at);
  if (signed) {
    const [, open = '', minus, digits = '', k, closed, after] = signed;
    const usd = read(digits) * (k ? 1000 : 1);
    // "Permit - $300" and "$300-$500" are no deductions; "-$500", "($500)" and "$500-" are.
    const isJoined = /^[-−]$/.test(open) && /\s/.test(before);
    // "Nine thousand dollars ($9,000)" says it twice, "a month for a year ($588)" sums it up.
    const isLess =
      !!minus ||
      !!after ||
      isJoined ||
      (isBracket && (!!closed || /[-−]/.test(open))) ||
      IS_LESS_DASH.test(text.slice(0, at) + open);
    return { ...place(signed), type: 'money', usd: cents(isLess ? -usd : usd) };
  }
  if (!opensWord) return null;
  const usd = matchAt(USD, text, at);
  if (usd) return { ...place(usd), type: 'money', usd: cents(read(usd[1] ?? usd[2] ?? '')) };
  const quantity = matchAt(QUANTITY, text, at);
  const unit = quantity && unitOf(quantity[3]!);
  // "2  drawer inserts" across columns counts no drawers.
  if (quantity && unit && (unit !== 'thing' || quantity[2]!.length < 2))
    return { ...place(quantity), type: 'quantity', value: read(quantity[1]!), unit };
  const counted = matchAt(COUNTED, text, at);
  const countedUnit = counted && unitOf(counted[2]!);
  if (counted && countedUnit)
    return {
      ...place(counted),
      type: 'quantity',
      value: numberOf(counted[1]!)!,
      unit: countedUnit,
    };
  const money = matchAt(UNSIGNED, text, at);
  if (money) {
    const [, open = '', digits = '', closed, after] = money;
    // "(9.84 kW DC)": what it opens may be no money.
    const within = open === '' ? null : tokenAt(text, at + 1);
    if (within && within.type !== 'money') return null;
    const isLess =
      !!after ||
      (open === '(' ? !!closed && isBracket : open !== '' || IS_LESS_DASH.test(text.slice(0, at)));
    const value = read(digits);
    return { ...place(money), type: 'money', usd: isLess ? -value : value };
  }
  const spelled = matchAt(SPELLED, text, at);
  if (spelled) {
    const value = numberOf(spelled[1]!) ?? 0;
    // Smaller numbers in words count something.
    if (spelled[2]) return { ...place(spelled), type: 'money', usd: value };
    return value < 100 ? null : { ...place(spelled), type: 'number', value };
  }
  const thousands = matchAt(THOUSANDS, text, at);
  if (thousands)
    return { ...place(thousands), type: 'number', value: cents(read(thousands[1]!) * 1000) };
  const bare = matchAt(BARE, text, at);
  // "Old unit taken  (290)"
  return bare && (bare[1] !== '(' || isBracket)
    ? { ...place(bare), type: 'number', value: (bare[1] ? -1 : 1) * read(bare[2]!) }
    : null;
};

const WORD = /[\p{L}_]+|[\s\S]/uy;

/** The figures of a line in their order, each with what it is. */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const token = tokenAt(text, at);
    if (token) tokens.push(token);
    at = token ? token.to : at + (matchAt(WORD, text, at)?.[0].length ?? 1);
  }
  return tokens;
};
