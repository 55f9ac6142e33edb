import { ask } from '../call.ts';
import { isContact, type OpenedContact } from './contact.ts';
import { isPartStatus, type RequestPart } from './requests.ts';
import { type Channel, isChannel } from '../requests.ts';
import { isSaid, type SaidAnswer } from '../sent-job.ts';
import { isFlag, isListOf, isNullOr, isNumber, isRecord, isText, isTime } from '../shape.ts';

/** All that proves what was agreed to in a request. */
export interface Evidence {
  readonly id: string;
  readonly reference: string;
  readonly trade_id: string;
  readonly city_id: string | null;
  readonly page: string;
  readonly referrer: string;
  readonly fill_seconds: number | null;
  readonly sent_at: string;
  /** When companies could see the person. */
  readonly confirmed_at: string | null;
  /** When the person opened the mailed link; null if nobody was asked, or nobody did. */
  readonly confirmed_by_mail_at: string | null;
  readonly answers: readonly SaidAnswer[];
  readonly unanswered: readonly SaidAnswer[];
  readonly withdrawn_at: string | null;
  readonly contact: OpenedContact | null;
  readonly consents: readonly {
    readonly id: number;
    readonly channel: Channel;
    readonly shown_text: string;
    readonly shown_text_hash: string;
    readonly version: string;
    readonly page: string;
    readonly companies: readonly string[];
    readonly contact: string | null;
    readonly contact_hash: string;
    readonly user_agent: string;
    readonly ip_address: string | null;
    readonly gpc: boolean;
    readonly agreed_at: string;
  }[];
  readonly recipients: readonly {
    readonly company_id: string;
    readonly company_name: string;
    readonly company_license: string;
    readonly status: RequestPart['status'];
    readonly sent_at: string;
    readonly viewed_at: string | null;
    readonly answered_at: string | null;
    readonly withdrawn_at: string | null;
  }[];
  readonly stops: readonly {
    readonly scope: string;
    readonly told_at: string;
    readonly undone_at: string | null;
  }[];
  /** Oldest first; the last line is this opening. */
  readonly log: readonly {
    readonly id: number;
    readonly at: string;
    readonly actor_email: string;
    readonly action: string;
    readonly reason: string;
  }[];
}

const isEvidence = isRecord<Evidence>({
  id: isText,
  reference: isText,
  trade_id: isText,
  city_id: isNullOr(isText),
  page: isText,
  referrer: isText,
  fill_seconds: isNullOr(isNumber),
  sent_at: isTime,
  confirmed_at: isNullOr(isTime),
  confirmed_by_mail_at: isNullOr(isTime),
  answers: isSaid,
  unanswered: isSaid,
  withdrawn_at: isNullOr(isTime),
  contact: isNullOr(isContact),
  consents: isListOf(
    isRecord<Evidence['consents'][number]>({
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
    isRecord<Evidence['recipients'][number]>({
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
    isRecord<Evidence['stops'][number]>({
      scope: isText,
      told_at: isTime,
      undone_at: isNullOr(isTime),
    }),
  ),
  log: isListOf(
    isRecord<Evidence['log'][number]>({
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
