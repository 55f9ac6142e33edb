import { readLog } from '../../backend/operator/log.ts';
import { useAddress } from '../../kit/use-address.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import Answered from '../../kit/Answered.tsx';
import LogTable from './LogTable.tsx';
import { useAnswer } from '../../kit/use-answer.ts';

/** Who did what, newest first; of one request or company where the address names it. */
export default function Log() {
  const { query } = useAddress();
  const request = query.get('request') ?? '';
  const company = query.get('company') ?? '';
  const before = Number(query.get('before')) || null;
  const about = { ...(request && { request }), ...(company && { company }) };
  const asked = useAnswer(JSON.stringify([about, before]), () => readLog(about, before));
  const narrowed = new URLSearchParams({ view: 'log', ...about });
  return (
    <section aria-label="Audit log" className="part">
      <div className="part-head">
        <h1>Who did what</h1>
        <p className="text-soft">
          Written by the database, even where a browser lies. Central time.
        </p>
      </div>
      {(request || company) && (
        <p>
          Only lines about one {request ? 'request' : 'company'}.{' '}
          <ViewLink to="?view=log">Whole log</ViewLink>
        </p>
      )}
      <Answered asked={asked} label="Looking up the log …">
        {({ lines, more }) => (
          <>
            {lines.length === 0 ? (
              <p className="py-6">Nothing is written here.</p>
            ) : (
              <LogTable lines={lines} label="Audit log" />
            )}
            <p className="actions">
              {before && <ViewLink to={`?${narrowed}`}>Newest</ViewLink>}
              {more && <ViewLink to={`?${narrowed}&before=${lines.at(-1)?.id}`}>Older</ViewLink>}
            </p>
          </>
        )}
      </Answered>
    </section>
  );
}
