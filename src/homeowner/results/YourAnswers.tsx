import { useState } from 'react';
import { askedFields, money, shortLabel, type NextAnswer, type Value } from '../../engine/index.ts';
import Facts, { type Fact } from '../../kit/Facts.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import { progressOf } from '../calculator/progress.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import type { Case } from './result-of.ts';
import { BESIDE } from './ResultHead.tsx';

/** Open questions shown: those that would narrow the range most. */
const MOST_OPEN = 4;

/** What was answered, and the open questions that would narrow the range most, each one tap from its field. */
export const YourAnswers = ({ calculator, estimate }: Pick<Case, 'calculator' | 'estimate'>) => {
  // Beside the estimate there is room for them; under it, on a phone, they would push it apart.
  const [isWide] = useState(() => globalThis.matchMedia?.('(min-width: 60rem)').matches);
  const asked = askedFields(calculator, estimate.inputs);
  const given = asked.filter(([id]) => estimate.given.includes(id));
  const { next, narrowing } = estimate;
  const open = [...(next && !next.by ? [next] : []), ...narrowing.slice(0, MOST_OPEN)];
  const link = (field: string, label: string, word: string) => (
    <button type="button" className="link reach no-print" onClick={() => goTo(field)}>
      {word}
      <span className="sr-only"> {label}</span>
    </button>
  );
  return (
    <details className={`sheet ${BESIDE}`} open={isWide}>
      <summary className="disclosure gap-x-3">
        <h2 className="text-lg">Your answers</h2>
        <span className="hint ms-auto text-sm font-normal">{progressOf(calculator, estimate)}</span>
      </summary>
      <Facts
        className="text-sm"
        of={given.map(([id, field]): Fact => [
          shortLabel(field.label),
          sayValue(field, estimate.inputs[id] as Value),
          link(id, field.label, 'Change'),
          field.private ? 'no-print' : '',
        ])}
      />
      {open.length > 0 && (
        <>
          <p className="hint mt-3 text-sm">Still open, and what each takes off the range:</p>
          <Facts
            className="text-sm open"
            of={open.map(({ field, label, by }: NextAnswer): Fact => [
              shortLabel(label),
              by ? money(by) : 'sets the price',
              link(field, label, 'Answer'),
            ])}
          />
        </>
      )}
    </details>
  );
};
