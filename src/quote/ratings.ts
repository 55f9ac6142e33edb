import type { QuoteLine } from './quote-line.ts';
import { numberOf } from './spelled.ts';

/** A figure of quality that two quotes can be held against each other by. */
export type Rating = ReturnType<typeof ratingsOf>[number];

const YEARS = String.raw`(\d{1,2})[ -]?(?:yr|year)s?\b\.?`;
const WARRANTY = String.raw`(?:warrant\w*|guarantee\w*)`;
const LABOR = '(?:labor|workmanship)';
const PARTS = String.raw`(?:parts?|manufacturer\w*(?:['’]s)?|products?|materials?)`;
const years = (of: string): RegExp =>
  new RegExp(
    String.raw`${YEARS} (?:\w+ )?${of}\b|\b${of}(?: ${WARRANTY})?[ :,(-]{1,3}${YEARS}`,
    'gi',
  );

/** How companies write them; the first group that is found is the figure. */
const ratings: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['SEER2', /(\d{2}(?:\.\d{1,2})?)[ -]?SEER2\b|\bSEER2[ :=-]{1,3}(\d{2}(?:\.\d{1,2})?)/gi],
  ['SEER', /(\d{2}(?:\.\d{1,2})?)[ -]?SEER\b|\bSEER[ :=-]{1,3}(\d{2}(?:\.\d{1,2})?)/gi],
  ['HSPF2', /(\d{1,2}(?:\.\d{1,2})?)[ -]?HSPF2\b|\bHSPF2[ :=-]{1,3}(\d{1,2}(?:\.\d{1,2})?)/gi],
  [
    'Furnace, AFUE in %',
    /\b([89]\d(?:\.\d)?) ?%? ?AFUE\b|\bAFUE[ :=-]{1,3}([89]\d(?:\.\d)?)|\b([89]\d(?:\.\d)?) ?% (?:gas |variable |two[- ]stage |\d+k? ?btu )*furn(?:ace)?\b|\bfurn(?:ace)?\.?,? (?:\d[\d,]*k? ?btuh?,? )?([89]\d(?:\.\d)?) ?%/gi,
  ],
  // A house takes 1.5 to 5 tons of cooling a unit; "3 tons of gravel" are none.
  [
    'Size, tons',
    /(?<![\d.\/] ?)([1-5](?:\.[05]|[ -]1\/2|½)?)[ -]?(?:tons?|toneladas?|T)\b(?! (?:of|de)\b)/gi,
  ],
  [
    'Size, squares',
    /(?<![\d.,$])(\d{1,3}(?:\.\d{1,2})?) {0,2}(?:sqs?|squares?|cuadros)\b(?!\.? ?f)/gi,
  ],
  [
    'Layers torn off',
    /\b([1-3]|one|two|three) layers? (?:(?:of|old|asphalt) )*(?:shingles?|comp\w*|roof\w*|tear)|\b(?:tear|remov|strip)\w*[^.;]{0,30}?\b([1-3]|one|two|three) layers?\b(?! of (?:felt|under|paper))/gi,
  ],
  // The count may stand in a cell of its own before "440 W panels"; watts, sizes and years are no count.
  [
    'Panels',
    /(?<![\d.,$])(\d{1,2})(?: ?[x×]|\)| ?ea\b\.?) (?:(?:[A-Z][\w.+-]* ){1,5}[3-6]\d\d(?: ?W)?|[3-6]\d\d(?:\.\d)?[ -]?W(?:atts?)?)\b|(?<![\d.,$])(\d{1,2})(?![\d.,]| ?-?(?:k?w(?:atts?)?|cells?|y(?:ea)?rs?)\b) *(?:[x×] *)?(?:[\w.+-]+ ){0,4}?(?:panels|modules)\b/gi,
  ],
  // "8/12" alone may be a day; of "7/12 to 9/12" neither is the pitch.
  [
    'Pitch, inches in 12',
    /(?<![\d\/.]|\/12 ?\W? ?(?:to |and |or )?)(\d{1,2})\/12 (?:(?:main|predominant|average|primary)\b|(?:pitch|slope)\b)|(?:\b(?:pitch|slope)[ :,=]{1,2}|(?<=\b(?:squares?|sqs?),? {1,2}))(\d{1,2})\/12\b(?! ?(?:\/|-|–|to|and|or|&|in|on|at|front|back)(?![a-z]))/gi,
  ],
  ['Watts of a panel', /\b([3-6]\d\d)[ -]?w(?:atts?)?\b/gi],
  ['Storage in all, kWh', /\b(\d{1,2}(?:\.\d{1,2})?) ?kWh(?: usable)?(?: in)? (?:total|all)\b/gi],
  ['Size, kW', /\b(\d{1,2}(?:\.\d{1,3})?) ?kW(?:dc|-dc)?\b/gi],
  ['Parts warranty, years', years(PARTS)],
  ['Labor warranty, years', years(LABOR)],
];

/** What a pattern finds, each with its figure, the groups that are found times each other: "4 hours a day, 5 days a week". */
export const read = (pattern: RegExp, text: string): { value: number; says: string }[] =>
  [...text.matchAll(pattern)].map(([says, ...groups]) => ({
    value: groups.reduce(
      (all, said) =>
        all * (said ? numberOf(said) || Number(said.replace(/[ -]1\/2$|½$/, '.5')) : 1),
      1,
    ),
    says,
  }));

/** The figures of one kind that a text says, in its words. */
export const ratingIn = (label: string, text: string): { value: number; says: string }[] =>
  ratings.flatMap(([known, pattern]) => (known === label ? read(pattern, text) : []));

/**
 * Efficiencies, sizes and warranties that quotes name, those that one of them does.
 * @param quotes the lines of each that count: of one with options those of the chosen one
 */
export const ratingsOf = (quotes: readonly (readonly Pick<QuoteLine, 'text'>[])[]) =>
  ratings
    .map(([label, pattern]) => ({
      /** "SEER2", "Labor warranty, years". */
      label,
      /** As each quote says it, in its order of size; empty where it says none. */
      values: quotes.map((lines) =>
        [
          ...new Set(lines.flatMap(({ text }) => read(pattern, text).map(({ value }) => value))),
        ].sort((a, b) => a - b),
      ),
    }))
    .filter(({ values }) => values.some((own) => own.length > 0));

/** How the sizes of quotes differ, as a sentence; empty where they do not, or one of them says none. */
export const saySizes = (found: readonly Rating[], names: readonly string[]): string => {
  const apart = found.find(
    ({ label, values }) =>
      label.startsWith('Size') &&
      values.every((own) => own.length > 0) &&
      new Set(values.map(String)).size > 1,
  );
  const unit = apart?.label.split(', ')[1];
  return apart
    ? ` They differ in size: ${apart.values.map((own, at) => `${names[at]} ${own.join(' or ')} ${unit}`).join(', ')}.`
    : '';
};
