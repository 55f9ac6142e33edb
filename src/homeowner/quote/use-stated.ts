import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers, Calculator, Estimate } from '../../engine/index.ts';
import type { AnswerWords } from '../../quote/quote-words.ts';
import { agreed, statedIn, useOf, type Stated } from '../../quote/stated-answers.ts';
import type { Quote } from '../../quote/weigh-quote.ts';

/** An answer that was taken, what stood there before any, and what was taken before this one. */
interface Taken extends Stated {
  readonly before: Answers;
  readonly last: Stated['answers'];
}

const isIn = (answers: Stated['answers'], inputs: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(answers).every(
    ([id, value]) => JSON.stringify(inputs[id]) === JSON.stringify(value),
  );

/**
 * Answers that the quotes state. Where they agree, and the person gave no other, they are taken; else it is asked.
 * @param named of each quote the lines that say what is offered
 * @param onAnswer undefined takes an answer back
 */
export const useStated = (
  named: readonly Quote[],
  rules: readonly AnswerWords[],
  calculator: Calculator,
  estimate: Estimate,
  onAnswer: (answers: Answers) => void,
) => {
  const [all, setTaken] = useState<readonly Taken[]>([]);
  /** Questions about which no quote is asked any more. */
  const [closed, setClosed] = useState<readonly string[]>([]);
  /** Those of which the person chose what one quote says. */
  const [decided, setDecided] = useState<readonly string[]>([]);
  const { inputs } = estimate;
  const inUse = all.filter(({ answers }) => isIn(answers, inputs));
  // An answer on its way has not reached the inputs.
  const isOurs = (id: string) =>
    all.some(({ answers, last }) => id in answers && (isIn(answers, inputs) || isIn(last, inputs)));
  const said = named.map((lines) => statedIn(lines, rules));
  /** Of which kind one company’s goods are says nothing of another’s; how large the work is, each says of all. */
  const isOfOne = (field: string): boolean => {
    const asked = calculator.fields[field];
    return (
      asked?.kind === 'choice' &&
      !asked.isSize &&
      !decided.includes(field) &&
      said.some((own, at) => named[at]!.length > 0 && own.every((one) => one.field !== field))
    );
  };
  /** What was taken goes with the paper, or the words of it, that stated it. */
  const { taken = [], left = [] } = Object.groupBy(inUse, (one) =>
    !isOfOne(one.field) &&
    said.flat().some(({ field, answers }) => field === one.field && isIn(one.answers, answers))
      ? 'taken'
      : 'left',
  );
  const stated = said.map((own) => own.filter(({ field }) => !closed.includes(field)));
  const isShared = (one: Stated) =>
    !isOfOne(one.field) &&
    stated.flat().every((other) => other.field !== one.field || isIn(one.answers, other.answers));
  const use = (one: Stated) => useOf(one, calculator, estimate, isOurs, isShared(one));
  const fresh = agreed(stated.flat()).filter((one) => use(one) === 'take');
  const remember = (those: readonly Stated[]) =>
    setTaken([
      ...all.filter(({ field }) => those.every((one) => one.field !== field)),
      ...those.map((one) => {
        const had = all.find(({ field }) => field === one.field);
        const before = Object.keys(one.answers).map((id) => [
          id,
          estimate.given.includes(id) ? inputs[id] : undefined,
        ]);
        return {
          ...one,
          before: had?.before ?? (Object.fromEntries(before) as Answers),
          last: had?.answers ?? one.answers,
        };
      }),
    ]);
  const tell = (those: readonly { readonly answers: Answers }[]) =>
    onAnswer(Object.assign({}, ...those.map(({ answers }) => answers)) as Answers);
  const [which, setWhich] = useState('[]');
  const now = JSON.stringify(fresh);
  if (now !== which) {
    setWhich(now);
    if (fresh.length > 0) remember(fresh);
  }
  const leaving = left.map(({ field }) => field).join();
  const tellChanged = useEffectEvent(() => {
    if (fresh.length > 0 || left.length > 0)
      tell([...left.map(({ before: answers }) => ({ answers })), ...fresh]);
  });
  // What a paper states is not asked.
  useEffect(() => {
    tellChanged();
  }, [now, leaving]);
  const close = (those: readonly Pick<Stated, 'field'>[]) =>
    setClosed([...closed, ...those.map(({ field }) => field)]);
  return {
    taken,
    /** Whether an answer that is taken has not reached the estimate yet: what hangs on it is said a moment later. */
    isOnWay: fresh.length > 0,
    /** What each quote says otherwise than our figures, and the person has to decide. */
    asked: stated.map((own) =>
      own.filter((one) => !isIn(one.answers, inputs) && use(one) === 'ask'),
    ),
    take: (those: readonly Stated[]) => {
      setDecided([...decided, ...those.map(({ field }) => field)]);
      remember(those);
      tell(those);
    },
    keep: close,
    undo: ({ field }: Stated) => {
      close([{ field }]);
      onAnswer(all.find((one) => one.field === field)!.before);
    },
  };
};
