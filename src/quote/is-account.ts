/** What stands on papers that are no quotes: bills of what is used, statements, and of a table, a shop, a vet … */
const SIGNS = [
  ['use', /\b(?:kwh|mcf|ccf|therms?|gal(?:lons)? used|\d+,\d{3} gal(?:lons)?)\b/i],
  ['use', /\bmeter\b\W*(?:no\b|number|read\w*|\d)/i],
  ['use', /\b(?:account|acct)\b\W*(?:no\b|number)?\W*[\dx*]/i],
  ['use', /\b(?:billing|service) (?:period|cycle|\d+\/\d+\S* ?(?:to|through|-))/i],
  ['use', /\b(?:due|pay) by\b|\bprevious balance\b|\bauto ?pay\b|\bpast due\b/i],
  ['use', /\b(?:base|energy|delivery|usage|customer|fuel) charges?\b/i],
  ['bank', /\b(?:beginning|opening|ending|closing) balance\b|\bminimum payment\b/i],
  ['bank', /\b(?:withdrawals?|direct deposit|atm|overdraft|credit limit)\b/i],
  ['bank', /\bstatement (?:period|date|\d)|\baccount (?:ending|summary|activity)\b/i],
  ['table', /(?<!\p{L} )\btable ?#? ?\d/iu],
  ['table', /^\W*(?:tip|gratuity)\b/im],
  ['table', /\bserver\b|\bguests? ?[:#]? ?\d/i],
  ['shop', /\bcashier\b|\bself.?checkout\b|\bitems? sold\b|\bstore #? ?\d/i],
  ['shop', /\bchange(?: due)?\W+\$?\d|\bauth(?:orization)? ?(?:code|#)/i],
  ['shop', /\b(?:skus?|upc|plu)\b|\b\d{11,12}\b|\blb @|\/ ?lb\b/i],
  ['shop', /\b(?:milk|eggs|bananas?|bread|cheese|yogurt|butter)\b/i],
  ['vet', /\b(?:rabies|heartworm|bordetella|distemper|spay|neuter|nail trim)\b/i],
  ['vet', /\b(?:canine|feline|dvm|veterinar\w*|(?:pet|animal) (?:clinic|hospital))\b/i],
  ['vet', /\bpatient\b/i],
] as const;
/** … and so many of them make one. */
const FEWEST = { use: 3, bank: 2, table: 2, shop: 3, vet: 2 };

/** Whether a paper is a bill of something else than work, or the statement of an account. */
export const isAccount = (text: string): boolean =>
  Object.entries(FEWEST).some(
    ([kind, fewest]) =>
      SIGNS.filter(([of, sign]) => of === kind && sign.test(text)).length >= fewest,
  );
