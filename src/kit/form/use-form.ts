import { useEffect, useRef, useState, type FormEvent } from 'react';
import * as is from '../../backend/shape.ts';
import { check, tidied, tickedIn, type Form, type Typed } from '../../contact/form.ts';
import { isId, newId } from '../key.ts';
import { onForgotten } from '../device.ts';
import { kept, type Kept } from '../kept.ts';
import { useCall, type Answer } from '../use-call.ts';
import { useProblems } from './use-problems.ts';

/** A form as it is typed, with the id of what it becomes: the same draft sent twice is one. */
type Draft = is.Shaped<typeof isDraft>;
const isDraft = is.record({ id: isId, typed: is.mapOf(is.text) });

/** Where a form keeps what is typed until it is sent. */
export const keptForm = (key: string, where?: 'localStorage' | 'sessionStorage'): Kept<Draft> =>
  kept(key, isDraft, where);

/** What stands in a form. */
function readTyped(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') typed[name] = name in typed ? `${typed[name]} ${value}` : value;
  }
  return typed;
}

/** Puts words and ticks into a form, but never over what was typed before the scripts came. */
function fillIn(form: HTMLFormElement, typed: Typed): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const value = typed[field.name];
    if (value === undefined) continue;
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (tickedIn(value).includes(field.value)) (field as HTMLInputElement).checked = true;
    } else if (field.value === field.defaultValue) field.value = value;
  }
}

/** What a form does with what is typed. */
export interface Use<K extends string, T extends object> {
  /** What stands in it at first. */
  readonly start?: Typed<K>;
  /** Where it is kept until it is sent. */
  readonly keep?: Kept<Draft>;
  /** Left out where something else than the form's own button sends it. */
  readonly send?: (values: Readonly<Record<K, string>>, id: string) => Promise<Answer<T>>;
  /** Whether what was kept goes with a good answer; it does unless this says no. */
  readonly forgets?: (answer: T) => boolean;
  readonly done?: (answer: T, values: Readonly<Record<K, string>>) => void | Promise<void>;
}

/**
 * A form by its description: keeps what is typed, says what to change, sends it, and loses no word if that
 * fails. Its inputs hold the words, so that nothing typed or filled in before the scripts arrive is lost.
 */
export function useForm<K extends string, T extends object = object>(
  { id: formId, fields }: Form<K>,
  { start = {} as Typed<K>, keep, send, forgets, done }: Use<K, T>,
) {
  const ref = useRef<HTMLFormElement>(null);
  const id = useRef('');
  /** What was last sent: it may have arrived, though no answer came. */
  const tried = useRef('');
  const [typed, setTyped] = useState<Typed<K>>(start);
  /** For fields that are drawn later. */
  const [before, setBefore] = useState<Typed<K>>(start);
  const { errorAt, summary, look: show, settle } = useProblems(formId, check(fields, typed));
  const call = useCall(
    async (values: Readonly<Record<K, string>>): Promise<Answer<T>> => {
      // Under the same id, other words would be answered as sent and be lost.
      const words = JSON.stringify(values);
      if (!id.current || (tried.current && tried.current !== words)) id.current = newId();
      tried.current = words;
      return send!(values, id.current);
    },
    async (answer, values) => {
      if (forgets?.(answer) ?? true) keep?.write(null);
      id.current = newId();
      tried.current = '';
      settle();
      await done?.(answer, values);
    },
  );

  useEffect(() => {
    if (!ref.current) return;
    const draft = keep?.read();
    id.current = draft?.id ?? newId();
    if (draft) {
      fillIn(ref.current, draft.typed);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the inputs are outside of React until now
      setBefore((first) => ({ ...first, ...draft.typed }));
    }
    setTyped(readTyped(ref.current) as Typed<K>);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a form is kept in one place
  }, []);
  // Once another tab has sent it, its id is used up.
  useEffect(() => keep && onForgotten(keep, () => (id.current = newId())), [keep]);

  const read = (): Typed<K> => {
    const now = (ref.current ? readTyped(ref.current) : {}) as Typed<K>;
    setTyped(now);
    return now;
  };
  /** Shows what is wrong; null while something is, else the answers as they are sent. */
  const look = (): Readonly<Record<K, string>> | null => {
    const now = read();
    const problems = check(fields, now);
    if (show(problems)) return tidied(fields, now);
    call.forget();
    // Where a summary is drawn, it takes the focus from there.
    document.getElementById(`${formId}-${problems[0]!.field}`)?.focus();
    return null;
  };
  const troubleAt = (key: K) =>
    errorAt(key) ?? (call.trouble?.parameter === key ? call.trouble.message : undefined);
  return {
    /** What is typed. */
    typed,
    /** What was kept of an earlier visit, or stood there at first. */
    before,
    call,
    summary,
    look,
    /** For the element of the form. */
    attributes: {
      ref,
      // Posted, should it ever be sent without us: what is typed is never in an address.
      method: 'post',
      noValidate: true,
      onInput: () => {
        const now = read();
        const words = fields.flatMap(({ key, kind }) =>
          kind === 'password' || kind === 'agree' || !now[key] ? [] : [[key, now[key]]],
        );
        keep?.write({ id: id.current, typed: Object.fromEntries(words) as Record<string, string> });
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        const values = send && !call.busy && look();
        if (values) void call.run(values);
      },
    } as const,
    /** For the field with this key. */
    field: (name: K) => {
      const { key, ...described } = fields.find((one) => one.key === name)!;
      return {
        ...described,
        id: `${formId}-${key}`,
        name: key,
        defaultValue: before[key],
        error: troubleAt(key),
      };
    },
    /** Empties it. */
    clear: () => {
      ref.current?.reset();
      read();
    },
  };
}
