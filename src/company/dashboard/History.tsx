import type { ReceivedEvent, ReceivedWhole, Step } from '../../backend/received/received.ts';
import { dayAndTime, whenSaid } from '../../time/central.ts';
import { capital } from '../../kit/say.ts';
import { firstName } from './contact-words.ts';
import { stepNames } from './moves.ts';
import { dollars } from './standing.ts';

const stepSaid = (step: unknown): string =>
  (stepNames as Readonly<Record<string, string>>)[step as Step]?.toLowerCase() ?? 'another step';

const amountSaid = (usd: unknown): string => (typeof usd === 'number' ? dollars(usd) : 'no amount');

/** A change of the amount, from what to what; nothing where it stayed. */
const amountChange = ({ from_usd, to_usd }: ReceivedEvent['detail']): string | undefined =>
  from_usd === to_usd ? undefined : `from ${amountSaid(from_usd)} to ${amountSaid(to_usd)}`;

const visitSaid = (at: unknown): string => (typeof at === 'string' ? dayAndTime(at) : 'no time');

/** A change of the visit's time, from what to what; nothing where it stayed. */
const visitChange = ({ from_visit, to_visit }: ReceivedEvent['detail']): string | undefined =>
  from_visit === to_visit ? undefined : `from ${visitSaid(from_visit)} to ${visitSaid(to_visit)}`;

/** What happened, and what is good to know of it. */
export function eventWords(
  { kind, detail, who, by_company }: ReceivedEvent,
  name: string,
): readonly [string, (string | undefined)?] {
  const someone = who ?? (by_company ? 'Someone who left' : capital(name));
  switch (kind) {
    case 'sent':
      return [`${capital(name)} sent the request`];
    case 'opened':
      return [
        `${someone} opened it and saw the contact data`,
        `${capital(name)} sees your company and the time`,
      ];
    case 'answered':
      return [`${someone} said yes`, `${capital(name)} sees it`];
    case 'declined':
      return [`${someone} said no`];
    case 'called':
      return [`${someone} called`, 'Only your company sees it'];
    case 'no answer':
      return [`${someone} got no answer`];
    case 'texted':
      return [`${someone} texted`];
    case 'mailed':
      return [`${someone} emailed`];
    case 'moved': {
      const amount = amountChange(detail);
      const visit = visitChange(detail);
      const changes = [visit && `Visit: ${visit}`, amount && `Amount: ${amount}`];
      if (detail['from'] !== detail['to']) {
        return [
          `${someone} moved it from ${stepSaid(detail['from'])} to ${stepSaid(detail['to'])}`,
          changes.filter(Boolean).join('. ') || undefined,
        ];
      }
      return visit
        ? [`${someone} changed the visit ${visit}`, amount && `Amount: ${amount}`]
        : [`${someone} changed the amount${amount ? ` ${amount}` : ''}`];
    }
    case 'asked to stop':
      return [
        `${capital(name)} asked to stop ${detail['scope'] === 'calls' ? 'calls and texts' : 'all contact'}`,
        by_company ? `Told to ${someone}` : 'Told to another company or to us',
      ];
    case 'not asked to stop':
      return detail['own']
        ? [
            `${capital(name)} says that they did not ask for this`,
            'You may still not get in touch. The other companies may.',
          ]
        : [
            `${capital(name)} says that they did not ask to stop`,
            'You may get in touch again as they agreed.',
          ];
    case 'taken back':
      return ['The homeowner took the request back'];
    case 'deleted':
      return [`${someone} confirmed that your copies are deleted`];
    default:
      return [capital(kind)];
  }
}

/** What happened with a request at this company, newest first. */
export default function History({ row, now }: { readonly row: ReceivedWhole; readonly now: Date }) {
  return (
    <section className="mt-8 print:hidden" aria-labelledby="history">
      <h2 id="history" className="text-lg">
        History
      </h2>
      <ol>
        {row.events.map((event) => {
          const [what, more] = eventWords(event, firstName(row));
          return (
            <li
              key={event.id}
              className="grid gap-x-4 border-b border-rule-light py-2 text-sm sm:grid-cols-[10rem_1fr]"
            >
              <time dateTime={event.at} className="figures text-soft">
                {capital(whenSaid(event.at, now))}
              </time>
              <p>
                {what}
                {more && <small className="block text-xs text-soft">{more}</small>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
