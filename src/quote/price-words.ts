/** Tells whether a text says this. */
const says =
  (words: RegExp) =>
  (text: string): boolean =>
    words.test(text);

/** Says that a price stands: "flat rate", "binding"; but not "isn't binding". */
const FIXED =
  /\b(?:fixed|firm|guaranteed|binding|flat) (?:price|rate|fee|bid|quote|estimate|cost)\b|\$\d[\d,.]* (?:flat|firm|fixed)\b|\b(?:price|rate)s? (?:stays?|(?:does|will) not change|is (?:fixed|firm|flat|the price))\b|\bnot[- ]to[- ]exceed\b|\bnte\b|\bbinding\b/i;
const NOT_FIXED =
  /\b(?:non-?|not(?: a| yet)? |isn['’]t(?: a)? )(?:fixed|firm|guaranteed|binding)\b/gi;

/** Whether a line says that it is no part of this price: another's, or paid before it. */
export const isApart = says(
  /\b(?:separate(?:ly)? (?:bid|quote|estimate|price|proposal|job|contract)|(?:bid|quoted|billed|priced|estimated) separately|not (?:a )?part of this|(?:on|at) your (?:order|request))\b|\(separate(?:ly)?\s*[,;)]|^\W*(?:extras? )?(?:as|if) needed\b|\d\s+paid (?:on )?\d\d?[/-]\d/i,
);

/** Whether a line is for the reader to take or leave. */
export const isOptional = says(
  /^\W*(?:add[- ]?on|alt(?:ernate)?)\b|\boptional\b|\bif (?:you|u) (?:want|like) (?:it|them|to add)\b/i,
);

/** Whether a line is an option that the customer said no to: "310.00 DECLINED", "$640 - not taken". */
export const isDeclined = says(
  /\b(?:declined|not (?:taken|selected|chosen|wanted|elected|accepted))(?: by (?:the )?(?:customer|(?:home)?owner|client|you))?\W*$/i,
);

/** Whether a heading stands above what may be added, or was paid before. */
export const isOffers = says(
  /\boptional\b|\b(?:if|as) (?:needed|wanted)\b|\bdeclined\b|\badd[- ]?ons?\b|\badd(?:ed)? to (?:either|any)\b|^\W*(?:already )?paid (?:today|already|before|to date)\W*$|\bnot (?:included )?in (?:the |this |my |our )?(?:total|price)\b/i,
);

/** Whether a paper says, in a line or above it, that it is beside its price. */
export const isOffer = (text: string, under: string): boolean =>
  isDeclined(text) || isOptional(text) || isApart(text) || isOffers(under);

/** Before or behind an amount that somebody owes only if something goes wrong, or that is no price of work. */
const CONDITION =
  /\b(?:deductibles?|buy-?out|penalt(?:y|ies)|liquidated|breach\w*|restock\w*|forfeit\w*|late (?:fee|charge)|fair market value|(?:cancel(?:l?ation)?|termination|retrieval|removal|recruit\w*) (?:fee|charge)|should this happen|in (?:the|that) event|per occurrence|or more (?:above|over|than)|insured (?:up )?(?:to|for)|(?:released|full|declared|replacement) value|value protection|coverage|claims? (?:up to|of)|an? \$ ?[\d,.]* ?replacement|(?:becomes|shall become|will become) (?:due|payable)|(?:hires?|employs?) (?:our|the|one of our|any of our))\b/i;
const IS_SUM = /\b(?:totals?|all[ -]told|subtotal|price|balance|net|comes? to)\b/i;

/** Whether an amount is owed only if something goes wrong, by the words before it and those behind. */
export const isCondition = (before: string, after: string): boolean => {
  const [said = ''] = before.split(/[.!?]\s+(?=\p{Lu})|\s{2,}/u).slice(-1);
  const words = said.trim() === '' ? before : said;
  const [behind = ''] = after.split(/[.!?;](?:\s|$)|\$/);
  return !IS_SUM.test(words) && CONDITION.test(`${words} $ ${behind}`);
};

/** What a sale is taxed in Texas, in percent: by the state alone, and with all that cities add. */
export const SALES_TAXES = [6.25, 8.25] as const;

/** Whether a price is so much a week: no part of what a month comes to. */
export const isByWeek = says(
  /\bweekly\b|(?:\b(?:an?|per|each|every) |\/ ?)(?:week|wk)\b|\bweek(?: total)?\W*\$/i,
);

/** Whether a paper says the most that its price comes to: no ceiling of a room, and nothing that is "not included above". */
export const isLimited = says(
  /\b(?:not[- ]to[- ]exceed\b(?! [\d.]+ h)|nte\b|capped at\b|(?:cap|ceiling) (?:of|at|is) \$|(?:at (?:the )?most|max(?:imum)?)(?: (?:of|is|price|charge|cost|total))*:? \$?\d{3}|\d{3}(?:\.\d\d)? (?:max|at (?:the )?most)\b|(?:no|not|never|won['’]t|can['’]?not) (?:(?!in|hold)\w+ ){0,4}(?:more than|higher than|over|above|exceed|beyond|past) (?:\$|\d+ ?% of|(?:the|this|that|our|my) (?:\w+ )?(?:price|total|amount|estimate|figure|bid|quote)\b)|the most (?:it can|you(?:['’]ll| will| can| would)? (?:ever )?(?:pay|owe)))/i,
);

/** Whether a paper says that its price stands. */
export const isFixed = (text: string): boolean => FIXED.test(text.replace(NOT_FIXED, ' '));

/** Whether an amount is one of many payments: "Monthly lease payment, year 1  $142.00". */
export const isPayment = says(/\b(?:monthly|quarterly|weekly) (?:\w+ )?(?:payments?|instal\w+)\b/i);

/** Whether what is paid by the month is paid for years. */
export const isOfLease = (lines: readonly { readonly text: string }[]): boolean =>
  lines.some(({ text }) =>
    /\b(?:lease|ppa|power purchase|power agreement|we own\b[^.]*\b(?:the|this) (?:equipment|system|panels))\b/i.test(
      text,
    ),
  );

/** So many months of payments are years. */
const LEAST_OF_YEARS = 24;
const PAYMENTS =
  /\btotal of (?:the |all |your )?(?:(\d+) )?(?:\w+ )?payments\b|\b(\d+) (?:\w+ )?payments\b|×.*, (\d+) months$/i;
/** Whether an amount is what payments over years come to: "Total of the 240 payments", "120 × $189 = $22,680, 120 months". */
export const isOverYears = (text: string): boolean => {
  const [said, ...counts] = PAYMENTS.exec(text) ?? [];
  return said !== undefined && Number(counts.find(Boolean) ?? Infinity) >= LEAST_OF_YEARS;
};

/** Whether a line says what all of it costs who does not pay for it by the month. */
export const isAtOnce = (text: string): boolean =>
  /\b(?:cash|buy|outright|in full|price|total)\b/i.test(text) && !isOverYears(text);

/** Whether an amount is that of all that was named: added to its lines it would count twice. */
export const isForAll = says(
  /\b(?:out the door|otd|all[ -](?:in|told)|both|together|everything (?:is )?(?:in it|included))\b/i,
);

/** Whether it is no one whole price: it is left to pay, or "A all told $13,410   B all told $15,960". */
export const isNoWhole = says(/\b(?:still|left) to pay\b|(?:\ball[ -](?:in|told)\b[^$]*\$.*){2}/i);

/** Whether a line says that its amount leaves nothing out. */
export const isOfAll = says(
  /\b(?:price (?:of|for) the (?:whole|entire)|all of it|out the door|otd|all[ -](?:in|told)|turn[ -]?key|lump sum|altogether|(?:with|w\/?|incl\w*) tax|tax(?:es)? (?:is )?in(?:cl\w*)?)\b|\bflat\W*$/i,
);

/** Whether an amount is called the price of all of it. */
export const isCalledWhole = says(
  /\btotal\b|\bwith tax\b|\bprice (?:of|for) (?:the (?:whole|entire)|all)\b|\ball of it (?:comes?|came) to\b|\bfor the whole of it\b|\b(?:contract|signed|whole|full|project|turnkey|cash|system|bid|your) (?:price|amount|sum|cost)\b/i,
);

/** Says that a tax comes on top, with no denial before it: "tax 8.25% on top", "Prices do not include sales tax", "más impuesto / plus tax 8.25%", or stands with its rate alone: "Tax  8.25%". */
const TAX_ON_TOP =
  /(?<!\b(?:no|not|never|nor)\b[^.;]*)(?:\b(?:plus|before|(?:do|does) not include|without|excl\w*)(?: (?:the|any|state))? (?:sales )?tax(?: \d[\d.]* ?%)?|\+ ?(?:sales )?tax\b|\b(?:sales )?tax(?:es)?(?: on (?:the )?[\w ]{3,30})?(?: \d[\d.]* ?%| \([^)]*\))? (?:(?:is |are |will be )?(?:not included|extra|added|additional)|(?:is |goes |comes )?on top)\b)|^\W*(?:sales )?tax\b[^$\d]*\d[\d.]* ?%\W*$/i;

/** The words of a line that say that a tax comes on top of a price; null where none do, or an amount follows them. */
export const taxOnTop = (text: string): string | null => {
  const found = TAX_ON_TOP.exec(text);
  return found &&
    !/^(?:[\s=:(.]*|[ \w]{0,20}[=:(] ?)\$?\d/.test(text.slice(found.index + found[0].length))
    ? found[0]
    : null;
};
