import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { askedFields, fillIn, money, type Field, type RaisedWarning } from '../../engine/index.ts';
import { FieldInput } from './FieldInput.tsx';
import { readNow } from './form.ts';
import type { Answering } from './use-answers.ts';

interface AnswerFormProps {
  readonly state: Answering;
  /** What the answers so far raised, each shown under its answer. */
  readonly warnings: readonly RaisedWarning[];
  /**
   * By how many dollars the questions after the first section narrow the range, 0 where that is not spoken
   * of; they are folded away then. Absent where all stand open.
   */
  readonly narrowable?: number;
  /** Which sections wait unseen, their answers kept, where they come one at a time. */
  readonly isHidden?: ((section: Section) => boolean) | undefined;
  /** Where the answers lead without our scripts; a form that leads nowhere keeps them out of the address. */
  readonly action?: string | undefined;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

type Asked = [string, Field];

export interface Section {
  readonly title: string;
  readonly fields: Asked[];
}

/** Consecutive questions with the same section heading, together. */
export const sections = (asked: readonly Asked[]): Section[] => {
  const list: Section[] = [];
  for (const entry of asked) {
    const last = list.at(-1);
    if (last?.title === entry[1].section) last.fields.push(entry);
    else list.push({ title: entry[1].section, fields: [entry] });
  }
  return list;
};

const MoreSummary = ({ count, by }: { count: number; by: number }) => {
  const questions = `${count} more ${count === 1 ? 'question' : 'questions'}`;
  return (
    <summary className="disclosure py-4 font-serif text-lg font-bold leading-snug">
      <span>
        Make it more exact{' '}
        <small className="block font-sans text-sm font-normal text-soft">
          {by >= 1 ? `${questions}, narrows it by up to ${money(by)}` : questions}
        </small>
      </span>
    </summary>
  );
};

/** The question that a control belongs to. */
const fieldOf = (control: EventTarget): string =>
  (control as HTMLInputElement).name?.split('.')[0] ?? '';

/**
 * Enter in a box leads to the next question; from the last one it presses the button that leads on. A question that
 * an answer has just done away with may still stand there, and is passed over.
 */
const leadOn = (event: KeyboardEvent<HTMLFormElement>, { asking, typed }: Answering) => {
  const from = event.target as unknown as HTMLInputElement;
  if (event.key !== 'Enter' || from.type !== 'text') return;
  const { answers } = readNow(event.currentTarget, asking, typed);
  const asked = askedFields(asking, fillIn(asking, answers)).map(([id]) => id);
  const controls = [...event.currentTarget.elements] as HTMLElement[];
  const next = controls
    .slice(controls.indexOf(from) + 1)
    .find(
      (one) =>
        (one.matches('.button') || (one.matches('input') && asked.includes(fieldOf(one)))) &&
        one.checkVisibility(),
    );
  if (!next) return;
  event.preventDefault();
  if (next.matches('input')) next.focus();
  else next.click();
};

/**
 * Leaves the focus in a box until a press has landed: a box that is left may say what is wrong with it, and
 * would push away what the finger is still on.
 */
const letPressLand = (event: MouseEvent) => {
  const pressed = event.target as Element;
  if (!pressed.matches('input') && pressed.closest('[type=submit], label, summary'))
    event.preventDefault();
};

/**
 * The questions of a trade or a tool. Of a trade the first section stands open; what is behind it only
 * makes the range narrower and is opened by those who want that.
 */
export const AnswerForm = ({
  state,
  warnings,
  narrowable,
  isHidden,
  action,
  onSubmit,
  children,
}: AnswerFormProps) => {
  const { asking, values, typed, problems, form, version, change, leave } = state;
  const drawn = ([id, field]: Asked) => (
    <FieldInput
      key={id}
      id={id}
      field={field}
      typed={typed[id]}
      problem={problems.find((problem) => problem.field === id)?.message}
      warnings={warnings.filter(({ raisedBy }) => raisedBy?.field === id)}
    />
  );
  const all = sections(askedFields(asking, values));
  const open = narrowable === undefined ? all : all.slice(0, 1);
  const folded = all.slice(open.length);
  const group = (section: Section) => (
    <div key={section.title} className="group" hidden={isHidden?.(section)}>
      <h2 className="pt-5 text-lg font-bold">{section.title}</h2>
      {section.fields.map(drawn)}
    </div>
  );
  return (
    <form
      key={version}
      ref={form}
      id="answers"
      className="answers"
      method={action ? 'get' : 'dialog'}
      action={action}
      noValidate
      onInput={change}
      onKeyDown={(event) => leadOn(event, state)}
      onMouseDown={letPressLand}
      onBlur={(event) => leave(fieldOf(event.target))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {narrowable === undefined ? open.map(group) : open[0]?.fields.map(drawn)}
      {narrowable !== undefined && folded.length > 0 && (
        <details className="section border-b border-rule-light">
          <MoreSummary
            count={folded.reduce((sum, { fields }) => sum + fields.length, 0)}
            by={narrowable}
          />
          {folded.map(group)}
        </details>
      )}
      {children}
    </form>
  );
};
