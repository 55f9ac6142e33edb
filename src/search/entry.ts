import { kindNames } from './kind-names.ts';
import type { PageKind } from '../routes.ts';

/**
 * The kinds of what can be found: pages that say something of themselves, questions on them, and what is
 * asked for in people's own words: a calculator opened on one job.
 */
export type EntryKind = Exclude<PageKind, 'results'> | 'question' | 'asked';

/**
 * How much an answer of each kind counts: the more, the nearer it is to a decision. What stands first here
 * also stands first among equals.
 */
export const kindWeights: Readonly<Record<EntryKind, number>> = {
  calculator: 2,
  asked: 1.8,
  tool: 1.4,
  guide: 1.25,
  'how-to': 1.15,
  faq: 1,
  question: 1,
  article: 1,
  list: 0.9,
  legal: 0.9,
  home: 0.7,
  service: 0.7,
  account: 0.7,
  proposal: 0.35,
  book: 0.6,
};

/** The kinds in the order in which their entries are numbered. */
export const kindOrder = Object.keys(kindWeights) as readonly EntryKind[];

/** What a kind is called beside an answer. */
export const kindName = (kind: EntryKind): string =>
  kind === 'question' ? 'Question' : kind === 'asked' ? 'Start here' : kindNames[kind];

/** What is shown of an answer. */
export interface Found {
  readonly kind: EntryKind;
  /** The address, with the part after # where the answer has its own. */
  readonly path: string;
  readonly title: string;
  /** The answer in one sentence, or what the page is about. */
  readonly summary: string;
  /** The name of its trade. */
  readonly trade?: string;
}

/** One thing the search can find: a page, or a question on it. */
export interface SearchEntry extends Found {
  /** Further words by which it is found: headings, situations, what people call it. */
  readonly words: string;
  /** Its text; the words that tell most about it are kept. */
  readonly text?: string;
}

/** What is said to someone in an emergency, before anything else. */
export interface HelpEntry {
  /** The address of the card with the steps. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** What people in it type; each is met when all its words are. */
  readonly crisis: readonly string[];
  /** Numbers to call at once, offered beside the link. */
  readonly calls: readonly string[];
}
