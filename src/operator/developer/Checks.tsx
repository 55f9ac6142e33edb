import ViewLink from '../../kit/ViewLink.tsx';
import type { Check } from './checks.ts';
import CheckMark, { checkLine, stateNames } from './CheckMark.tsx';
import Part from './Part.tsx';
import { timeNear } from '../../time/central.ts';

/** What needs a hand, broken things first, each with what to do. */
export function Urgent({ checks }: { readonly checks: readonly Check[] }) {
  const urgent = [
    ...checks.filter(({ state }) => state === 'broken'),
    ...checks.filter(({ state }) => state === 'due'),
  ];
  if (urgent.length === 0) return null;
  return (
    <ul className="sheet mt-5 overflow-hidden" aria-label="What needs a hand">
      {urgent.map(({ name, state, text, remedy, more }) => (
        <li
          key={name}
          className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-s-3 px-4 py-3 not-first:border-t not-first:border-t-rule ${state === 'broken' ? 'border-s-brick' : 'border-s-gold'}`}
        >
          <div className="max-w-3xl flex-[1_1_18rem] wrap-anywhere">
            <p>
              <b>
                {stateNames[state]}: {name}.
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
      <ul>
        {checks.map(({ name, state, text, more, at }) => (
          <li
            key={name}
            className={`${checkLine} grid-cols-[1.25rem_1fr_auto] md:grid-cols-[1.25rem_10rem_1fr_auto]`}
          >
            <CheckMark state={state} />
            <h3 className="font-sans text-sm font-semibold">
              {more ? (
                <ViewLink stays to={more}>
                  {name}
                </ViewLink>
              ) : (
                name
              )}
            </h3>
            <p
              className={`max-md:col-[2/-1] max-md:row-2 ${state === 'broken' ? 'text-brick' : ''}`}
            >
              {text}
            </p>
            <p className="figures text-soft">{at && timeNear(at, now)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
