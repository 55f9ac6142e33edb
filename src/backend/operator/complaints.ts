import { command } from '../call.ts';
import * as is from '../shape.ts';

export type Complaint = is.Shaped<typeof isComplaint>;
export const isComplaint = is.record({
  id: is.text,
  /** Null, with what it says about the request: the complaint named none. */
  request_id: is.nullOr(is.text),
  reference: is.nullOr(is.text),
  trade_id: is.nullOr(is.text),
  city_id: is.nullOr(is.text),
  /** Whom it is about, or who complains; null: the homeowner, about the site. */
  company_id: is.nullOr(is.text),
  company_name: is.nullOr(is.text),
  written_by: is.oneOf('homeowner', 'company'),
  /** `site`: sent here. Any other: the staff wrote it down. */
  came_by: is.oneOf('site', 'phone', 'email', 'letter'),
  body: is.text,
  created_at: is.time,
  closed_at: is.nullOr(is.time),
  closed_by: is.nullOr(is.text),
  /** The answer, or what was done; empty while it is open. */
  resolution: is.text,
  /** The answer went by letter to whoever complained. */
  answered_by_mail: is.flag,
  /** A letter can reach whoever complained. */
  can_answer: is.flag,
  /** What we asked the company; empty: nothing yet. */
  question: is.text,
  asked_at: is.nullOr(is.time),
  /** What the company said to it. */
  statement: is.text,
  stated_at: is.nullOr(is.time),
  /** The staff wrote the statement down. */
  stated_by_staff: is.flag,
});

/**
 * Writes down a complaint that came by phone, email or letter. Logged.
 * @param told `complaint`: an id made by the browser, so that one sent twice is one; `request_number`: as
 *   the list shows it, may be empty if a company is named; `company_name`: its name, or a part that no other
 *   has; `body`: 5 to 2,000 characters
 */
export const addComplaint = (
  told: Readonly<
    Record<
      'complaint' | 'request_number' | 'company_name' | 'written_by' | 'came_by' | 'body',
      string
    >
  >,
) => command('add_complaint', told);

/**
 * Closes a complaint with what was done about it.
 * @param byMail these words are the answer, and go by letter to whoever complained
 */
export const closeComplaint = (complaint: string, resolution: string, byMail: boolean) =>
  command('close_complaint', { complaint, resolution, by_mail: byMail });

/** Asks the company for its side, by letter; it never reads the homeowner's words. */
export const askCompany = (complaint: string, question: string) =>
  command('ask_company', { complaint, question });

/** Writes down what the company said to the question. */
export const noteStatement = (complaint: string, statement: string) =>
  command('state_side', { complaint, statement });
