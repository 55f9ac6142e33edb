import { ask } from '../call.ts';
import { isContact } from './contact.ts';
import { isPartStatus } from './requests.ts';
import { isChannel } from '../requests.ts';
import { isSaid } from '../sent-job.ts';
import * as is from '../shape.ts';

/** All that proves what was agreed to in a request. */
export type Evidence = is.Shaped<typeof isEvidence>;
const isEvidence = is.record({
  id: is.text,
  reference: is.text,
  trade_id: is.text,
  city_id: is.nullOr(is.text),
  page: is.text,
  referrer: is.text,
  fill_seconds: is.nullOr(is.number),
  sent_at: is.time,
  /** When companies could see the person. */
  confirmed_at: is.nullOr(is.time),
  /** When the person opened the mailed link; null if nobody was asked, or nobody did. */
  confirmed_by_mail_at: is.nullOr(is.time),
  answers: isSaid,
  unanswered: isSaid,
  withdrawn_at: is.nullOr(is.time),
  contact: is.nullOr(isContact),
  consents: is.listOf(
    is.record({
      id: is.number,
      channel: isChannel,
      shown_text: is.text,
      shown_text_hash: is.text,
      version: is.text,
      page: is.text,
      companies: is.listOf(is.text),
      contact: is.nullOr(is.text),
      contact_hash: is.text,
      user_agent: is.text,
      ip_address: is.nullOr(is.text),
      gpc: is.flag,
      agreed_at: is.time,
    }),
  ),
  recipients: is.listOf(
    is.record({
      company_id: is.text,
      company_name: is.text,
      company_license: is.text,
      status: isPartStatus,
      sent_at: is.time,
      viewed_at: is.nullOr(is.time),
      answered_at: is.nullOr(is.time),
      withdrawn_at: is.nullOr(is.time),
    }),
  ),
  stops: is.listOf(
    is.record({
      scope: is.text,
      told_at: is.time,
      undone_at: is.nullOr(is.time),
    }),
  ),
  /** Oldest first; the last line is this opening. */
  log: is.listOf(
    is.record({
      id: is.number,
      at: is.time,
      actor_email: is.text,
      action: is.text,
      reason: is.text,
    }),
  ),
});

/** Opens the evidence of a request. The reason is logged. Null: there is no such request. */
export const openEvidence = (request: string, reason: string) =>
  ask('evidence_of', { request, reason }, is.nullOr(isEvidence));
