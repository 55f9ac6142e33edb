import type { CityId } from '../../place/cities.ts';
import { HELP_DRAWINGS_PATH } from '../../help/drawings-path.ts';
import { helpDrawings } from '../../help/drawings.ts';
import type { Hazard } from '../../help/hazards.ts';
import { elsewhereFor, numbersFor } from '../../help/numbers.ts';
import { Words } from '../../kit/Words.tsx';
import { HelpCall } from './HelpCall.tsx';

const drawn = (id: string) => `${HELP_DRAWINGS_PATH}#${id}`;

interface HelpCardProps {
  readonly hazard: Hazard;
  /** Where the page is for one city, only its numbers. */
  readonly city?: CityId | undefined;
  /** Where the numbers of every city and their sources stand. */
  readonly sourcesAt: string;
  /** The number to call before all others, where an answer says which. */
  readonly first?: string | undefined;
  /** What it costs, once it is over. */
  readonly after?: { readonly text: string; readonly link: string; readonly path: string };
}

/** The numbers of some calls, each a button. */
const Calls = ({
  calls,
  city,
  first = '911',
}: { readonly calls: Hazard['calls'] } & Pick<HelpCardProps, 'city' | 'first'>) => {
  const buttons = calls.flatMap(({ kind, when }) =>
    numbersFor(kind, city).map(({ name, number, note }) => (
      <li key={number}>
        <HelpCall isFirst={number === first} {...{ name, number, note, when }} />
      </li>
    )),
  );
  return buttons.length > 0 && <ul className="help-calls col-span-full grid gap-2">{buttons}</ul>;
};

/** Calls with the one to make first before the others. */
const inOrder = (calls: Hazard['calls'], first: string | undefined): Hazard['calls'] => {
  const isFirst = ({ kind }: Hazard['calls'][number]) =>
    numbersFor(kind).some(({ number }) => number === first);
  return calls.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
};

/**
 * What to do in one emergency: the first move in a line, who to call, then three drawn steps; a call that
 * only one step needs stands under it. Pages draw it
 * into their HTML, without scripts; a result draws it where an answer means danger.
 */
export const HelpCard = ({ hazard, city, sourcesAt, first, after }: HelpCardProps) => (
  <div className="help-card">
    <div>
      <p className="mb-3 font-semibold">{hazard.first}</p>
      <Calls
        calls={inOrder(
          hazard.calls.filter(({ step }) => step === undefined),
          first,
        )}
        city={city}
        first={first}
      />
    </div>
    <ol className="help-steps">
      {hazard.steps.map(({ drawing, heading, text }, index) => (
        <li key={heading}>
          <svg className="h-14 w-18" role="img" aria-label={helpDrawings[drawing].says}>
            <use href={drawn(drawing)} />
          </svg>
          <div>
            <b>
              <Words>{`${index + 1}. ${heading}`}</Words>
            </b>
            <p>
              <Words>{text}</Words>
            </p>
          </div>
          <Calls calls={hazard.calls.filter(({ step }) => step === index + 1)} city={city} />
        </li>
      ))}
    </ol>
    <div className="grid gap-3 text-sm">
      {hazard.calls.map(({ kind }) => {
        const elsewhere = elsewhereFor(kind, city);
        return elsewhere && <p key={kind}>{elsewhere}</p>;
      })}
      <p>
        {after && (
          <>
            {after.text} <a href={after.path}>{after.link}</a>{' '}
          </>
        )}
        <a className="text-inherit text-xs" href={sourcesAt}>
          {city ? 'Other cities and sources' : 'Where these numbers come from'}
        </a>
      </p>
    </div>
  </div>
);
