import { loadClientErrors, ownBuild, type ClientError } from '../../backend/health.ts';
import Table from '../../kit/Table.tsx';
import Answered from '../../kit/Answered.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import Part from './Part.tsx';
import { timeNear } from '../../time/central.ts';
import Empty from '../../kit/Empty.tsx';

/** One fault on one page in one build, over all hours. */
const joined = (rows: readonly ClientError[]): ClientError[] => {
  const faults = new Map<string, ClientError>();
  // The newest come first, so the first row of a fault knows when it was last.
  for (const row of rows) {
    const key = JSON.stringify([row.page, row.message, row.build]);
    const known = faults.get(key);
    faults.set(key, known ? { ...known, times: known.times + row.times } : row);
  }
  return [...faults.values()];
};

/** What broke in browsers; without a word on who was there. */
export default function Faults() {
  const errors = useAnswer('faults', loadClientErrors);
  return (
    <Part
      heading="Errors in browsers"
      note="30 days, no personal data, at most 60 different ones an hour"
    >
      <Answered asked={errors}>
        {(rows, at) =>
          rows.length === 0 ? (
            <Empty>No browser reported a fault.</Empty>
          ) : (
            <Table
              label="Errors in browsers"
              rows={joined(rows)}
              keyOf={({ message, page, build }) => `${message} ${page} ${build}`}
              columns={[
                { name: 'What', says: ({ message }) => message },
                { name: 'Where', says: ({ page }) => page },
                {
                  name: 'Build',
                  says: ({ build }) => (build === ownBuild() ? 'this one' : build),
                },
                { name: 'Times', className: 'figures', says: ({ times }) => times },
                {
                  name: 'Last',
                  className: 'figures',
                  says: ({ last_at }) => timeNear(last_at, at),
                },
              ]}
            />
          )
        }
      </Answered>
    </Part>
  );
}
