import { loadClientErrors, ownBuild, type ClientError } from '../../backend/health.ts';
import Answered from '../../kit/Answered.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import Part from './Part.tsx';
import { timeNear } from '../../time/central.ts';

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
            <p className="text-soft">No browser reported a fault.</p>
          ) : (
            <div
              className="table-scroll"
              tabIndex={0}
              role="region"
              aria-label="Errors in browsers"
            >
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">What</th>
                    <th scope="col">Where</th>
                    <th scope="col">Build</th>
                    <th scope="col" className="figures">
                      Times
                    </th>
                    <th scope="col" className="figures">
                      Last
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {joined(rows).map(({ message, page, build, times, last_at }) => (
                    <tr key={`${message} ${page} ${build}`}>
                      <th scope="row">{message}</th>
                      <td>{page}</td>
                      <td>{build === ownBuild() ? 'this one' : build}</td>
                      <td className="figures">{times}</td>
                      <td className="figures">{timeNear(last_at, at)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Answered>
    </Part>
  );
}
