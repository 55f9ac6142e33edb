import { useId, useState } from 'react';
import { readCases, type CaseKind } from '../../../backend/operator/cases.ts';
import type { Key } from '../../../backend/operator/page-key.ts';
import { useAddress } from '../../../kit/use-address.ts';
import { useAnswer } from '../../../kit/use-answer.ts';
import Answered from '../../../kit/Answered.tsx';
import { pageFrom, pageKey } from '../page-key.ts';
import SearchBox from '../SearchBox.tsx';
import type { Box } from './box.ts';
import { boxes } from './boxes.tsx';

/** What came of one kind, narrowed or searched, a page at a time. All of what is shown is in the address. */
export default function Inbox<K extends Exclude<CaseKind, 'sign-ups'>>({
  kind,
}: {
  readonly kind: K;
}) {
  const { heading, lede, filters, usual, search, Card, Tools, After }: Box<K> = boxes[kind];
  const id = useId();
  const { query, go } = useAddress();
  // Who is searched for never stands in the address or the history: a sign does, so that Back undoes the search.
  // A reference may, since it names nobody.
  const [typed, setTyped] = useState('');
  const words = search ? (query.has('search') && typed) || (query.get('reference') ?? '') : '';
  const chosen = query.get('filter') ?? '';
  const filter = chosen in filters ? chosen : usual;
  const from = pageFrom(query);
  const asked = useAnswer(JSON.stringify([kind, filter, words, from]), () =>
    readCases(kind, filter, words, from),
  );
  const show = (change: Readonly<Record<string, string | null>>) => {
    const parts = new URLSearchParams(query);
    for (const [name, value] of Object.entries({ from: null, ...change })) {
      if (value === null) parts.delete(name);
      else parts.set(name, value);
    }
    go(`?${parts}`);
  };
  const turn = (to: Key | null) => show({ from: to && pageKey(to) });
  const look = (to: string) => {
    if (to) setTyped(to);
    show({ search: to ? '' : null, reference: null });
  };
  const counts = asked.answer?.counts ?? {};
  const named = (value: string): string =>
    asked.answer
      ? `${filters[value]} (${(counts[value] ?? 0).toLocaleString('en-US')})`
      : filters[value]!;
  return (
    <section aria-label={heading} className="part">
      <div className="part-head">
        <h1>{heading}</h1>
        <p role="status" className="text-soft">
          {asked.loading && 'Looking …'}
        </p>
      </div>
      {lede && <p className="text-soft">{lede}</p>}
      <div className="tools">
        {search && (
          <SearchBox key={words} id={`${id}-words`} label={search} words={words} onSearch={look} />
        )}
        <span className="choice named">
          <label htmlFor={`${id}-filter`} className="sr-only">
            Which ones
          </label>
          <select
            id={`${id}-filter`}
            className={`input ${filter === usual ? '' : 'chosen'}`}
            value={filter}
            onChange={({ target: { value } }) =>
              show({ filter: value === usual ? null : value, search: null, reference: null })
            }
          >
            {Object.keys(filters).map((value) => (
              <option key={value} value={value}>
                {named(value)}
              </option>
            ))}
          </select>
        </span>
        {Tools && <Tools filter={filter} words={words} counts={counts} />}
      </div>
      <Answered asked={asked} label="Looking up what came …">
        {({ cases, next }) => (
          <>
            {cases.length === 0 && (
              <p className="py-6">
                {words ? 'Nothing fits.' : filter === 'open' ? 'None wait.' : 'None here.'}
              </p>
            )}
            <ul className="cards">
              {cases.map((entry) => (
                <Card key={entry.id} entry={entry} onDone={asked.again} />
              ))}
            </ul>
            {(from || next) && (
              <p className="actions">
                {from && (
                  <button type="button" className="button-quiet" onClick={() => turn(null)}>
                    First page
                  </button>
                )}
                {next && (
                  <button type="button" className="button-quiet" onClick={() => turn(next)}>
                    Next page
                  </button>
                )}
              </p>
            )}
          </>
        )}
      </Answered>
      {After && <After onDone={asked.again} />}
    </section>
  );
}
