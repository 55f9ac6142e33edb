import type { Warning } from '../../engine/index.ts';
import { callsIn } from './calls-in.ts';
import { HelpCall } from './HelpCall.tsx';

/** Buttons that call whom the words of warnings name, at most so many. */
export default function DangerCalls({
  warnings,
  most,
}: {
  readonly warnings: readonly Warning[];
  readonly most: number;
}) {
  return callsIn(warnings)
    .slice(0, most)
    .map((call) => <HelpCall key={call.number} {...call} />);
}
