/** The entries that rows of data stand for; each has the name of its row. */
// @__NO_SIDE_EFFECTS__
export const named = <Row>(
  rows: Readonly<Record<string, Row>>,
  entryOf: (row: Row) => object,
): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { name, ...entryOf(row) }]));
