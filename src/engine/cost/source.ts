/**
 * How far a source can be trusted. A: government, statute, standard, trade body or maker. B: established
 * cost guide, press or law firm. C: contractor's own page. D: weak, one web
 * page of little authority.
 */
export type Grade = 'A' | 'B' | 'C' | 'D';

/** Where a figure was read. `date` is what the page itself says, or `undated`. */
export interface Source {
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  readonly date: string;
  readonly grade: Grade;
}

/** A row of a book or of a page: a source, or the row of another book that it is: "legal G35". */
export type SourceRow = Source | string;

/** Rows by their id. */
export type SourceRows = Readonly<Record<string, SourceRow>>;

/** The sources of one trade by their id, as printed beside the figures (`R15`). */
export type Sources<Id extends string = string> = Readonly<Record<Id, Source>>;

/** At least one source: a figure without a source does not compile. */
export type Cited<Id extends string = string> = readonly [Id, ...Id[]];
