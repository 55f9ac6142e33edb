import type { ReviewDates } from '../../backend/health.ts';
import Answered from '../../kit/Answered.tsx';
import type { Asked } from '../../kit/use-answer.ts';
import { dueSoon, inAll } from './checks.ts';
import Part from './Part.tsx';
import { sayDay } from '../../time/days.ts';

const day = 86_400_000;

/** When each price, figure and number to call must be read again, the soonest first. */
export default function Prices({ dates }: { readonly dates: Asked<ReviewDates> }) {
  return (
    <Part heading="Prices due" note={dates.answer && inAll(dates.answer)}>
      <Answered asked={dates}>
        {({ groups }, at) => {
          const today = at.toISOString().slice(0, 10);
          const soon = new Date(at.getTime() + dueSoon * day).toISOString().slice(0, 10);
          return (
            <div className="table-scroll" tabIndex={0} role="region" aria-label="Review dates">
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">Book</th>
                    <th scope="col" className="figures">
                      Due
                    </th>
                    <th scope="col">What</th>
                    <th scope="col" className="figures">
                      Figures
                    </th>
                    <th scope="col" className="figures">
                      Read
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {groups.map(({ book, asOf, reviewBy, count, labels }) => (
                    <tr key={`${book} ${asOf} ${reviewBy}`}>
                      <th scope="row">{book}</th>
                      <td className="figures">
                        {reviewBy < today ? (
                          <b className="text-brick">{sayDay(reviewBy)}, past</b>
                        ) : reviewBy <= soon ? (
                          <b>{sayDay(reviewBy)}, soon</b>
                        ) : (
                          sayDay(reviewBy)
                        )}
                      </td>
                      <td className="labels">
                        {labels.slice(0, 3).join('; ')}
                        {count > 3 && ` and ${count - 3} more`}
                      </td>
                      <td className="figures">{count}</td>
                      <td className="figures">{sayDay(asOf)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          );
        }}
      </Answered>
    </Part>
  );
}
