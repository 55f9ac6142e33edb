import { useState } from 'react';
import { readPaidFigures } from '../../backend/paid.ts';
import { saveFile } from '../../kit/csv.ts';
import { tableCsv } from '../../kit/data-table.ts';
import Deed from '../../kit/Deed.tsx';
import { countOf } from '../../kit/say.ts';
import { centralDay } from '../../time/central.ts';
import { paidTable } from './file.ts';

/**
 * What neighbors paid, as the files that the other tables have: made here, since it changes between two builds.
 * @param head what every JSON file of the open data says before its rows
 */
export default function PaidFiles({ head }: { readonly head: object }) {
  const [said, say] = useState('');
  const save = (format: 'csv' | 'json') => async () => {
    const read = await readPaidFigures();
    if (read.ok) {
      const table = paidTable(read.data);
      const today = { ...head, day: centralDay(new Date()), rows: table.rows };
      const text = format === 'csv' ? tableCsv(table) : JSON.stringify(today);
      saveFile(`${table.name}.${format}`, format === 'csv' ? 'text/csv' : 'application/json', text);
      say(`Saved, with ${countOf(table.rows.length, 'row')}.`);
    }
    return read;
  };
  return (
    <>
      <span className="actions">
        <Deed label="CSV" about="CSV of what neighbors paid" make={save('csv')} onDone={() => {}} />
        <Deed
          label="JSON"
          about="JSON of what neighbors paid"
          make={save('json')}
          onDone={() => {}}
        />
      </span>
      <small role="status">{said}</small>
    </>
  );
}
