import { ask } from '../call.ts';
import { isContact } from './contact.ts';
import { isPartStatus } from './requests.ts';
import { isChannel } from '../requests.ts';
import { isSaid } from '../sent-job.ts';
import {
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../shape.ts';

/** All that proves what was agreed to in a request. */
export type Evidence = Shaped<typeof isEvidence>;
const isEvidence = isRecord({
  id: isText,
  reference: isText,
  trade_id: isText,
  city_id: isNullOr(isText),
  page: isText,
  referrer: isText,
  fill_seconds: isNullOr(isNumber),
  sent_at: isTime,
  /** When companies could see the person. */
  confirmed_at: isNullOr(isTime),
  /** When the person opened the mailed link; null if nobody was asked, or nobody did. */
  confirmed_by_mail_at: isNullOr(isTime),
  answers: isSaid,
  unanswered: isSaid,
  withdrawn_at: isNullOr(isTime),
  contact: isNullOr(isContact),
  consents: isListOf(
    isRecord({
      id: isNumber,
      channel: isChannel,
      shown_text: isText,
      shown_text_hash: isText,
      version: isText,
      page: isText,
      companies: isListOf(isText),
      contact: isNullOr(isText),
      contact_hash: isText,
      user_agent: isText,
      ip_address: isNullOr(isText),
      gpc: isFlag,
      agreed_at: isTime,
    }),
  ),
  recipients: isListOf(
    isRecord({
      company_id: isText,
      company_name: isText,
      company_license: isText,
      status: isPartStatus,
      sent_at: isTime,
      viewed_at: isNullOr(isTime),
      answered_at: isNullOr(isTime),
      withdrawn_at: isNullOr(isTime),
    }),
  ),
  stops: isListOf(
    isRecord({
      scope: isText,
      told_at: isTime,
      undone_at: isNullOr(isTime),
    }),
  ),
  /** Oldest first; the last line is this opening. */
  log: isListOf(
    isRecord({
      id: isNumber,
      at: isTime,
      actor_email: isText,
      action: isText,
      reason: isText,
    }),
  ),
});

/** Opens the evidence of a request. The reason is logged. Null: there is no such request. */
export const openEvidence = (request: string, reason: string) =>
  ask('evidence_of', { request, reason }, isNullOr(isEvidence));
