import { backend, patience, type CallName } from './client.ts';
import { attempt, readAs, type Answer, type Result } from './failure.ts';
import { listOf, type Shape } from './shape.ts';

/** A question to a table before it is sent. */
interface Query<T> {
  abortSignal(signal: AbortSignal): PromiseLike<T>;
}

/** Asks tables what their policies open to whoever asks. What does not answer in time is given up. */
export const query = <A extends Answer, T>(
  make: (database: Awaited<ReturnType<typeof backend>>) => Query<A>,
  read: (answer: A) => Result<T>,
): Promise<Result<T>> =>
  attempt(async () => make(await backend()).abortSignal(AbortSignal.timeout(patience)), read);

/** Calls a function of the database. */
export const call = <T>(
  name: CallName,
  parameters: object,
  read: (answer: Answer & { readonly data: unknown }) => Result<T>,
): Promise<Result<T>> => query((database) => database.rpc(name, parameters), read);

/** Calls a function of the database and hands its answer on, if that has this shape. */
export const ask = <T>(
  name: CallName,
  parameters: object,
  shape: Shape<T>,
): Promise<Result<{ data: T }>> => call(name, parameters, readAs(shape));

/** Reads rows of tables, if each has this shape. */
export const rows = <T>(
  shape: Shape<T>,
  make: Parameters<typeof query<Answer & { readonly data: unknown }, T>>[0],
): Promise<Result<{ data: readonly T[] }>> => query(make, readAs(listOf(shape)));

/** Changes rows of tables; no more is wanted than whether it was done. */
export const store = (make: Parameters<typeof query<Answer, object>>[0]): Promise<Result<object>> =>
  query(make, () => ({ ok: true }));

/** Does something of which no more is wanted than whether it was done. */
export const tell = (change: () => PromiseLike<Answer>): Promise<Result<object>> =>
  attempt(change, () => ({ ok: true }));

/** Calls a function of the database that answers nothing. */
export const command = (name: CallName, parameters: object = {}): Promise<Result<object>> =>
  call(name, parameters, () => ({ ok: true }));
