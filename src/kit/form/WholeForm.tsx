import { useEffect, type ReactNode } from 'react';
import type { Form, Typed } from '../../contact/form.ts';
import Choices from './Choices.tsx';
import type ErrorSummary from './ErrorSummary.tsx';
import FormField from './FormField.tsx';
import SendRow from './SendRow.tsx';
import Tick from './Tick.tsx';
import { useForm, type Use } from './use-form.ts';

/** Up to this many choices stand in full; more become a list. */
const mostInFull = 5;

/** One question of a form, drawn as its kind is. */
function Question(field: ReturnType<ReturnType<typeof useForm>['field']>) {
  const { kind, choices = [], id, name, label, defaultValue } = field;
  if (kind === 'agree') {
    return (
      <Tick id={id} name={name} defaultChecked={Boolean(defaultValue)}>
        {label}
      </Tick>
    );
  }
  if (kind === 'ticks') return <Choices {...field} several className="flex flex-wrap gap-x-6" />;
  return kind === 'choice' && choices.length <= mostInFull ? (
    <Choices {...field} className="flex flex-wrap gap-x-6" />
  ) : (
    <FormField {...field} />
  );
}

/**
 * A form as its description has it: all of its questions, why it was not sent, and the button that sends
 * it. Drawn anew, by its key, where something else stands in it at first.
 */
export default function WholeForm<K extends string, T extends object = object>({
  form,
  name,
  className = 'grid gap-3',
  Summary,
  clears = false,
  label,
  doing,
  isQuiet = false,
  ready,
  also,
  remedy,
  children,
  ...use
}: Use<K, T> & {
  readonly form: Form<K>;
  /** What it is, for those who hear it. */
  readonly name?: string;
  readonly className?: string;
  /** Lists what keeps it from being sent, for a form of many questions: {@link ErrorSummary}. */
  readonly Summary?: typeof ErrorSummary;
  /** It is empty again once it was sent. */
  readonly clears?: boolean;
  /** Of its button. */
  readonly label: ReactNode;
  /** What is said while it is sent, by a button as wide as the form: "Inviting". */
  readonly doing?: string;
  /** Its button is not the first thing to press on the page. */
  readonly isQuiet?: boolean;
  /** Whether there is something to send. */
  readonly ready?: (typed: Typed<K>) => boolean;
  /** Beside its button. */
  readonly also?: ReactNode;
  /** What helps where it was not sent. */
  readonly remedy?: ReactNode;
  /** Above its questions. */
  readonly children?: ReactNode;
}) {
  const { typed, call, summary, attributes, field, clear } = useForm(form, {
    ...use,
    done: (answer, values) => {
      if (clears) clear();
      return use.done?.(answer, values);
    },
  });
  const { busy, trouble } = call;
  const refused = form.fields.find(({ key }) => key === trouble?.parameter);
  useEffect(() => {
    if (refused && !Summary) document.getElementById(`${form.id}-${refused.key}`)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [trouble]);
  return (
    <form {...attributes} className={className} aria-label={name}>
      {children}
      {Summary && (
        <Summary
          key={refused && trouble?.message}
          {...summary}
          problems={
            refused && trouble
              ? [{ field: refused.key, message: trouble.message }]
              : summary.problems
          }
        />
      )}
      {form.fields.map(
        ({ key, asked }) => (asked?.(typed) ?? true) && <Question key={key} {...field(key)} />,
      )}
      {doing && typeof label === 'string' ? (
        <SendRow call={call} label={label} doing={doing} remedy={remedy} />
      ) : (
        <>
          {trouble && !refused && (
            <div role="alert" className="caution">
              <p>{trouble.message}</p>
              {remedy}
            </div>
          )}
          <p className="actions">
            <button
              type="submit"
              className={isQuiet ? 'button-quiet' : 'button'}
              disabled={ready && (busy || !ready(typed))}
              aria-disabled={busy || undefined}
            >
              {label}
            </button>
            {also}
          </p>
        </>
      )}
    </form>
  );
}
