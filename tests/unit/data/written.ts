/** A value on one line, as the tables of `content` are written. */
const inline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inline(one)}`);
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
};

/** A table as it is written: one row a line, however long, so that a change is one line too. */
export const tableOf = (rows: object, indent = ''): string => {
  const [open, close] = Array.isArray(rows) ? '[]' : '{}';
  const lines = Object.entries(rows).map(([key, row]) =>
    Array.isArray(rows)
      ? `${indent}  ${inline(row)}`
      : `${indent}  ${JSON.stringify(key)}: ${inline(row)}`,
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
};

/** A record as it is written: each of its lists is a table. */
export const recordOf = (record: object): string => {
  const lines = Object.entries(record).map(
    ([key, one]) =>
      `  ${JSON.stringify(key)}: ${Array.isArray(one) && one.length > 0 ? tableOf(one, '  ') : inline(one)}`,
  );
  return `{\n${lines.join(',\n')}\n}`;
};
