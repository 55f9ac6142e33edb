import type { Shape } from './shape.ts';

/**
 * Why a call did not do what was asked, in words for the person who asked.
 * - `offline`: no answer, or a fault of the server; trying again later may work
 * - `limited`: too many calls; trying again later will work
 * - `refused`: this caller may not do this
 * - `invalid`: what was sent has to be changed first
 * - `gone`: what the call is about is not there (any more)
 */
export interface Failure {
  readonly ok: false;
  readonly kind: 'offline' | 'limited' | 'refused' | 'invalid' | 'gone';
  readonly message: string;
  /** The parameter of the call that has to be changed, where our own rules say which. */
  readonly parameter?: string | undefined;
}

/** What a call answers: what was asked for, or why not. */
export type Result<T> = ({ readonly ok: true } & T) | Failure;

/** The parts of an API answer that tell what went wrong. */
export interface Answer {
  readonly status: number;
  readonly error: {
    readonly code?: string;
    readonly message: string;
    readonly hint?: string | null;
  } | null;
}

const failure = (kind: Failure['kind'], message: string): Failure => ({ ok: false, kind, message });

/** No answer came, or none that makes sense. */
export const offline = failure(
  'offline',
  'We could not reach our server. Check your connection and try again.',
);

/** The database has a row with this id already: what was sent before was stored. */
export const alreadyThere = ({ error }: Answer): boolean => error?.code === '23505';

/**
 * Reads a failed answer. Codes that begin with PT come from our own rules and carry words for people; with PGRST,
 * from the API in front of the database. Where it knows neither table nor call, they are away for a while (it is
 * turned off for a restore), or the page is from before an update. A project restricted by its host, for a bill or
 * a quota, answers 402; a database whose disk is full takes no writes, code 25006; 408 is a call that took too long.
 * None of these says anything of what was sent.
 * A value that breaks a constraint is status 400 with code 23514 on a hosted project, and 500 with code
 * SUP on the embedded one.
 */
export function readFailure({ status, error }: Answer): Failure {
  const { code = '', message = '', hint } = error ?? {};
  const ours = code.startsWith('PT') ? message : undefined;
  const isAway =
    (code.startsWith('PGRST') && (status === 404 || status === 406)) ||
    [402, 408].includes(status) ||
    code === '25006';
  const brokenConstraint = code === 'SUP' && /violates (check|not-null)/.test(message);
  if (isAway) return offline;
  if (status === 429) {
    return failure('limited', ours ?? 'That was too many tries. Wait a while and try again.');
  }
  if (status === 404 || status === 410) {
    return failure('gone', ours ?? 'This is no longer there.');
  }
  if (status === 401 || status === 403) {
    return failure('refused', ours ?? 'You are not allowed to do this.');
  }
  if (brokenConstraint || (status >= 400 && status < 500)) {
    return {
      ...failure(
        'invalid',
        ours ?? 'Part of this is not in the form we expect. Check your answers.',
      ),
      ...(ours && hint && { parameter: hint }),
    };
  }
  return offline;
}

/** Makes a call and turns whatever goes wrong, thrown or answered, into a {@link Failure}. */
export async function attempt<A extends Answer, T>(
  call: () => PromiseLike<A>,
  read: (answer: A) => Result<T>,
): Promise<Result<T>> {
  try {
    const answer = await call();
    return answer.error && !alreadyThere(answer) ? readFailure(answer) : read(answer);
  } catch {
    // The library could not be loaded, or the answer made no sense.
    return offline;
  }
}

/** Looks at the data of an answer before they are handed on; what is not as expected is no answer. */
export const readAs =
  <T>(isIt: Shape<T>) =>
  ({ data }: Answer & { readonly data: unknown }): Result<{ readonly data: T }> =>
    isIt(data) ? { ok: true, data } : offline;
