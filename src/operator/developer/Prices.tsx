import type { ReviewDates } from '../../backend/health.ts';
import Table from '../../kit/Table.tsx';
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
            <Table
              label="Review dates"
              rows={groups}
              keyOf={({ book, asOf, reviewBy }) => `${book} ${asOf} ${reviewBy}`}
              columns={[
                { name: 'Book', says: ({ book }) => book },
                {
                  name: 'Due',
                  className: 'figures',
                  says: ({ reviewBy }) =>
                    reviewBy < today ? (
                      <b className="text-brick">{sayDay(reviewBy)}, past</b>
                    ) : reviewBy <= soon ? (
                      <b>{sayDay(reviewBy)}, soon</b>
                    ) : (
                      sayDay(reviewBy)
                    ),
                },
                {
                  name: 'What',
                  className: 'min-w-56 text-soft',
                  says: ({ labels, count }) =>
                    labels.slice(0, 3).join('; ') + (count > 3 ? ` and ${count - 3} more` : ''),
                },
                { name: 'Figures', className: 'figures', says: ({ count }) => count },
                { name: 'Read', className: 'figures', says: ({ asOf }) => sayDay(asOf) },
              ]}
            />
          );
        }}
      </Answered>
    </Part>
  );
}
