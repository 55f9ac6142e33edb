import type { ReactNode } from 'react';
import type { Key } from '../../backend/operator/page-key.ts';
import type { Result } from '../../backend/failure.ts';
import { useAddress } from '../../kit/use-address.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import Answered from './Answered.tsx';
import { pageFrom, pageKey } from './page-key.ts';
import { useAnswer } from '../../kit/use-answer.ts';

/** What the staff work off, a page at a time: what is open, or what is over. */
export default function Worklist<T, P extends { readonly more: boolean }>({
  view,
  label,
  over,
  titles,
  awaiting,
  read,
  rowsOf,
  keyOf,
  after,
  children,
}: {
  /** The view of the address: `complaints`. */
  readonly view: string;
  readonly label: string;
  /** The word for what is over, which asks for it in the address: `closed`. */
  readonly over: string;
  /** Over what is open, and over the rest. */
  readonly titles: readonly [open: string, over: string];
  /** While it is awaited: "Looking up complaints …". */
  readonly awaiting: string;
  readonly read: (isOver: boolean, from: Key | null) => Promise<Result<{ data: P }>>;
  readonly rowsOf: (page: P) => readonly T[];
  /** By what the pages go on. */
  readonly keyOf: (row: T) => Key;
  /** What follows the open ones. */
  readonly after?: (again: () => void) => ReactNode;
  /** Draws the rows; `again` looks them up once more. */
  readonly children: (row: T, again: () => void) => ReactNode;
}) {
  const { query } = useAddress();
  const isOver = query.get(over) === 'yes';
  const from = pageFrom(query);
  const asked = useAnswer(JSON.stringify([isOver, from]), () => read(isOver, from));
  const open = `?view=${view}`;
  const rest = `${open}&${over}=yes`;
  return (
    <section aria-label={label} className="part">
      <div className="part-head">
        <h1>{titles[isOver ? 1 : 0]}</h1>
        <ViewLink to={isOver ? open : rest}>
          {isOver ? 'Open' : over.charAt(0).toUpperCase() + over.slice(1)} ones
        </ViewLink>
      </div>
      <Answered asked={asked} label={awaiting}>
        {(page) => {
          const rows = rowsOf(page);
          const last = rows.at(-1);
          return (
            <>
              {!last && <p className="py-6">None {isOver ? 'yet' : 'wait'}.</p>}
              <ul className="cards">{rows.map((row) => children(row, asked.again))}</ul>
              {page.more && last && (
                <p>
                  <ViewLink
                    to={`${isOver ? rest : open}&from=${encodeURIComponent(pageKey(keyOf(last)))}`}
                  >
                    Further
                  </ViewLink>
                </p>
              )}
            </>
          );
        }}
      </Answered>
      {!isOver && after?.(asked.again)}
    </section>
  );
}
