import shared from '../../content/quote-cautions.json' with { type: 'json' };

/** What a caution looks for in a quote, and what is said about it. */
export interface CautionWords {
  /** As quotes say it, in just these words. */
  readonly says: readonly string[];
  /** And a sentence where all of these stand, apart or not, "review … warranty": of less than four if it surely binds by what was learned. */
  readonly speaksOf?: readonly string[];
  /** A sentence with one of these, word for word, means something honest. */
  readonly unless?: readonly string[];
  /** The whole quote with one of these has what the law asks for. */
  readonly missing?: readonly string[];
  /** A quote with another sentence that has all of one of these promises the contrary: then only what `says` has is meant. */
  readonly promised?: readonly string[];
  /** A quote that says the most its price comes to, or that it stands, is not meant. */
  readonly unlimited?: boolean;
  /** Dollars: a quote below it is not meant. */
  readonly from?: number;
  /** Only what is asked for at the start calls for it, where it is more than this part of the price. */
  readonly overShare?: number;
  /** Dollars: below it half is no large part. */
  readonly large?: number;
  /** A gift of just what somebody has to pay of an insurance claim calls for it too. */
  readonly ofGifts?: boolean;
  /** Law or those who watch the trade call it wrong. What is only hard on a customer honest companies say too. */
  readonly accuses?: boolean;
  /** What is said about it. */
  readonly text: string;
  /** What to ask of whoever wrote it. */
  readonly ask: string;
}

/** What a quote should not say: where law or good practice warns of it, and by ids of sources of the trade where that was read. */
export type Caution = CautionWords & { readonly id: string; readonly sources: readonly string[] };

/** A caution in the file of a trade, beside what `content/quote-cautions.json` has of it. */
export type TradeCaution = Pick<Caution, 'id' | 'sources'> & Partial<CautionWords>;

/** What a quote says that answers a question of ours. */
export interface AnswerWords {
  /** Any of these, word for word; a figure in brackets may be the answer. */
  readonly says?: readonly string[];
  /** Or a figure, by its label in `ratings.ts`, where it is at least `from` and below `below`. */
  readonly figure?: string;
  readonly from?: number;
  readonly below?: number;
  /** What is counted, by thousands: the figure of one of them, as the quote says it, else the usual one. */
  readonly each?: readonly [figure: string, usual: number];
  /** Said only in a line with one of these: up to a fifth more in others is what is ordered for it. */
  readonly in?: readonly string[];
  /** A quote with one of these means something else. */
  readonly unless?: readonly string[];
  /** Said only against these answers, or one of several: squares of a whole roof against a repair. */
  readonly against?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * The answers by their questions, the one it is about first; null stands for the figure, `#` for it as a choice,
   * `#other` for what none of our choices is.
   */
  readonly answers: Readonly<Record<string, string | number | readonly string[] | null>>;
}

/** What contractors of a trade write: `content/trades/<id>/quote-words.json`. */
export interface QuoteWords {
  /** Other names of a line of the model, by its id; of what means several lines, by their ids joined by `+`; by `#else` what none is. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /**
   * Of a line that is for one of several parts, by its id, the names of each part: once the estimate means one, what
   * names another is `other-part`, or the id joined to it by `+`: `#else` is other work, also where the estimate has no such line.
   */
  readonly parts?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /**
   * Names of what one line takes away and others put there, by the ids of all, the first joined to the others by `+`:
   * "remove shingles" is the first, "shingles" are the others, "remove and replace shingles" are all.
   */
  readonly renewed?: Readonly<Record<string, readonly string[]>>;
  /** Of a question where the work is, by its answers, what each place is called: what is called another is none of ours. */
  readonly places?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Of a line that others of ours may hold, by its id, the words of their labels: who replaces a coil fills it again. */
  readonly within?: Readonly<Record<string, readonly string[]>>;
  /** Words that bring a line of which a quote says nothing else, by its id: who pours brings the concrete. */
  readonly brings?: Readonly<Record<string, readonly string[]>>;
  /** Lines of the model, by id, that the law wants another company for. */
  readonly apart?: readonly string[];
  /** Those that companies seldom list: they are in other prices, and nobody is asked for them. */
  readonly unlisted?: readonly string[];
  /** Those that no company's quote has: the owner pays them elsewhere. */
  readonly own?: readonly string[];
  /** Names of the whole job in one line. */
  readonly whole: readonly string[];
  /** What answers questions; of those about one question the most special first. */
  readonly answers?: readonly AnswerWords[];
  readonly cautions: readonly TradeCaution[];
}

/** What a quote may call a line of the model, those names first that say what it is. */
export const namesOf = (
  { lines, renewed = {} }: Pick<QuoteWords, 'lines' | 'renewed'>,
  id: string,
): readonly string[] => [
  ...Object.entries(renewed).flatMap(([ids, names]) =>
    ids.split('+').slice(1).includes(id) ? names : [],
  ),
  ...Object.entries(lines).flatMap(([ids, names]) => (ids.split('+').includes(id) ? names : [])),
];

const common: Readonly<Record<string, CautionWords>> = shared;

/** The cautions of a trade: what it says of one beside what all trades say of it. */
export const cautionsOf = ({ cautions }: Pick<QuoteWords, 'cautions'>): Caution[] =>
  cautions.map((one) => {
    const shared: CautionWords = common[one.id] ?? { says: [], text: '', ask: '' };
    const both = (key: 'says' | 'speaksOf' | 'unless') => [
      ...new Set([...(shared[key] ?? []), ...(one[key] ?? [])]),
    ];
    return {
      ...shared,
      ...one,
      says: both('says'),
      speaksOf: both('speaksOf'),
      unless: both('unless'),
    };
  });
