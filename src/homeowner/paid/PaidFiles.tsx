import { useState } from 'react';
import { readPaidFigures } from '../../backend/paid.ts';
import Button from '../../kit/Button.tsx';
import { saveFile } from '../../kit/csv.ts';
import { tableCsv } from '../../kit/data-table.ts';
import { countOf } from '../../kit/say.ts';
import { useCall } from '../../kit/use-call.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { centralDay } from '../../time/central.ts';
import { paidTable } from './file.ts';

/**
 * What neighbors paid, as the files that the other tables have: made here, since it changes between two builds.
 * @param head what every JSON file of the open data says before its rows
 */
export default function PaidFiles({ head }: { readonly head: object }) {
  const inBrowser = useInBrowser();
  const [said, say] = useState('');
  const { trouble, run } = useCall(
    (_: 'csv' | 'json') => readPaidFigures(),
    ({ data }, format) => {
      const table = paidTable(data);
      const { name, rows } = table;
      if (format === 'csv') saveFile(`${name}.csv`, 'text/csv', tableCsv(table));
      else {
        const text = JSON.stringify({ ...head, day: centralDay(new Date()), rows });
        saveFile(`${name}.json`, 'application/json', text);
      }
      say(`Saved, with ${countOf(rows.length, 'row')}.`);
    },
  );
  return (
    // Seen by the browser, so that it can be scrolled to, before there is anything in it.
    <div className="min-h-6">
      {inBrowser &&
        (['csv', 'json'] as const).map((format) => (
          <Button key={format} look="link" className="me-1" onClick={() => void run(format)}>
            {format.toUpperCase()}
            <span className="sr-only"> of what neighbors paid</span>
          </Button>
        ))}
      <small role="status">{trouble ? trouble.message : said}</small>
    </div>
  );
}
