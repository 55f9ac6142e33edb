import { isChannel } from '../requests.ts';
import { isListOf, isNullOr, isRecord, isText, isTime, type Shaped } from '../shape.ts';
import { worked } from '../work-step.ts';

/** A request that no company received. */
export type KeptRequest = Shaped<typeof isKept>;
export const isKept = isRecord({
  ...worked,
  reference: isText,
  trade_id: isText,
  city_id: isText,
  zip: isNullOr(isText),
  sent_at: isTime,
  withdrawn_at: isNullOr(isTime),
  channels: isListOf(isChannel),
});
