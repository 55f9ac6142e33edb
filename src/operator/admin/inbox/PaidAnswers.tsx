import { use } from 'react';
import type { PaidEntry } from '../../../backend/operator/paid.ts';
import { shortLabel, type Value } from '../../../engine/index.ts';
import { sayValue } from '../../../engine/results/say-value.ts';
import { loadFields } from '../../../homeowner/calculator/load-fields.ts';
import Facts from '../../../kit/Facts.tsx';

/** What the neighbor answered, in the words of the calculator; what it no longer asks under its key. */
export default function PaidAnswers({ trade_id, answers }: PaidEntry) {
  const { fields } = use(loadFields(trade_id));
  return (
    <Facts
      className="mt-2"
      of={Object.entries(answers).map(([key, value]) => {
        const field = fields[key];
        return field
          ? [shortLabel(field.label), sayValue(field, value as Value)]
          : [key, JSON.stringify(value)];
      })}
    />
  );
}
