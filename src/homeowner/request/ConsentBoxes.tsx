import type { Channel } from '../../backend/requests.ts';
import {
  boxText,
  channelLabels,
  channels,
  sharedTerms,
  type AskedChannel,
  type ConsentParties,
} from './consent.ts';
import Tick from '../../kit/form/Tick.tsx';

/** The boxes of consent with their exact words, as large as any other text and unticked at first. */
export default function ConsentBoxes({
  id,
  parties,
  offered = channels,
  ticked,
  onTick,
}: {
  /** Begins the ids of the boxes; the first box's own id is `<id>-<channel>`. */
  readonly id: string;
  readonly parties: ConsentParties;
  readonly offered?: readonly AskedChannel[];
  readonly ticked: readonly Channel[];
  readonly onTick: (ticked: readonly Channel[]) => void;
}) {
  return (
    <fieldset className="grid gap-1" aria-describedby={`${id}-terms`}>
      <legend className="mb-1 font-serif text-lg font-semibold">How can they contact you?</legend>
      <p className="text-soft">
        Leave them all empty if you like: they then answer on your private link only.
      </p>
      {offered.map((channel) => (
        <Tick
          key={channel}
          id={`${id}-${channel}`}
          checked={ticked.includes(channel)}
          onChange={(on) =>
            onTick(on ? [...ticked, channel] : ticked.filter((other) => other !== channel))
          }
        >
          <span className="block font-semibold">{channelLabels[channel]}</span>
          {boxText(channel, parties)}
        </Tick>
      ))}
      <p id={`${id}-terms`} className="mt-1">
        {sharedTerms(parties)}
      </p>
      <p>
        <a href="/privacy-policy" target="_blank">
          Privacy Policy
        </a>
        {' · '}
        <a href="/terms-conditions" target="_blank">
          Terms and Conditions
        </a>
        <span className="text-soft"> (open in a new tab)</span>
      </p>
    </fieldset>
  );
}
