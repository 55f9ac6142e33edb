import ViewLink from '../../kit/ViewLink.tsx';
import type { Check, CheckState } from './checks.ts';
import Part from './Part.tsx';
import { timeNear } from '../../time/central.ts';

const words: Readonly<Record<CheckState, string>> = {
  good: 'In order',
  due: 'Coming due',
  broken: 'Broken',
  open: 'Not known',
  asking: 'Being asked',
};

const marks: Readonly<Record<CheckState, string>> = {
  good: '✓',
  due: '!',
  broken: '!',
  open: '?',
  asking: '…',
};

/** What needs a hand, broken things first, each with what to do. */
export function Urgent({ checks }: { readonly checks: readonly Check[] }) {
  const urgent = [
    ...checks.filter(({ state }) => state === 'broken'),
    ...checks.filter(({ state }) => state === 'due'),
  ];
  if (urgent.length === 0) return null;
  return (
    <ul className="sheet urgent" aria-label="What needs a hand">
      {urgent.map(({ name, state, text, remedy, more }) => (
        <li key={name} className={state}>
          <div>
            <p>
              <b>
                {words[state]}: {name}.
              </b>{' '}
              {text}
            </p>
            {remedy && <p className="text-soft">{remedy}</p>}
          </div>
          {more && (
            <ViewLink stays to={more} className="button-quiet">
              Open
            </ViewLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Every check with what was found and when. */
export default function Checks({
  checks,
  now,
}: {
  readonly checks: readonly Check[];
  readonly now: Date;
}) {
  return (
    <Part heading="All checks" note={`${checks.length} checks, each with the time it was made`}>
      <ul className="checks">
        {checks.map(({ name, state, text, more, at }) => (
          <li key={name} className={state}>
            <span className="mark" role="img" aria-label={words[state]}>
              {marks[state]}
            </span>
            <h3>
              {more ? (
                <ViewLink stays to={more}>
                  {name}
                </ViewLink>
              ) : (
                name
              )}
            </h3>
            <p>{text}</p>
            <p className="figures text-soft">{at && timeNear(at, now)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
