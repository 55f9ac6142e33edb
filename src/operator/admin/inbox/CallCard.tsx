import type { CallEntry } from '../../../backend/operator/call-requests.ts';
import { tradeName } from '../../../trades/names.ts';
import { callingHours } from '../../../contact/calling-hours.ts';
import { mailto } from '../../../kit/mailto.ts';
import Card from '../Card.tsx';
import type { CardProps } from './box.ts';
import { exactTime, shortTime } from '../../../time/central.ts';
import WorkForm from './WorkForm.tsx';

/** How they may be reached, by what they ticked and nothing else. */
const mayWords = ({ may_call, may_text }: CallEntry): string =>
  may_call && may_text
    ? 'A person may call or text'
    : may_call
      ? 'A person may call, not text'
      : 'We may text, not call';

/** A professional who asked for a call. */
export default function CallCard({ entry: call, onDone }: CardProps<'calls'>) {
  const hours = callingHours(new Date());
  return (
    <Card
      id={call.id}
      title={
        <>
          {call.name}
          {call.company && `, ${call.company}`}
        </>
      }
      form={
        <WorkForm
          key={call.changed_at}
          kind="calls"
          entry={call}
          hint="Deleted with the call, 12 months after it is done or dropped."
          onDone={onDone}
        />
      }
    >
      <p>
        <span className="figures">{call.reference}</span>, asked {shortTime(call.created_at)}
        {call.trade_id && `, ${tradeName(call.trade_id).toLowerCase()}`}, on{' '}
        <a href={call.page}>{call.page}</a>
      </p>
      {call.question && <blockquote>“{call.question}”</blockquote>}
      <p className="actions">
        <a href={mailto(call.email, `Your question, ${call.reference}`)}>{call.email}</a>
        {call.phone && (
          <a className="tel" href={`tel:+1${call.phone.replaceAll('-', '')}`}>
            {call.phone}
          </a>
        )}
      </p>
      {call.phone ? (
        <p className={hours.open ? 'text-soft' : 'font-semibold text-brick'}>
          {mayWords(call)}: {hours.open ? hours.words : `not now, ${hours.words}`}.
        </p>
      ) : (
        <p className="text-soft">By email alone: no box was ticked.</p>
      )}
      {call.agreed.length > 0 && (
        <details>
          <summary className="disclosure w-fit">What was agreed to, word for word</summary>
          {call.agreed.map(({ channel, text, version, agreed_at }) => (
            <blockquote key={channel} className="mt-2">
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-soft">
                {exactTime(agreed_at)} Central, words of version {version}
              </p>
            </blockquote>
          ))}
        </details>
      )}
    </Card>
  );
}
