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
  <section className="tool-table" aria-labelledby="tool-table">
    <h2 id="tool-table">{title}</h2>
    <p className="paper-line">Address: ______________________________ {longDate(new Date())}</p>
    <div className="table-scroll" role="region" aria-labelledby="tool-table" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
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
