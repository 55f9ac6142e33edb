import type { Preferred } from '../../backend/requests.ts';
import Tick from '../../kit/form/Tick.tsx';

const labels = {
  '': 'No preference',
  email: 'Email',
  call: 'A phone call',
  text: 'A text message',
} as const;

/** Which of several ways agreed to suits best. */
export default function PreferredWay({
  ways,
  preferred,
  onPrefer,
}: {
  readonly ways: readonly Preferred[];
  readonly preferred: Preferred;
  readonly onPrefer: (way: Preferred) => void;
}) {
  return (
    <fieldset>
      <legend className="font-semibold">Which way should they try first?</legend>
      <div className="flex flex-wrap gap-x-6">
        {(['', ...ways] as const).map((way) => (
          <Tick
            key={way}
            id={`request-preferred-${way || 'any'}`}
            type="radio"
            name="preferred"
            checked={preferred === way}
            onChange={() => onPrefer(way)}
          >
            {labels[way]}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}
