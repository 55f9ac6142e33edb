import { useEffect, useId, useMemo, useState } from 'react';
import { exportRequests, readRequests, type RequestPage } from '../../backend/operator/requests.ts';
import { cities } from '../../place/cities.ts';
import { tradeNames } from '../../trades/names.ts';
import { useAddress } from '../../kit/use-address.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import Answered from '../../kit/Answered.tsx';
import { saveFile } from '../../kit/csv.ts';
import { requestsCsv } from './csv.ts';
import {
  filterOf,
  periods,
  readShown,
  usualPeriod,
  writeShown,
  type Shown,
} from './requests-filter.ts';
import SearchBox from './SearchBox.tsx';
import RequestTable, { Sign } from './RequestTable.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import { placeName, stateNames } from './words.ts';

/** How the search was read, since one box takes references, places, companies and addresses. */
const readAs = ({ search }: RequestPage): string => {
  switch (search.as) {
    case 'reference':
      return 'Read as the start of a request’s id.';
    case 'email':
      return 'Read as an email address. This search is in the log; the address is not.';
    case 'zip':
      return 'Read as a ZIP code.';
    case 'city':
      return 'Read as a city.';
    case 'companies':
      return search.names?.length
        ? `Passed on to ${search.names.join(', ')}${search.names.length === 3 ? ' and others of that name' : ''}, newest there first.`
        : 'No company has this in its name.';
    default:
      return '';
  }
};

const countWords = (page: RequestPage, { period, oldestFirst }: Shown): string => {
  const order = oldestFirst ? 'Oldest first.' : 'Newest first.';
  if (page.count === null) return order;
  const many = `${page.count_is_least ? 'More than ' : ''}${page.count.toLocaleString('en-US')}`;
  return `${many} ${period === 'all' ? 'of all time' : `in the ${periods[period]?.toLowerCase()}`}. ${order}`;
};

const Select = ({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}) => {
  const id = useId();
  return (
    <span className="choice">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        className={`input ${value === '' || value === usualPeriod ? '' : 'chosen'}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
};

/** All requests, narrowed and searched, a page at a time. */
export default function Requests({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) {
  const { query, go } = useAddress();
  const view = query.get('view') ?? '';
  // An email address is searched for without standing in the address or the history: a sign stands for it.
  const [email, setEmail] = useState('');
  const shown = readShown(query);
  const words = shown.words === '@' ? email : shown.words;
  const filter = filterOf(
    { ...shown, words },
    useMemo(() => new Date(), []),
  );
  const { from, back, oldestFirst } = shown;
  const newer = back !== oldestFirst;
  const question = JSON.stringify([filter, from, newer]);
  const asked = useAnswer(question, () => readRequests(filter, from, newer));
  const now = useMemo(() => new Date().toISOString(), [asked.answer]); // eslint-disable-line react-hooks/exhaustive-deps -- as of the answer

  const show = (change: Partial<Shown>, how: 'push' | 'replace' = 'push') =>
    go(writeShown(view, { ...shown, from: null, back: false, ...change }), how);
  const isShort = !asked.loading && back && asked.answer !== null && !asked.answer.more;
  useEffect(() => {
    // The way back has reached the first page, which is shown whole.
    if (isShort) show({}, 'replace');
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isShort]);

  const search = (said: string) => {
    if (said.includes('@')) setEmail(said);
    show({ words: said.includes('@') ? '@' : said });
  };
  const keep = async () => {
    const result = await exportRequests(filter);
    if (!result.ok) return notify(result.message, { tone: 'error' });
    const { lines, more } = result.data;
    saveFile(`requests-${now.slice(0, 10)}.csv`, 'text/csv', requestsCsv(lines));
    return notify(
      more
        ? 'Saved the first 5,000 requests. Narrow the list for the others.'
        : `Saved ${lines.length.toLocaleString('en-US')} requests.`,
    );
  };

  return (
    <section aria-label="Requests" className="part">
      <div className="part-head">
        <Heading>Requests</Heading>
        <p role="status" className="text-soft">
          {asked.loading ? 'Looking …' : asked.answer && countWords(asked.answer, shown)}
        </p>
      </div>
      <div className="tools">
        <SearchBox
          key={words}
          id="request-words"
          label="Request, company, city, ZIP or exact email"
          hint="Request, company, city or ZIP"
          words={words}
          onSearch={search}
        />
        <Select
          label="Trade"
          value={shown.trade}
          options={{ '': 'All trades', ...tradeNames }}
          onChange={(trade) => show({ trade })}
        />
        <Select
          label="City"
          value={shown.city}
          options={{
            '': 'All cities',
            ...Object.fromEntries(cities.map(({ id, name }) => [id, name])),
            elsewhere: placeName('elsewhere'),
          }}
          onChange={(city) => show({ city })}
        />
        <Select
          label="Status"
          value={shown.state}
          options={{ '': 'Any status', ...stateNames }}
          onChange={(state) => show({ state: state as Shown['state'] })}
        />
        <Select
          label="Sent"
          value={shown.period}
          options={{
            7: periods[7]!,
            30: periods[30]!,
            90: periods[90]!,
            365: periods[365]!,
            all: periods['all']!,
          }}
          onChange={(period) => show({ period })}
        />
        <Select
          label="Order"
          value={oldestFirst ? 'oldest' : ''}
          options={{ '': 'Newest first', oldest: 'Oldest first' }}
          onChange={(order) => show({ oldestFirst: order === 'oldest' })}
        />
        <button type="button" className="button-quiet" onClick={() => void keep()}>
          CSV
        </button>
        <ViewLink to="?view=person">All of one person</ViewLink>
      </div>
      <Answered asked={asked} label="Looking up requests …">
        {(page) => {
          const lines = back ? page.lines.toReversed() : page.lines;
          const first = lines[0];
          const last = lines.at(-1);
          const isMoreAhead = back ? true : page.more;
          const isMoreBehind = from !== null;
          const hasNewer = oldestFirst ? isMoreAhead : isMoreBehind;
          const hasOlder = oldestFirst ? isMoreBehind : isMoreAhead;
          const ahead = () => show({ from: { at: last!.key_at, id: last!.id } });
          const behind = () => show({ from: { at: first!.key_at, id: first!.id }, back: true });
          return (
            <>
              {page.search.as && <p className="text-soft">{readAs(page)}</p>}
              {lines.length === 0 ? (
                <p className="py-6">
                  No request fits.{' '}
                  {from ? 'Go back to the first page.' : 'Choose a longer time or fewer filters.'}
                </p>
              ) : (
                <RequestTable lines={lines} now={now} label="Requests" />
              )}
              <div className="below">
                <p className="legend">
                  <span>
                    <Sign sign="open" /> clock runs
                  </span>
                  <span>
                    <Sign sign="yes" /> yes
                  </span>
                  <span>
                    <Sign sign="no" /> no
                  </span>
                  <span>
                    <Sign sign="late" /> late
                  </span>
                </p>
                <p className="actions">
                  <button
                    type="button"
                    className="button-quiet"
                    disabled={!hasNewer || !first}
                    onClick={oldestFirst ? ahead : behind}
                  >
                    Newer
                  </button>
                  <button
                    type="button"
                    className="button-quiet"
                    disabled={!hasOlder || !first}
                    onClick={oldestFirst ? behind : ahead}
                  >
                    Older
                  </button>
                  {from && (
                    <button type="button" className="button-quiet" onClick={() => show({})}>
                      First page
                    </button>
                  )}
                </p>
              </div>
            </>
          );
        }}
      </Answered>
    </section>
  );
}
