import { ENDS_NONE, type Edge } from './cut-off.ts';
import type { PaperLine } from './pieces.ts';

/** One page of a quote that somebody chose from this device. */
export interface PaperPage {
  /** Its words; null while it is a picture that nobody has read. */
  readonly lines: readonly PaperLine[] | null;
  /** Whether its lines were read from a picture, so that an amount in them may be wrong. */
  readonly wasPicture?: boolean;
  /** Which edge of the picture, or of another paper in it, cuts through its lines; none where it shows the whole page. */
  readonly cut?: Edge | null;
  /** Whether its sheet is seen to go on, blank, below its last line. */
  readonly endsBlank?: boolean;
  /** What would make it easier to read, to the person. */
  readonly advice?: string | undefined;
  /**
   * Draws it.
   * @param width in pixels
   * @param turns quarter turns, clockwise
   */
  readonly draw: (canvas: HTMLCanvasElement, width: number, turns: number) => Promise<void>;
}

/** Whether a sheet seems folded, or torn, below the last of its lines: that ends no paper, and no blank is seen below. */
export const isFolded = (
  page: Pick<PaperPage, 'wasPicture' | 'endsBlank'> | undefined,
  lines: readonly string[] | undefined,
): boolean => Boolean(page?.wasPicture && !page.endsBlank && ENDS_NONE.test(lines?.at(-1) ?? ''));

/** The lines of each page, as they stand now. */
export type Texts = readonly (readonly string[])[];

/** What somebody chose, opened. */
export interface Paper {
  readonly pages: readonly PaperPage[];
  /** Pages that are over what we read. */
  readonly leftOut: number;
  /** Gives back what the device holds of it. */
  readonly close: () => void;
}

/** Why a paper cannot be read. The message says what to do, to the person. */
export class PaperTrouble extends Error {}

/** So many pages are read; quotes are shorter. */
export const MOST_PAGES = 12;

/** Of the amounts on two papers so many are the same where they are one paper, photographed twice. */
const SAME = 0.75;
const FEWEST_SAME = 4;

/** Whether two papers, or two pages, are the same again, by the amounts on them. */
export const isSamePaper = (one: readonly string[], other: readonly string[]): boolean => {
  const shared = one.filter((amount) => other.includes(amount)).length;
  return shared >= FEWEST_SAME && shared >= SAME * Math.max(one.length, other.length);
};

const PHONE = /(?<!\d)\d{3}\W{1,3}\d{3}\W{1,2}\d{4}\b/g;
const phonesIn = (text: string): readonly string[] =>
  (text.match(PHONE) ?? []).map((phone) => phone.replaceAll(/\D/g, ''));

/** Whether two papers name phone numbers, and none that both do, as those of two companies. */
export const isOfOther = (one: string, other: string): boolean => {
  const [own, others] = [phonesIn(one), phonesIn(other)];
  return own.length > 0 && others.length > 0 && !own.some((phone) => others.includes(phone));
};
