import type { Company } from '../../backend/companies.ts';
import BreaksAtAt from '../../kit/form/BreaksAtAt.tsx';
import { Mark } from './PickedCompanies.tsx';
import type { SeenGroup, SeenLine } from './seen-lines.ts';

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
            <span className="whitespace-pre-line">
              <BreaksAtAt words={words} />
            </span>
            {hint && <span className="block text-xs text-soft">{hint}</span>}
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
