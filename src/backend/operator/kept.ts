import { ask, tell } from '../call.ts';
import { backend, patience } from '../client.ts';
import { type Key, keyOf } from './page-key.ts';
import { type Channel, isChannel } from '../requests.ts';
import { isFlag, isListOf, isNullOr, isOneOf, isRecord, isText, isTime } from '../shape.ts';

export type KeptStep = 'new' | 'in work' | 'done';

/** A request that no company received. */
export interface KeptRequest {
  readonly id: string;
  readonly reference: string;
  readonly trade_id: string;
  readonly city_id: string;
  readonly zip: string | null;
  readonly sent_at: string;
  readonly withdrawn_at: string | null;
  readonly step: KeptStep;
  readonly note: string;
  readonly changed_at: string;
  readonly channels: readonly Channel[];
}

export const isKeptStep = isOneOf('new', 'in work', 'done');

export const isKept = isRecord<KeptRequest>({
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

const isKeptPage = isRecord<{ kept: readonly KeptRequest[]; more: boolean }>({
  kept: isListOf(isKept),
  more: isFlag,
});

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
