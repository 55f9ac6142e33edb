import { useEffect, useState } from 'react';
import { readPage, readPeople, type ReceivedFilter } from '../../backend/received/read.ts';
import type { BoardCompany, Received } from '../../backend/received/received.ts';
import Button from '../../kit/Button.tsx';
import { icons } from '../../kit/icons.ts';
import Select from '../../kit/Select.tsx';
import { countOf } from '../../kit/say.ts';
import { saveFile } from '../../kit/csv.ts';
import { toWall } from '../../time/wall-clock.ts';
import { placeName } from './contact-words.ts';
import { toCsv } from './csv.ts';
import Icon from './Icon.tsx';
import { tradeName } from '../../trades/names.ts';
import type { BoardState } from './use-board.ts';

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

/** How long typing pauses before it is looked for, in milliseconds. */
const TYPING = 250;

/** Words are looked for as they are typed; all of one search is one step of the history. */
function Search({ list: { shown, show } }: Pick<BoardState, 'list'>) {
  const [typed, setTyped] = useState({ text: shown.words, over: shown.words });
  // Back led to other words than those it was typed over.
  const text = typed.over === shown.words ? typed.text : shown.words;
  useEffect(() => {
    if (text === shown.words) return;
    const look = () => show({ words: text }, shown.words ? 'replace' : 'push');
    const timer = setTimeout(look, TYPING);
    return () => clearTimeout(timer);
  });
  return (
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
        value={text}
        onChange={({ target }) => setTyped({ text: target.value, over: shown.words })}
      />
    </label>
  );
}

/** Writes all that is shown out as a file, and says how that goes. */
function useFile(companyId: string, filter: ReceivedFilter) {
  const [said, say] = useState('');
  const write = async () => {
    say('Writing the file …');
    try {
      const rows = await everyRequest(companyId, filter);
      const people = await readPeople(companyId);
      if (!people.ok) throw new Error(people.message);
      const text = toCsv(rows, people.data);
      saveFile(`requests-${toWall(new Date()).slice(0, 10)}.csv`, 'text/csv', text);
      say(`${countOf(rows.length, 'request')} written.`);
    } catch (error) {
      say(error instanceof Error ? error.message : 'The file could not be written.');
    }
  };
  return { said, write };
}

const narrow = 'w-auto max-w-full max-sm:flex-[1_1_40%]';

/** Narrows the requests, switches between board and list, and writes them out. */
export default function Toolbar({
  company,
  state: { list, filter },
}: {
  readonly company: BoardCompany;
  readonly state: BoardState;
}) {
  const { filters, shown, show } = list;
  const file = useFile(company.id, filter);
  const select = (
    part: 'trade' | 'city',
    label: string,
    all: string,
    ids: readonly string[],
    name: (id: string) => string,
  ) =>
    ids.length > 1 && (
      <Select
        label={label}
        className={narrow}
        says={{ '': all, ...Object.fromEntries(ids.map((id) => [id, name(id)])) }}
        value={shown[part]}
        onChange={(value) => show({ [part]: value })}
      />
    );
  return (
    <>
      <div className="no-print flex flex-wrap gap-2 text-sm" role="search">
        <Search list={list} />
        {select('trade', 'Trade', 'All trades', company.trades, tradeName)}
        {select('city', 'City', 'All cities', company.cities, placeName)}
        <Select
          label="Sent"
          className={narrow}
          says={filters.days.says}
          value={shown.days}
          onChange={(days) => show({ days })}
        />
        <div className="choice max-sm:flex-[1_1_40%]" role="group" aria-label="Show as">
          {Object.entries(filters.show.says).map(([way, said]) => (
            <button
              key={way}
              type="button"
              aria-pressed={shown.show === way}
              onClick={() => show({ show: way }, 'replace')}
            >
              {said}
            </button>
          ))}
        </div>
        <Button className="max-sm:flex-[1_1_40%]" onClick={() => void file.write()}>
          <Icon path="M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14" /> CSV
        </Button>
      </div>
      <p role="status" className="min-h-6 text-end text-sm text-soft">
        {file.said}
      </p>
    </>
  );
}
