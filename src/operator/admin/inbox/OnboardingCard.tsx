import type { OnboardingEntry } from '../../../backend/operator/onboardings.ts';
import { email } from '../../../selling/onboarding/email.ts';
import { fieldsOf, sayAnswer } from '../../../selling/onboarding/form.ts';
import { voice } from '../../../selling/onboarding/voice.ts';
import { services } from '../../../selling/services.ts';
import Facts from '../../../kit/Facts.tsx';
import ViewLink from '../../../kit/ViewLink.tsx';
import { mailto } from '../../../kit/mailto.ts';
import type { CardProps } from './box.ts';
import { orderStateNames } from '../order-words.ts';
import { shortTime } from '../../../time/central.ts';
import WorkForm from './WorkForm.tsx';
import Card from '../Card.tsx';

const forms = { voice, email };

/** Everything that was answered, under the questions of the form; of an older form under their keys. */
function Answers({ service, answers }: OnboardingEntry) {
  const fields = fieldsOf(forms[service]);
  const asked = new Set(fields.map(({ key }) => key));
  const older = Object.keys(answers).filter((key) => !asked.has(key));
  return (
    <Facts
      className="mt-2 whitespace-pre-line"
      of={[
        ...fields.map(
          (field) => [field.label, sayAnswer(field, answers[field.key] ?? '')] as const,
        ),
        ...older.map((key) => [key.replaceAll('_', ' '), answers[key]] as const),
      ]}
    />
  );
}

/** A service that somebody wants set up. */
export default function OnboardingCard({ entry, onDone }: CardProps<'onboardings'>) {
  const { company, service, reference, created_at, order } = entry;
  return (
    <Card
      id={entry.id}
      title={company}
      form={
        <WorkForm
          key={entry.changed_at}
          kind="onboardings"
          entry={entry}
          hint="Drop it when the service has ended: it is deleted 12 months later, with this note."
          onDone={onDone}
        />
      }
    >
      <p>
        {services[service].name}, <span className="figures">{reference}</span>, sent{' '}
        {shortTime(created_at)}
      </p>
      <p>
        {order ? (
          <>
            Order{' '}
            <ViewLink to={`?view=orders&words=${order.reference}`}>{order.reference}</ViewLink>,{' '}
            {orderStateNames[order.state].toLowerCase()}
          </>
        ) : (
          <b className="text-due">No order goes with it: it begins once they pay.</b>
        )}
      </p>
      <p className="actions">
        <a href={mailto(entry.email, `Your set-up, ${reference}`)}>{entry.email}</a>
      </p>
      <details>
        <summary className="disclosure w-fit">Read it in full</summary>
        <Answers {...entry} />
      </details>
    </Card>
  );
}
