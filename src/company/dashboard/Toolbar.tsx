import { useState } from 'react';
import { readPage, readPeople, type ReceivedFilter } from '../../backend/received/read.ts';
import type { BoardCompany, Received } from '../../backend/received/received.ts';
import { icons } from '../../kit/icons.ts';
import { useAddress } from '../../kit/use-address.ts';
import { saveFile } from '../../kit/csv.ts';
import { toWall } from '../../time/wall-clock.ts';
import { placeName } from './contact-words.ts';
import { toCsv } from './csv.ts';
import Icon from './Icon.tsx';
import { tradeName } from '../../trades/names.ts';

const periods = [
  [30, 'Last 30 days'],
  [90, 'Last 90 days'],
  [365, 'Last 12 months'],
  [0, 'All time'],
] as const;

/** Rows of one page of an export. */
const PAGE = 200;

/** All requests of a filter, page by page. Throws with words if one of them does not come. */
async function everyRequest(companyId: string, filter: ReceivedFilter): Promise<Received[]> {
  const all: Received[] = [];
  for (;;) {
    const after = all.at(-1);
    const result = await readPage(companyId, filter, { most: PAGE, ...(after && { after }) });
    if (!result.ok) throw new Error(result.message);
    all.push(...result.data);
    if (result.data.length < PAGE) return all;
  }
}

/** Narrows the requests, switches between board and list, and writes them out. */
export default function Toolbar({
  company,
  filter,
  onFilter,
  isList,
}: {
  readonly company: BoardCompany;
  readonly filter: ReceivedFilter;
  readonly onFilter: (filter: ReceivedFilter) => void;
  readonly isList: boolean;
}) {
  const { go } = useAddress();
  const [exporting, setExporting] = useState('');
  const exportAll = async () => {
    setExporting('Writing the file …');
    try {
      const rows = await everyRequest(company.id, filter);
      const people = await readPeople(company.id);
      if (!people.ok) throw new Error(people.message);
      const text = toCsv(rows, people.data);
      saveFile(`requests-${toWall(new Date()).slice(0, 10)}.csv`, 'text/csv', text);
      setExporting(`${rows.length} ${rows.length === 1 ? 'request' : 'requests'} written.`);
    } catch (error) {
      setExporting(error instanceof Error ? error.message : 'The file could not be written.');
    }
  };
  const select = (
    id: 'trade' | 'city',
    all: string,
    options: readonly string[],
    name: (option: string) => string,
  ) =>
    options.length > 1 && (
      <select
        className="input w-auto max-w-full max-sm:flex-[1_1_40%]"
        aria-label={id === 'trade' ? 'Trade' : 'City'}
        value={filter[id]}
        onChange={(event) => onFilter({ ...filter, [id]: event.target.value })}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <div className="flex flex-wrap gap-2 text-sm" role="search">
        <label className="relative flex-[1_1_16rem]">
          <span className="absolute top-3 left-3 text-soft">
            <Icon path={icons.search} />
          </span>
          <span className="sr-only">
            Search by first name, city, ZIP, trade, reference or your notes
          </span>
          <input
            type="search"
            className="input ps-10"
            maxLength={200}
            placeholder="Name, city, ZIP, trade or notes"
            value={filter.words}
            onChange={(event) => onFilter({ ...filter, words: event.target.value })}
          />
        </label>
        {select('trade', 'All trades', company.trades, tradeName)}
        {select('city', 'All cities', company.cities, (id) => placeName(id))}
        <select
          className="input w-auto max-w-full max-sm:flex-[1_1_40%]"
          aria-label="Sent"
          value={filter.days}
          onChange={(event) => onFilter({ ...filter, days: Number(event.target.value) })}
        >
          {periods.map(([days, name]) => (
            <option key={days} value={days}>
              {name}
            </option>
          ))}
        </select>
        <div className="choice max-sm:flex-[1_1_40%]" role="group" aria-label="Show as">
          <button type="button" aria-pressed={!isList} onClick={() => go('', 'replace')}>
            Board
          </button>
          <button type="button" aria-pressed={isList} onClick={() => go('?show=list', 'replace')}>
            List
          </button>
        </div>
        <button
          type="button"
          className="button-quiet max-sm:flex-[1_1_40%]"
          onClick={() => void exportAll()}
        >
          <Icon path="M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14" /> CSV
        </button>
      </div>
      <p role="status" className="min-h-6 text-end text-sm text-soft">
        {exporting}
      </p>
    </>
  );
}
