import { callsIn } from './calls-in.ts';
import { HelpCall } from './HelpCall.tsx';

/** Buttons that call whom the words name, in their order, at most so many. */
export default function DangerCalls({
  said,
  most,
}: {
  readonly said: readonly string[];
  readonly most: number;
}) {
  return callsIn(said)
    .slice(0, most)
    .map((call, index) => <HelpCall key={call.number} isFirst={index === 0} {...call} />);
}
