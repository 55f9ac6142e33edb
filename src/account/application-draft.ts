import { isListOf, isMapOf, isRecord, isText } from '../backend/shape.ts';
import { kept } from '../kit/kept.ts';

/** What this tab keeps of the form: all but the password, which is kept nowhere. */
export const keptApplication = kept(
  'signup-draft',
  isRecord({
    email: isText,
    company: isText,
    phone: isText,
    website: isText,
    trades: isListOf(isText),
    licenses: isMapOf(isText),
    cities: isListOf(isText),
    hours: isText,
  }),
  'sessionStorage',
);
