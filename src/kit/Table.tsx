import type { ReactNode } from 'react';

/** A column of a table: its name, and what stands in it for a row. */
export interface Column<Row> {
  readonly name: ReactNode;
  readonly says: (row: Row) => ReactNode;
  /** Of its heading and its cells; `figures` sets numbers under each other. */
  readonly className?: string | undefined;
}

/** The roles that its elements have; said again where rows are drawn as blocks, which are no table to a browser. */
const roles = (isBlocks: Part<never>['isBlocks']) => (role: string) => (isBlocks ? { role } : {});

/** A row as a block, and its cells; of a block nothing is drawn that is empty. */
const block =
  'max-lg:items-baseline max-lg:gap-x-3 max-lg:gap-y-1 max-lg:border-b max-lg:border-rule max-lg:py-3';
const blockCell = 'max-lg:border-0 max-lg:p-0 max-lg:empty:hidden';
const lookOf = (isBlocks: Part<never>['isBlocks']) =>
  isBlocks === 'in columns'
    ? `${block} max-lg:grid max-lg:grid-cols-[minmax(8.5rem,auto)_1fr]`
    : isBlocks
      ? `${block} max-lg:flex max-lg:flex-wrap`
      : '';

interface Part<Row> {
  readonly columns: readonly Column<Row>[];
  /** On a phone each row is a block of lines. */
  readonly isBlocks?: boolean | 'in columns';
}

/** The names of the columns. */
export function TableHead<Row>({
  columns,
  isBlocks = false,
  className,
}: Part<Row> & { readonly className?: string | undefined }) {
  const as = roles(isBlocks);
  return (
    <thead {...as('rowgroup')} className={className}>
      <tr {...as('row')}>
        {columns.map(({ name, className: its }, at) => (
          <th key={at} {...as('columnheader')} scope="col" className={its}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** One row. Its first cell names it, but where it is a block. */
export function TableRow<Row>({
  columns,
  row,
  isBlocks = false,
  className,
}: Part<Row> & { readonly row: Row; readonly className?: string }) {
  const as = roles(isBlocks);
  return (
    <tr {...as('row')} className={className ?? (lookOf(isBlocks) || undefined)}>
      {columns.map(({ says, className: its }, at) =>
        at === 0 && !isBlocks ? (
          <th key={at} scope="row" className={its}>
            {says(row)}
          </th>
        ) : (
          <td key={at} {...as('cell')} className={isBlocks ? `${blockCell} ${its ?? ''}` : its}>
            {says(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Rows under named columns; a wide table scrolls by itself. */
export default function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  foot,
  className = '',
  head,
  isBlocks = false,
}: Part<Row> & {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** A last row that sums up the others. */
  readonly foot?: Row | undefined;
  readonly className?: string;
  /** Of the row of names. */
  readonly head?: string;
}) {
  const table = (
    <table
      className={`table ${isBlocks ? 'max-lg:block' : ''} ${className}`}
      {...(isBlocks && { role: 'table', 'aria-label': label })}
    >
      <TableHead
        columns={columns}
        isBlocks={isBlocks}
        className={head ?? (isBlocks ? 'max-lg:sr-only' : undefined)}
      />
      <tbody {...roles(isBlocks)('rowgroup')} className={isBlocks ? 'max-lg:block' : undefined}>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} columns={columns} row={row} isBlocks={isBlocks} />
        ))}
      </tbody>
      {foot && (
        <tfoot className="font-semibold">
          <TableRow columns={columns} row={foot} />
        </tfoot>
      )}
    </table>
  );
  return isBlocks ? (
    table
  ) : (
    <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
      {table}
    </div>
  );
}
