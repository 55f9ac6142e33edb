import { useState, type FormEvent } from 'react';
import { check, tidy, type Problem, type Typed } from '../../contact/form.ts';
import { isTooLong } from '../../selling/onboarding/answers.ts';
import {
  fieldsOf,
  sayAnswer,
  type Field,
  type OnboardingForm,
  type Step,
} from '../../selling/onboarding/form.ts';
import Facts from '../../kit/Facts.tsx';
import Button from '../../kit/Button.tsx';
import SendRow from '../../kit/form/SendRow.tsx';
import type { Call } from '../../kit/use-call.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import Tick from '../../kit/form/Tick.tsx';
import { useProblems } from '../../kit/form/use-problems.ts';
import { formId, idOf } from './id-of.ts';
import StepHead from './StepHead.tsx';

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
      <Button look="link" className="min-h-11" onClick={() => onChange(step.id)}>
        Change<span className="sr-only"> {step.title}</span>
      </Button>
      <Facts
        className="col-span-full"
        of={step.fields.map((field) => {
          const answer = answerTo(field);
          const trouble = open.find((one) => one.field === field.key);
          return [
            field.label,
            (answer || trouble) && (
              <>
                {answer}
                {trouble && <strong className="block text-brick">{trouble.message}</strong>}
              </>
            ),
          ];
        })}
      />
      <LeftOut
        fields={step.fields.filter((field) => field.missing === undefined && !answerTo(field))}
      />
    </section>
  );
}

/** What happens next, and what is agreed to. */
function Terms({
  form,
  agreed,
  onAgree,
  error,
}: {
  readonly form: OnboardingForm;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly error: string | undefined;
}) {
  return (
    <>
      <section>
        <h3>What happens next</h3>
        <ol className="mt-2 grid list-decimal gap-2 ps-5">
          {form.next.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </section>
      <div>
        {error && (
          <p id={`${agreedId}-error`} className="font-semibold text-brick">
            {error}
          </p>
        )}
        <Tick
          id={agreedId}
          checked={agreed}
          onChange={onAgree}
          describedBy={error && `${agreedId}-error`}
        >
          {form.agreement}
        </Tick>
        <p className="text-sm text-soft">
          The <a href="/terms-conditions">Terms</a> hold, and the{' '}
          <a href="/privacy-policy">Privacy policy</a> says what we keep.
        </p>
      </div>
    </>
  );
}

/** What helps where it was not sent: nothing is lost, or the field that was refused. */
function Remedy({
  form,
  trouble,
  isKept,
}: {
  readonly form: OnboardingForm;
  readonly trouble: Call<never>['trouble'];
  readonly isKept: boolean;
}) {
  if (hasFailed(trouble)) {
    return (
      <p>
        {isKept
          ? 'Nothing is lost: your answers are saved on this device.'
          : 'Keep this page open: this browser saves nothing on this device.'}
      </p>
    );
  }
  const refused = fieldsOf(form).find(({ key }) => key === trouble?.parameter);
  return (
    refused && (
      <p>
        <Button look="link" onClick={() => goTo(idOf(refused.key))}>
          Go to “{refused.label}”
        </Button>
      </p>
    )
  );
}

/** Whether it was not sent though nothing is wrong with it. */
const hasFailed = (trouble: Call<never>['trouble']): boolean =>
  trouble !== null && trouble.kind !== 'invalid';

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
  const [agreed, setAgreed] = useState(false);
  const open = check(fieldsOf(form), typed);
  const { errorAt, summary, look } = useProblems(formId, [
    ...open,
    ...(isTooLong(form, typed)
      ? [{ field: 'notes', message: 'Shorten your answers: all together they are too long' }]
      : []),
    ...(agreed ? [] : [{ field: 'agreed', message: 'Check the box before you send' }]),
  ]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (look()) onSend();
  };
  return (
    <form noValidate onSubmit={send} className="grid min-w-0 gap-6">
      <StepHead
        count={count}
        title="Look it over"
        lede="Nothing is sent before you press the button below."
        startAt={takesFocus ? '' : null}
      />
      <ErrorSummary {...summary} />
      {form.steps.map((step) => (
        <Answered key={step.id} step={step} typed={typed} open={open} onChange={onChange} />
      ))}
      <Terms form={form} agreed={agreed} onAgree={setAgreed} error={errorAt('agreed')} />
      <SendRow
        call={call}
        label={hasFailed(call.trouble) ? 'Try again now' : 'Send my answers'}
        doing="Sending your answers"
        remedy={<Remedy form={form} trouble={call.trouble} isKept={isKept} />}
      />
      <div className="actions">
        <Button onClick={onBack}>Back</Button>
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
