import { readLog } from '../../backend/operator/log.ts';
import { useAddress } from '../../kit/use-address.ts';
import { useAnswer } from '../../kit/use-answer.ts';
import { useShown } from '../../kit/use-shown.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import List from './List.tsx';
import LogTable from './LogTable.tsx';
import Empty from '../../kit/Empty.tsx';

/** Who did what, newest first; of one request or company where the address names it. */
export default function Log() {
  const { query } = useAddress();
  const list = useShown({});
  const request = query.get('request') ?? '';
  const company = query.get('company') ?? '';
  const about = { ...(request && { request }), ...(company && { company }) };
  const { from } = list.shown;
  const asked = useAnswer(JSON.stringify([about, from]), () =>
    readLog(about, Number(from) || null),
  );
  return (
    <List
      heading="Who did what"
      lede="Written by the database, even where a browser lies. Central time."
      of={list}
      tools={
        (request || company) && (
          <p>
            Only lines about one {request ? 'request' : 'company'}.{' '}
            <ViewLink to="?view=log">Whole log</ViewLink>
          </p>
        )
      }
      asked={asked}
      label="Looking up the log …"
      next={({ lines, more }) => more && lines.length > 0 && String(lines.at(-1)!.id)}
    >
      {({ lines }) =>
        lines.length === 0 ? (
          <Empty>Nothing is written here.</Empty>
        ) : (
          <LogTable lines={lines} label="Audit log" />
        )
      }
    </List>
  );
}
