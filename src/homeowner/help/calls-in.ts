import { calleeOf } from '../../help/callees.ts';
import { splitPhones } from '../../contact/phone.ts';

/** A number to call, as `HelpCall` draws it. */
export interface Call {
  readonly name: string;
  readonly number: string;
}

/** Who to call by what is said, in the order it is said: each number once. */
export const callsIn = (said: readonly string[]): readonly Call[] => {
  const found = new Map(
    said.flatMap((text) =>
      splitPhones(text).flatMap(({ text: number, dial }) =>
        dial ? [[dial, { number, name: calleeOf(dial) ?? number }] as const] : [],
      ),
    ),
  );
  return [...found.values()];
};
