import { isRecord, isText, type Shaped } from '../../backend/shape.ts';
import { isId } from '../../kit/key.ts';
import { kept } from '../../kit/kept.ts';

/** The call form as it is typed, with the id of the request it becomes. Ticks are never kept. */
export type CallDraft = Shaped<typeof isDraft>;
const isDraft = isRecord({
  id: isId,
  company: isText,
  name: isText,
  email: isText,
  phone: isText,
  question: isText,
});

/** What this device keeps of a call form until it is sent. */
export const keptCall = kept('call-draft', isDraft);
