/*
 * The calls of the staff are in this folder. The database asks each of them whether an admin calls, and
 * logs what they do. Times stay as the database wrote them, to the microsecond: they are keys of pages too.
 */

/** The key of a line: lists go on after it. */
export interface Key {
  readonly at: string;
  readonly id: string;
}

export const keyOf = (from: Key | null) => (from ? { from_at: from.at, from_id: from.id } : {});
