/** What a step stands on: parts that run in production too, and what is in the place of others here. */
export interface Ground {
  readonly real: readonly string[];
  readonly standIns?: readonly string[];
}

const line = (mark: string, took: number | null, what: string, rest: string) =>
  console.log(
    `${mark} ${(took === null ? '' : `${Math.round(took).toLocaleString('en-US')} ms`).padStart(10)}  ${what}${rest}`,
  );

/**
 * Does a step of the rehearsal, and says so in one line: what was done, how long it took, what was real.
 * @param remedy what to do if it fails, as a sentence
 * @throws with what failed and the remedy
 */
export async function step<T>(
  what: string,
  { real, standIns = [] }: Ground,
  remedy: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const took = () => performance.now() - started;
  try {
    const done = await work();
    const parts = [['real', real] as const, ['stands in', standIns] as const];
    const said = parts.filter(([, names]) => names.length > 0);
    line(
      '✓',
      took(),
      what,
      said.map(([kind, names]) => ` · ${kind}: ${names.join(', ')}`).join(''),
    );
    return done;
  } catch (error) {
    line('✗', took(), what, '');
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${what}: ${message}\n\nWhat to do: ${remedy}`, { cause: error });
  }
}

/** Says that a step was left out, and why. */
export const leaveOut = (what: string, why: string): void =>
  line('–', null, what, ` · left out: ${why}`);
