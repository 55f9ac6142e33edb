/** One thing the search box can find: a page, or a question on it. */
export interface SearchEntry {
  /** The address, with the part after # where the answer has its own. */
  readonly path: string;
  readonly title: string;
  /** What the page is about, shown under the title. */
  readonly summary: string;
  /** Further words by which it is found: headings, questions, situations. */
  readonly words: string;
  /** What people in an emergency type; each is met when all its words are. */
  readonly crisis?: readonly string[];
  /** Numbers to call at once, offered beside the link. */
  readonly calls?: readonly string[];
}
