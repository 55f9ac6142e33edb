import { useState } from 'react';
import { askedFields, shortLabel, type Value } from '../../engine/index.ts';
import { goTo } from '../../kit/form/go-to.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import type { Case } from './result-of.ts';
import { BESIDE } from './ResultHead.tsx';

const row =
  'relative grid grid-cols-[minmax(45%,1fr)_auto_auto] content-center items-baseline gap-x-3 border-t border-rule-light py-1 text-sm leading-tight max-lg:min-h-11';

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
    <dd>
      <button
        type="button"
        // A finger takes the whole row.
        className="link no-print after:absolute after:inset-0 after:content-['']"
        onClick={() => goTo(field)}
      >
        {word}
        <span className="sr-only"> {label}</span>
      </button>
    </dd>
  );
  return (
    <details className={`sheet ${BESIDE}`} open={isWide}>
      <summary className="disclosure">
        <h2 className="text-lg">Your answers</h2>
        <span className="hint ms-auto text-sm font-normal">
          {given.length} given, {estimate.narrowing.length} open
        </span>
      </summary>
      {given.length === 0 && (
        <p className="hint mb-3 text-sm">None yet: this is the range for a common case.</p>
      )}
      <dl>
        {given.map(([id, field]) => (
          <div key={id} className={`${row} ${field.private ? 'no-print' : ''}`}>
            <dt className="text-soft">{shortLabel(field.label)}</dt>
            <dd className="text-end">{sayValue(field, estimate.inputs[id] as Value)}</dd>
            {link(id, field.label, 'Change')}
          </div>
        ))}
        {open.map(({ field, label }) => (
          <div key={field} className={`${row} open`}>
            <dt className="text-soft">{shortLabel(label)}</dt>
            <dd className="text-soft text-end">Open</dd>
            {link(field, label, 'Answer')}
          </div>
        ))}
      </dl>
      {open.length > 0 && (
        <p className="hint my-3 text-sm">
          What is not answered makes the range wider. The advice does not guess it.
        </p>
      )}
    </details>
  );
};
