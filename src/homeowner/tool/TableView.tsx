import { longDate } from '../../time/central.ts';
import type { ToldTable } from '../../tools/run-tool.ts';

/** Prints nothing but the table, on a page of its own. */
const printAlone = () => {
  const { dataset } = document.documentElement;
  dataset.print = 'table';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
};

/** Short sayings in rows, to read here and to print and keep. */
export const TableView = ({ table: { title, columns, rows } }: { readonly table: ToldTable }) => (
  <section className="tool-table space-y-3" aria-labelledby="tool-table">
    <h2 id="tool-table">{title}</h2>
    <p className="hidden print:block">
      Address: ______________________________ {longDate(new Date())}
    </p>
    <div className="table-scroll" role="region" aria-labelledby="tool-table" tabIndex={0}>
      <table className="table">
        <thead className="max-sm:hidden">
          <tr className="max-sm:block max-sm:p-0 max-sm:border-0 max-sm:py-3 max-sm:border-b max-sm:border-rule-light">
            {columns.map((column) => (
              <th className="max-sm:block max-sm:p-0 max-sm:border-0" key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr
              className="max-sm:block max-sm:p-0 max-sm:border-0 max-sm:py-3 max-sm:border-b max-sm:border-rule-light"
              key={first}
            >
              <th className="max-sm:block max-sm:p-0 max-sm:border-0" scope="row">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td
                  className="max-sm:block max-sm:p-0 max-sm:border-0 max-sm:before:content-[attr(data-column)_':_'] max-sm:before:text-soft max-sm:before:text-sm max-sm:empty:hidden"
                  key={columns[index + 1]}
                  data-column={columns[index + 1]}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <button type="button" className="button-quiet" onClick={printAlone}>
      Print {title.charAt(0).toLowerCase() + title.slice(1)}
    </button>
  </section>
);
