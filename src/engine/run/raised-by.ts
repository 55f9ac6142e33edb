import type { Warning } from './told.ts';
import type { Answers, Value } from '../questions/field.ts';

/** A warning, with the answer under which it is to be read: a field, and the option of it where one did it. */
export interface RaisedWarning extends Warning {
  readonly raisedBy?: { readonly field: string; readonly option?: string };
}

type Held = Readonly<Record<string, Value | undefined>>;

/** One answer, or one ticked box of an answer. */
interface Part {
  readonly field: string;
  readonly option?: string;
}

/** The last asked first: it is the likeliest to have been given last. */
const partsOf = (asked: Held): Part[] =>
  Object.entries(asked)
    .flatMap(([field, answer]): Part[] => {
      if (answer === undefined) return [];
      if (Array.isArray(answer)) return answer.map((option: string) => ({ field, option }));
      return [typeof answer === 'string' ? { field, option: answer } : { field }];
    })
    .reverse();

const without = (asked: Held, { field, option }: Part): Held => {
  const answer = asked[field];
  const rest = Array.isArray(answer) ? answer.filter((one) => one !== option) : undefined;
  return { ...asked, [field]: rest };
};

/**
 * Finds the answer that raised each warning by taking answers away: the one without which the warning is
 * gone; where several raise it, the one that has to go last. A warning that no answer raises names none
 * and stands above all questions.
 * @param warningIds the warnings that are left with fewer answers
 */
export const raisedBy = (
  asked: Answers,
  warnings: readonly Warning[],
  warningIds: (fewer: Answers) => ReadonlySet<string>,
): RaisedWarning[] => {
  const all = asked as Held;
  const parts = partsOf(all);
  const found = new Map<string, Part>();
  const look = (leave: (part: Part) => Held) => {
    for (const part of parts) {
      // Each look works the trade's findings out anew: none once every warning has its answer.
      if (warnings.every(({ id }) => found.has(id))) return;
      const left = warningIds(leave(part) as Answers);
      for (const { id } of warnings) if (!found.has(id) && !left.has(id)) found.set(id, part);
    }
  };
  look((part) => without(all, part));
  let fewer = all;
  look((part) => (fewer = without(fewer, part)));
  return warnings.map((warning) => {
    const part = found.get(warning.id);
    return part ? { ...warning, raisedBy: part } : warning;
  });
};
