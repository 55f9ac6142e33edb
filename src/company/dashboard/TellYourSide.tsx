import { stateSide } from '../../backend/received/answer.ts';
import type { AskedSide } from '../../backend/received/received.ts';
import { whenSaid } from '../../time/central.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { formOf, ownWords, type Field } from '../../contact/form.ts';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { notify } from '../../kit/toasts/notify.ts';

const sideFields: readonly Field<'side'>[] = [
  {
    key: 'side',
    label: 'Your side',
    hint: 'Our staff reads it. The homeowner does not. No phone numbers or addresses.',
    rows: 3,
    ...ownWords('Write in a few words what happened'),
  },
];

/** A question of the site's staff about a complaint, and the company's side of it. */
export default function TellYourSide({
  asked: { id, question, asked_at, request_id, reference },
  now,
  onDone,
}: {
  readonly asked: AskedSide;
  readonly now: Date;
  readonly onDone: () => Promise<void>;
}) {
  return (
    <section className="sheet mt-4 grid gap-2 px-5 py-4" aria-labelledby={`asked-${id}`}>
      <h2 id={`asked-${id}`} className="text-lg">
        A homeowner complained. Tell us your side
      </h2>
      <p className="hint">
        Asked {whenSaid(asked_at, now)}
        {request_id && (
          <>
            {' '}
            about request <ViewLink to={{ request: request_id }}>{reference}</ViewLink>
          </>
        )}
        . Please answer within 5 days. After that we answer without it.
      </p>
      <blockquote className="max-w-2xl whitespace-pre-line wrap-anywhere">{question}</blockquote>
      <WholeForm
        form={formOf(`side-${id}`, sideFields)}
        send={({ side }) => stateSide(id, side)}
        done={() => {
          void notify('Sent. Our staff reads it before they answer.');
          return onDone();
        }}
        label="Send to our staff"
      />
    </section>
  );
}
