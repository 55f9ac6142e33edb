import { useEffect, useRef, useState, type FormEvent } from 'react';
import { check, tidy, type Problem, type Typed } from '../../contact/form.ts';
import { isTooLong } from '../../selling/onboarding/answers.ts';
import {
  fieldsOf,
  sayAnswer,
  type Field,
  type OnboardingForm,
  type Step,
} from '../../selling/onboarding/form.ts';
import SendRow from '../../kit/form/SendRow.tsx';
import type { Call } from '../../kit/use-call.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import Tick from '../../kit/form/Tick.tsx';
import { formId, idOf } from './id-of.ts';

const agreedId = idOf('agreed');

/** One step as it was answered, with a way to change it. */
function Answered({
  step,
  typed,
  open,
  onChange,
}: {
  readonly step: Step;
  readonly typed: Typed;
  /** What has to be changed in the whole form. */
  readonly open: readonly Problem[];
  readonly onChange: (step: string) => void;
}) {
  const answerTo = (field: Field) => sayAnswer(field, tidy(field, typed[field.key] ?? ''));
  return (
    <section className="ruled grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2">
      <h3>{step.title}</h3>
      <button type="button" className="link min-h-11" onClick={() => onChange(step.id)}>
        Change<span className="sr-only"> {step.title}</span>
      </button>
      <dl className="facts col-span-full">
        {step.fields.map((field) => {
          const answer = answerTo(field);
          const trouble = open.find((one) => one.field === field.key);
          return (
            (answer || trouble) && (
              <div key={field.key}>
                <dt>{field.label}</dt>
                <dd>
                  {answer}
                  {trouble && <strong className="block text-brick">{trouble.message}</strong>}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <LeftOut
        fields={step.fields.filter((field) => field.missing === undefined && !answerTo(field))}
      />
    </section>
  );
}

/** Everything that would be sent, with ways to change it, what is agreed to, and the button that sends. */
export default function Review({
  form,
  count,
  typed,
  takesFocus,
  isKept,
  call,
  onChange,
  onBack,
  onSend,
}: {
  readonly form: OnboardingForm;
  readonly count: string;
  readonly typed: Typed;
  readonly takesFocus: boolean;
  /** Whether this device keeps what was typed. */
  readonly isKept: boolean;
  readonly call: Pick<Call<never>, 'busy' | 'trouble' | 'wait'>;
  /** Opens a step to change it. */
  readonly onChange: (step: string) => void;
  readonly onBack: () => void;
  readonly onSend: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const open = check(fieldsOf(form), typed);
  const problems: readonly Problem[] = [
    ...open,
    ...(isTooLong(form, typed)
      ? [{ field: 'notes', message: 'Shorten your answers: all together they are too long' }]
      : []),
    ...(agreed ? [] : [{ field: 'agreed', message: 'Check the box before you send' }]),
  ];
  const agreedError = attempt > 0 && !agreed;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (problems.length === 0) onSend();
  };
  const refused = fieldsOf(form).find(({ key }) => key === call.trouble?.parameter);
  const failed = call.trouble !== null && call.trouble.kind !== 'invalid';
  return (
    <form noValidate onSubmit={send} className="grid min-w-0 gap-6">
      <div>
        <p className="eyebrow">{count}</p>
        <h2 ref={heading} tabIndex={-1}>
          Look it over
        </h2>
        <p className="text-soft">Nothing is sent before you press the button below.</p>
      </div>
      <ErrorSummary form={formId} attempt={attempt} problems={attempt > 0 ? problems : []} />
      {form.steps.map((step) => (
        <Answered key={step.id} step={step} typed={typed} open={open} onChange={onChange} />
      ))}
      <section>
        <h3>What happens next</h3>
        <ol className="mt-2 grid list-decimal gap-2 ps-5">
          {form.next.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </section>
      <div>
        {agreedError && (
          <p id={`${agreedId}-error`} className="font-semibold text-brick">
            Check the box before you send
          </p>
        )}
        <Tick
          id={agreedId}
          checked={agreed}
          onChange={setAgreed}
          describedBy={agreedError ? `${agreedId}-error` : undefined}
        >
          {form.agreement}
        </Tick>
        <p className="text-sm text-soft">
          The <a href="/terms-conditions">Terms</a> hold, and the{' '}
          <a href="/privacy-policy">Privacy policy</a> says what we keep.
        </p>
      </div>
      <SendRow
        call={call}
        label={failed ? 'Try again now' : 'Send my answers'}
        doing="Sending your answers"
        remedy={
          failed ? (
            <p>
              {isKept
                ? 'Nothing is lost: your answers are saved on this device.'
                : 'Keep this page open: this browser saves nothing on this device.'}
            </p>
          ) : (
            refused && (
              <p>
                <button type="button" className="link" onClick={() => goTo(idOf(refused.key))}>
                  Go to “{refused.label}”
                </button>
              </p>
            )
          )
        }
      />
      <div className="actions">
        <button type="button" className="button-quiet" onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
}

/** The questions of a step that nobody answered, in one line. */
const LeftOut = ({ fields }: { readonly fields: readonly Field[] }) =>
  fields.length > 0 && (
    <p className="text-sm text-soft">
      Left out: {fields.map(({ label }) => label.replace(/\?$/, '')).join(', ')}
    </p>
  );
