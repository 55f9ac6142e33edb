import type { ReactNode, RefObject } from 'react';
import {
  askedFields,
  type Calculator,
  type Field,
  type Problem,
  type Values,
} from '../../estimate/index.ts';
import { FieldInput } from './FieldInput.tsx';
import type { Typed } from './form.ts';

interface AnswerFormProps {
  readonly calculator: Calculator;
  readonly values: Values;
  readonly typed: Typed;
  /** Problems to show: those of fields the person has left, and all after a submit. */
  readonly problems: readonly Problem[];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly action?: string;
  readonly onChange: () => void;
  readonly onLeave: (field: string) => void;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

type Asked = [string, Field];

/** Consecutive questions with the same section heading, together. */
const sections = (asked: readonly Asked[]): { title: string; fields: Asked[] }[] => {
  const list: { title: string; fields: Asked[] }[] = [];
  for (const entry of asked) {
    const last = list.at(-1);
    if (last?.title === entry[1].section) last.fields.push(entry);
    else list.push({ title: entry[1].section, fields: [entry] });
  }
  return list;
};

/**
 * The questions of a trade. The first section stands open; each further one opens by itself, because a
 * first range needs none of them.
 */
export const AnswerForm = ({
  calculator,
  values,
  typed,
  problems,
  form,
  action,
  onChange,
  onLeave,
  onSubmit,
  children,
}: AnswerFormProps) => {
  const drawn = ([id, field]: Asked) => (
    <FieldInput
      key={id}
      id={id}
      field={field}
      typed={typed[id]}
      problem={problems.find((problem) => problem.field === id)?.message}
    />
  );
  const [first, ...further] = sections(askedFields(calculator, values));
  return (
    <form
      ref={form}
      className="answers"
      method="get"
      action={action}
      noValidate
      onInput={onChange}
      onBlur={(event) =>
        onLeave((event.target as unknown as HTMLInputElement).name?.split('.')[0] ?? '')
      }
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {first?.fields.map(drawn)}
      {further.map(({ title, fields }, index) => (
        <details key={title} className="section" open={index === 0 || undefined}>
          <summary>
            {title} <small>optional</small>
          </summary>
          {fields.map(drawn)}
        </details>
      ))}
      {children}
    </form>
  );
};
