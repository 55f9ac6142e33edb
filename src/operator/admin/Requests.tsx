import { useEffect, useMemo } from 'react';
import { exportRequests, readRequests, type RequestPage } from '../../backend/operator/requests.ts';
import Button from '../../kit/Button.tsx';
import { saveFile } from '../../kit/csv.ts';
import { notify } from '../../kit/toasts/notify.ts';
import { useAnswer } from '../../kit/use-answer.ts';
import { keyText, readKey, useShown, type Shown } from '../../kit/use-shown.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { requestsCsv } from './csv.ts';
import List from './List.tsx';
import { filterOf, periods, requestFilters } from './requests-filter.ts';
import RequestTable, { Sign } from './RequestTable.tsx';
import Empty from '../../kit/Empty.tsx';

/** How the search was read, since one box takes references, places, companies and addresses. */
const readWords = {
  reference: 'Read as the start of a request’s id.',
  email: 'Read as an email address. This search is in the log; the address is not.',
  zip: 'Read as a ZIP code.',
  city: 'Read as a city.',
} as const;

const readAs = ({ as, names = [] }: RequestPage['search']): string => {
  if (as !== 'companies') return as ? readWords[as] : '';
  return names.length > 0
    ? `Passed on to ${names.join(', ')}${names.length === 3 ? ' and others of that name' : ''}, newest there first.`
    : 'No company has this in its name.';
};

const countWords = (page: RequestPage, { period, order }: Shown<typeof requestFilters>): string => {
  const said = order === 'oldest' ? 'Oldest first.' : 'Newest first.';
  if (page.count === null) return said;
  const many = `${page.count_is_least ? 'More than ' : ''}${page.count.toLocaleString('en-US')}`;
  return `${many} ${period === 'all' ? 'of all time' : `in the ${periods[period]?.toLowerCase()}`}. ${said}`;
};

/** Ends the part of an address that names a line, where the page is the one before that line. */
const BACK = '~back';

/** The ways to the pages beside this one. They stay where they are, also where there is none. */
function Pages({
  list: { shown, show },
  page: { lines, more },
}: {
  readonly list: ReturnType<typeof useShown<typeof requestFilters>>;
  readonly page: Pick<RequestPage, 'lines' | 'more'>;
}) {
  const isBack = shown.from.endsWith(BACK);
  const [last, first] = isBack ? [lines[0], lines.at(-1)] : [lines.at(-1), lines[0]];
  const at = ({ key_at, id }: RequestPage['lines'][number]) => keyText({ at: key_at, id });
  const ahead = (isBack || more) && last ? at(last) : '';
  const behind = shown.from && first ? `${at(first)}${BACK}` : '';
  const ways = { Newer: behind, Older: ahead };
  if (shown.order === 'oldest') [ways.Newer, ways.Older] = [ahead, behind];
  return (
    <p className="actions">
      {(['Newer', 'Older'] as const).map((way) => (
        <Button key={way} disabled={!ways[way]} onClick={() => show({ from: ways[way] })}>
          {way}
        </Button>
      ))}
      {shown.from && <Button onClick={() => show({ from: '' })}>First page</Button>}
    </p>
  );
}

/** All requests, narrowed and searched, a page at a time. */
export default function Requests({ heading }: { readonly heading: 'h1' | 'h2' }) {
  const list = useShown(requestFilters);
  const { shown, show } = list;
  const filter = filterOf(
    shown,
    useMemo(() => new Date(), []),
  );
  const { from, order } = shown;
  const isBack = from.endsWith(BACK);
  const isNewer = isBack !== (order === 'oldest');
  const asked = useAnswer(JSON.stringify([filter, from, isNewer]), () =>
    readRequests(filter, readKey(from), isNewer),
  );
  const now = asked.at?.toISOString() ?? '';
  const isShort = !asked.loading && isBack && asked.answer !== null && !asked.answer.more;
  useEffect(() => {
    // The way back has reached the first page, which is shown whole.
    if (isShort) show({ from: '' }, 'replace');
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isShort]);

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
    <List
      heading="Requests"
      level={heading}
      of={list}
      search={{
        label: 'Request, company, city, ZIP or exact email',
        hint: 'Request, company, city or ZIP',
      }}
      tools={
        <>
          <Button onClick={() => void keep()}>CSV</Button>
          <ViewLink to="?view=person">All of one person</ViewLink>
        </>
      }
      asked={asked}
      says={(page) => countWords(page, shown)}
      label="Looking up requests …"
    >
      {(page) => (
        <>
          {page.search.as && <p className="text-soft">{readAs(page.search)}</p>}
          {page.lines.length === 0 ? (
            <Empty>
              No request fits.{' '}
              {from ? 'Go back to the first page.' : 'Choose a longer time or fewer filters.'}
            </Empty>
          ) : (
            <RequestTable
              lines={isBack ? page.lines.toReversed() : page.lines}
              now={now}
              label="Requests"
            />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
              {(['open', 'yes', 'no', 'late'] as const).map((sign) => (
                <span key={sign} className="flex gap-2">
                  <Sign sign={sign} /> {sign === 'open' ? 'clock runs' : sign}
                </span>
              ))}
            </p>
            <Pages list={list} page={page} />
          </div>
        </>
      )}
    </List>
  );
}
