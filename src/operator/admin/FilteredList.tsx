import { useId, useState, type ReactNode } from 'react';
import type { Result } from '../../backend/failure.ts';
import type { Key } from '../../backend/operator/page-key.ts';
import { useAddress } from '../../kit/use-address.ts';
import Answered from './Answered.tsx';
import { pageFrom, pageKey } from './page-key.ts';
import SearchBox from './SearchBox.tsx';
import { useAnswer } from '../../kit/use-answer.ts';

interface Page {
  readonly more: boolean;
  readonly counts: Readonly<Record<string, number>>;
}

/** A list narrowed by one choice, with how many there are of each, a page at a time. */
export default function FilteredList<Filter extends string, T, P extends Page>({
  view,
  heading,
  lede,
  filters,
  usual,
  many,
  search,
  awaiting,
  read,
  rowsOf,
  keyOf,
  tools,
  children,
}: {
  /** The view of the address: `calls`. */
  readonly view: string;
  readonly heading: string;
  readonly lede: ReactNode;
  /** What the list can be narrowed to, in words. */
  readonly filters: Readonly<Record<Filter, string>>;
  /** Chosen until another is. */
  readonly usual: Filter;
  /** How many a filter would show, where the database counts them. */
  readonly many: (counts: P['counts'], filter: Filter) => number | undefined;
  /** Names the box for words, where the list can be searched. */
  readonly search?: string;
  /** While it is awaited: "Looking up calls …". */
  readonly awaiting: string;
  readonly read: (filter: string, from: Key | null) => Promise<Result<{ data: P }>>;
  readonly rowsOf: (page: P) => readonly T[];
  /** By what the pages go on. */
  readonly keyOf: (row: T) => Key;
  /** Beside the filter; told what is shown. */
  readonly tools?: (filter: string) => ReactNode;
  /** Draws a row; `again` looks the rows up once more. */
  readonly children: (row: T, again: () => void) => ReactNode;
}) {
  const id = useId();
  const { query, go } = useAddress();
  // Who is searched for never stands in the address or the history; a reference may, since it names nobody.
  const reference = search ? (query.get('reference') ?? '') : '';
  const [words, setWords] = useState('');
  const chosen = query.get('filter') ?? '';
  const filter = chosen in filters ? (chosen as Filter) : usual;
  // A sign stands for them in the address, so that Back undoes the search.
  const found = (query.has('search') && words) || reference;
  const shown = found || filter;
  const from = pageFrom(query);
  const asked = useAnswer(JSON.stringify([view, shown, from]), () => read(shown, from));
  const show = (to: string, after: Key | null = null, searched = query.has('search')) => {
    const parts = new URLSearchParams({ view });
    if (searched) parts.set('search', '');
    if (to !== usual) parts.set('filter', to);
    if (after) parts.set('from', pageKey(after));
    go(`?${parts}`);
  };
  const look = (to: string) => {
    if (to) setWords(to);
    show(filter, null, to !== '');
  };
  const named = (value: Filter): string => {
    const count = asked.answer && many(asked.answer.counts, value);
    return count === null || count === undefined
      ? filters[value]
      : `${filters[value]} (${count.toLocaleString('en-US')})`;
  };
  return (
    <section aria-label={heading} className="part">
      <div className="part-head">
        <h1>{heading}</h1>
        <p role="status" className="text-soft">
          {asked.loading && 'Looking …'}
        </p>
      </div>
      <p className="text-soft">{lede}</p>
      <div className="tools">
        {search && (
          <SearchBox key={found} id={`${id}-words`} label={search} words={found} onSearch={look} />
        )}
        <span className="choice named">
          <label htmlFor={`${id}-filter`} className="sr-only">
            Which ones
          </label>
          <select
            id={`${id}-filter`}
            className={`input ${filter === usual ? '' : 'chosen'}`}
            value={filter}
            onChange={(event) => show(event.target.value, null, false)}
          >
            {(Object.keys(filters) as Filter[]).map((value) => (
              <option key={value} value={value}>
                {named(value)}
              </option>
            ))}
          </select>
        </span>
        {tools?.(shown)}
      </div>
      <Answered asked={asked} label={awaiting}>
        {(page) => {
          const rows = rowsOf(page);
          const last = rows.at(-1);
          return (
            <>
              {!last && <p className="py-6">{found ? 'Nothing fits.' : 'None here.'}</p>}
              <ul className="cards">{rows.map((row) => children(row, asked.again))}</ul>
              {(from || (page.more && last)) && (
                <p className="actions">
                  {from && (
                    <button type="button" className="button-quiet" onClick={() => show(filter)}>
                      First page
                    </button>
                  )}
                  {page.more && last && (
                    <button
                      type="button"
                      className="button-quiet"
                      onClick={() => show(filter, keyOf(last))}
                    >
                      Further
                    </button>
                  )}
                </p>
              )}
            </>
          );
        }}
      </Answered>
    </section>
  );
}
