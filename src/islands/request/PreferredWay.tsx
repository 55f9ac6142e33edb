import type { Contact } from '../../backend/requests.ts';
import Tick from '../form/Tick.tsx';

const labels = { email: 'Email', call: 'A phone call', text: 'A text message' } as const;

/** Which of several ways agreed to suits best. */
export default function PreferredWay({
  ways,
  preferred,
  onPrefer,
  error,
}: {
  readonly ways: readonly Contact['preferred'][];
  readonly preferred: Contact['preferred'] | '';
  readonly onPrefer: (way: Contact['preferred']) => void;
  readonly error?: string | undefined;
}) {
  return (
    <fieldset>
      <legend className="font-semibold">Which way should they try first?</legend>
      {error && (
        <p id="request-preferred-error" className="font-semibold text-brick">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {ways.map((way) => (
          <Tick
            key={way}
            id={`request-preferred-${way}`}
            type="radio"
            name="preferred"
            checked={preferred === way}
            describedBy={error && 'request-preferred-error'}
            onChange={() => onPrefer(way)}
          >
            {labels[way]}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}
