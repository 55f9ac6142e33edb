import type { Complaint } from '../../../backend/operator/complaints.ts';
import { tradeName } from '../../../trades/names.ts';
import ViewLink from '../../../kit/ViewLink.tsx';
import Badge, { type Tone } from '../../../kit/Badge.tsx';
import Card from '../Card.tsx';
import type { CardProps } from './box.ts';
import { answerBy } from '../../../contact/complaint-days.ts';
import { nextStepOf, statusNames, statusOf, type ComplaintStatus } from './complaint-steps.ts';
import ComplaintForms from './ComplaintForms.tsx';
import { placeName } from '../words.ts';
import { longDay, shortTime } from '../../../time/central.ts';

/** Who complained, about whom and how: "From a homeowner, about Demo Post Oak, by phone". */
export const fromWhom = ({ request_id, written_by, came_by, company_name }: Complaint): string =>
  (written_by === 'company'
    ? `From ${company_name ?? 'a company'}`
    : `From ${request_id ? 'the' : 'a'} homeowner, about ${company_name ?? 'us'}`) +
  (came_by === 'site' ? '' : `, by ${came_by}`);

const tones: Readonly<Record<ComplaintStatus, Tone>> = {
  open: 'plain',
  waiting: 'waiting',
  answered: 'good',
};

/** A complaint by a homeowner or a company, what is next to do about it, and what was done. */
export default function ComplaintCard({ entry: complaint, onDone }: CardProps<'complaints'>) {
  const { id, company_name, question, statement, closed_at } = complaint;
  const status = statusOf(complaint);
  const now = new Date();
  return (
    <Card
      id={id}
      title={<>“{complaint.body}”</>}
      form={!closed_at && <ComplaintForms complaint={complaint} onDone={onDone} />}
    >
      <p>
        <Badge tone={tones[status]}>{statusNames[status]}</Badge> {fromWhom(complaint)},{' '}
        {shortTime(complaint.created_at)}.
        {complaint.trade_id &&
          complaint.city_id &&
          ` ${tradeName(complaint.trade_id)}, ${placeName(complaint.city_id)}.`}
      </p>
      <p className="actions">
        {complaint.request_id && (
          <>
            <ViewLink to={`?view=request&request=${complaint.request_id}`}>
              Request {complaint.reference}
            </ViewLink>
            <ViewLink to={`?view=evidence&request=${complaint.request_id}`}>Evidence</ViewLink>
          </>
        )}
        {complaint.company_id && (
          <ViewLink to={`?view=companies&words=${complaint.company_id}`}>{company_name}</ViewLink>
        )}
      </p>
      {question && (
        <p>
          <b>
            We asked {company_name}, {shortTime(complaint.asked_at!)}:
          </b>{' '}
          “{question}”
        </p>
      )}
      {statement && (
        <p>
          <b>
            {company_name} said, {shortTime(complaint.stated_at!)}
            {complaint.stated_by_staff && ', as we wrote it down'}:
          </b>{' '}
          “{statement}”
        </p>
      )}
      {closed_at ? (
        <p className="text-soft">
          {complaint.answered_by_mail ? 'Answered by letter' : 'Closed without a letter'}{' '}
          {shortTime(closed_at)} by {complaint.closed_by ?? 'an account deleted since'}: “
          {complaint.resolution}”
        </p>
      ) : (
        <p>
          <b>Next:</b> {nextStepOf(complaint, now)}{' '}
          {complaint.came_by === 'site' && complaint.written_by === 'homeowner' && (
            <span className={answerBy(complaint) < now ? 'text-brick' : undefined}>
              We promised an answer by {longDay(answerBy(complaint))}
              {answerBy(complaint) < now && ': we are late'}.
            </span>
          )}
        </p>
      )}
    </Card>
  );
}
