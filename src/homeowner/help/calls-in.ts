import type { Warning } from '../../engine/index.ts';
import { calleeOf } from '../../help/callees.ts';
import { splitPhones } from '../../contact/phone.ts';

/** A number to call, as `HelpCall` draws it. */
export interface Call {
  readonly name: string;
  readonly number: string;
}

/** Who to call by the words of warnings: each number once, 911 first. */
export const callsIn = (warnings: readonly Pick<Warning, 'text'>[]): readonly Call[] => {
  const found = new Map(
    warnings.flatMap(({ text }) =>
      splitPhones(text).flatMap(({ text: number, dial }) =>
        dial ? [[dial, { number, name: calleeOf(dial) ?? number }] as const] : [],
      ),
    ),
  );
  return [...found.values()].sort(
    (a, b) => Number(b.number === '911') - Number(a.number === '911'),
  );
};
