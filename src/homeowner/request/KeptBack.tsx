import { moneyRange } from '../../engine/say/format.ts';
import type { Draft } from './draft.ts';
import type { Job } from './job.ts';
import Tick from '../../kit/form/Tick.tsx';

/** What stays with the person unless they add it: private answers and the range. */
export default function KeptBack({
  job,
  draft,
  change,
}: {
  readonly job: Job;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}) {
  const { shared, sharesRange } = draft;
  const isPrivate = job.answers.filter((answer) => answer.private);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-serif text-lg font-semibold">Kept back</legend>
      <p className="text-soft">
        Not sent unless you check it. They can ask you for it later. Your street, and any quote you
        checked here, are never sent.
      </p>
      <div className="grid divide-y divide-rule-light">
        {job.range && (
          <Tick
            id="request-range"
            checked={sharesRange}
            onChange={(on) => change({ sharesRange: on })}
          >
            <span className="block font-semibold">
              Send my price range,{' '}
              <span className="whitespace-nowrap">{moneyRange(job.range)}</span>
            </span>
            It would tell them where to start, and how high you might go.
          </Tick>
        )}
        {isPrivate.map(({ field, label, words }) => (
          <Tick
            key={field}
            id={`request-share-${field}`}
            checked={shared.includes(field)}
            onChange={(on) =>
              change({ shared: on ? [...shared, field] : shared.filter((one) => one !== field) })
            }
          >
            <span className="block font-semibold">Send this answer too: {label}</span>
            {words}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}
