import { askedFields, shortLabel, type Asking, type Value } from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import type { Verdict } from '../../tools/run-tool.ts';

/** The answers that the decision rests on, and the way back to them. */
export const ToldUs = ({
  asking,
  verdict: { inputs, given },
  onChange,
}: {
  readonly asking: Asking;
  readonly verdict: Pick<Verdict, 'inputs' | 'given'>;
  readonly onChange: () => void;
}) => {
  const told = askedFields(asking, inputs).filter(([id]) => given.includes(id));
  return (
    <section className="sheet told-us py-4 px-5 text-sm" aria-labelledby="told-us">
      <h2 id="told-us" className="eyebrow">
        What you told us
      </h2>
      {told.length === 0 && (
        <p className="hint">Nothing yet: this is the answer for a common case.</p>
      )}
      <dl className="my-2">
        {told.map(([id, field]) => (
          <div
            key={id}
            className={`grid grid-cols-2 gap-3 py-1 break-inside-avoid ${field.private ? 'no-print' : ''}`}
          >
            <dt className="text-soft">{shortLabel(field.label)}</dt>
            <dd>{sayValue(field, inputs[id] as Value)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="link no-print" onClick={onChange}>
        Change an answer
      </button>
    </section>
  );
};
