import type { ReactNode } from 'react';
import type { CityId } from '../../place/cities.ts';
import type { Warning } from '../../engine/index.ts';
import { HELP_SOURCES, hazards } from '../../help/hazards.ts';
import { WarningList, type DrawsSources } from '../calculator/WarningList.tsx';
import { Bullets } from '../../kit/Bullets.tsx';
import { callsIn } from './calls-in.ts';
import { HelpCall } from './HelpCall.tsx';
import { HelpCard } from './HelpCard.tsx';

export interface DangerHelpProps {
  /** What calls for action now. */
  readonly dangers: readonly Warning[];
  /** What stands above, and is not said again. */
  readonly headline?: string;
  readonly reasons: readonly string[];
  readonly city?: CityId | undefined;
  readonly Chips: DrawsSources;
  readonly children?: ReactNode;
}

/** Who to call and what to do, drawn where the help cards know it. */
export default function DangerHelp({
  dangers,
  headline = '',
  reasons,
  city,
  Chips,
  children,
}: DangerHelpProps) {
  const drawn = dangers.flatMap(({ help }) => help ?? []);
  // A card says all that its warning does.
  const told = dangers.filter(({ help }) => !help);
  const unsaid = told.filter(({ text }) => !headline.includes(text));
  const first = callsIn([headline, ...dangers.map(({ text }) => text)])[0]?.number;
  return (
    <>
      {hazards
        .filter(({ id }) => drawn.includes(id))
        .map((hazard) => (
          <HelpCard
            key={hazard.id}
            hazard={hazard}
            city={city}
            sourcesAt={HELP_SOURCES}
            first={first}
          />
        ))}
      {told.length > 0 && (
        <>
          {unsaid.length > 0 && <WarningList warnings={unsaid} Chips={Chips} />}
          <ul className="help-calls grid gap-2">
            {callsIn([headline, ...told.map(({ text }) => text)]).map((call) => (
              <li key={call.number}>
                <HelpCall isFirst={call.number === first} {...call} />
              </li>
            ))}
          </ul>
          <Bullets of={reasons} />
        </>
      )}
      {children}
    </>
  );
}
