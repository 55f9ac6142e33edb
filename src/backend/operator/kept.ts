import { ask, tell } from '../call.ts';
import { backend, patience } from '../client.ts';
import { type Key, keyOf } from './page-key.ts';
import { isChannel } from '../requests.ts';
import {
  isFlag,
  isListOf,
  isNullOr,
  isOneOf,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../shape.ts';

export type KeptStep = Shaped<typeof isKeptStep>;
export const isKeptStep = isOneOf('new', 'in work', 'done');

/** A request that no company received. */
export type KeptRequest = Shaped<typeof isKept>;
export const isKept = isRecord({
  id: isText,
  reference: isText,
  trade_id: isText,
  city_id: isText,
  zip: isNullOr(isText),
  sent_at: isTime,
  withdrawn_at: isNullOr(isTime),
  step: isKeptStep,
  note: isText,
  changed_at: isTime,
  channels: isListOf(isChannel),
});

const isKeptPage = isRecord({ kept: isListOf(isKept), more: isFlag });

export const readKept = (done: boolean, from: Key | null) =>
  ask('admin_kept', { done, ...keyOf(from) }, isKeptPage);

/** Notes how far the site's own team is with a request it kept. */
export const workKept = (id: string, step: KeptStep, note: string) =>
  tell(async () =>
    (await backend())
      .from('kept_requests')
      .update({ step, note })
      .eq('request_id', id)
      .abortSignal(AbortSignal.timeout(patience)),
  );
