import { useState } from 'react';
import { askedFields, shortLabel, type Value } from '../../engine/index.ts';
import Facts, { type Fact } from '../../kit/Facts.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import { progressOf } from '../calculator/progress.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import type { Case } from './result-of.ts';
import { BESIDE } from './ResultHead.tsx';
import Empty from '../../kit/Empty.tsx';

/** Open questions shown: those that would narrow the range most. */
const MOST_OPEN = 4;

/** What was answered, and the open questions that would narrow the range most, each one tap from its field. */
export const YourAnswers = ({ calculator, estimate }: Pick<Case, 'calculator' | 'estimate'>) => {
  // Beside the estimate there is room for them; under it, on a phone, they would push it apart.
  const [isWide] = useState(() => globalThis.matchMedia?.('(min-width: 60rem)').matches);
  const asked = askedFields(calculator, estimate.inputs);
  const given = asked.filter(([id]) => estimate.given.includes(id));
  const open = estimate.narrowing.slice(0, MOST_OPEN);
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
      {given.length === 0 && <Empty>None yet: this is the range for a common case.</Empty>}
      <Facts
        className="text-sm"
        of={[
          ...given.map(([id, field]): Fact => [
            shortLabel(field.label),
            sayValue(field, estimate.inputs[id] as Value),
            link(id, field.label, 'Change'),
            field.private ? 'no-print' : '',
          ]),
          ...open.map(({ field, label }): Fact => [
            shortLabel(label),
            <span className="text-soft">Open</span>,
            link(field, label, 'Answer'),
            'open',
          ]),
        ]}
      />
      {open.length > 0 && (
        <p className="hint my-3 text-sm">
          What is not answered makes the range wider. The advice does not guess it.
        </p>
      )}
    </details>
  );
};
