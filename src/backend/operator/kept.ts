import { isChannel } from '../requests.ts';
import * as is from '../shape.ts';
import { worked } from '../work-step.ts';

/** A request that no company received. */
export const isKept = is.record({
  ...worked,
  reference: is.text,
  trade_id: is.text,
  city_id: is.text,
  zip: is.nullOr(is.text),
  sent_at: is.time,
  withdrawn_at: is.nullOr(is.time),
  channels: is.listOf(isChannel),
});
