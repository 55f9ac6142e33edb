import type { Company } from '../../backend/companies.ts';

/** One line of what is sent, or is kept back for now. */
export interface SeenLine {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  /** What is good to know about it. */
  readonly hint?: string;
  readonly isSent: boolean;
  /** Where it is changed; without scripts or the field on this page, a link leads there. */
  readonly href?: string;
  /** Goes to where it is changed. Returns whether this page has the field. */
  readonly change: () => boolean;
}

export interface SeenGroup {
  readonly title: string;
  readonly lines: readonly SeenLine[];
}

/** The number by which a company's column is told from the others. */
export const Mark = ({ of }: { readonly of: number }) => (
  <span
    aria-hidden="true"
    className="inline-grid size-6 place-items-center rounded-full border border-oak text-[0.8125rem] font-semibold text-oak"
  >
    {of}
  </span>
);

/** Every line of the request with a column for each company. Without companies, for our own team. */
export default function WhatTheySee({
  groups,
  companies,
}: {
  readonly groups: readonly SeenGroup[];
  readonly companies: readonly Company[];
}) {
  const columns = companies.length > 0 ? companies.map(({ name }) => name) : ['Our own team'];
  return (
    <table className="table [&_:is(th,td)]:py-2">
      <caption className="sr-only">Each line of your request and who gets it</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          {columns.map((name, index) => (
            <th key={name} scope="col" className="w-8 pe-0 text-center">
              {companies.length > 0 && <Mark of={index + 1} />}
              <span className={companies.length > 0 ? 'sr-only' : ''}>{name}</span>
            </th>
          ))}
          <th scope="col" className="w-18">
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ title, lines }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 2} className="pt-4 font-semibold">
              {title}
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={line.id} line={line} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Line({ line, columns }: { readonly line: SeenLine; readonly columns: readonly string[] }) {
  const { id, label, words, hint, isSent, href, change } = line;
  return (
    <tr>
      <th scope="row">
        <span className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
          <span className="text-soft">{label}</span>
          <span className="min-w-0 wrap-anywhere">
            <span className="whitespace-pre-line">{words}</span>
            {hint && <span className="block text-[0.875rem] text-soft">{hint}</span>}
          </span>
        </span>
      </th>
      {columns.map((name) => (
        <td key={name} className="pe-0 text-center">
          <span aria-hidden="true" className={isSent ? 'font-semibold text-oak' : 'text-soft'}>
            {isSent ? '✓' : '–'}
          </span>
          <span className="sr-only">{isSent ? 'gets it' : 'does not get it'}</span>
        </td>
      ))}
      <td className="text-end">
        <a
          href={href ?? `#request-${id}`}
          onClick={(event) => {
            if (change()) event.preventDefault();
          }}
        >
          Change<span className="sr-only"> {label}</span>
        </a>
      </td>
    </tr>
  );
}
