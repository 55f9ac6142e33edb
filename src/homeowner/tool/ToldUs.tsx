import { askedFields, shortLabel, type Asking, type Value } from '../../engine/index.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import Facts from '../../kit/Facts.tsx';
import type { Verdict } from '../../tools/run-tool.ts';
import Empty from '../../kit/Empty.tsx';

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
      <h2 id="told-us" className="text-lg">
        Your answers
      </h2>
      {told.length === 0 && <Empty>None yet: this is the answer for a common case.</Empty>}
      <Facts
        className="my-2"
        of={told.map(([id, field]) => [
          shortLabel(field.label),
          sayValue(field, inputs[id] as Value),
          null,
          `break-inside-avoid ${field.private ? 'no-print' : ''}`,
        ])}
      />
      <button type="button" className="link no-print" onClick={onChange}>
        Change an answer
      </button>
    </section>
  );
};
