import type { Complaint } from '../../../backend/operator/complaints.ts';
import { sideDays } from '../../../contact/complaint-days.ts';

/** `waiting`: for the company's side. */
export type ComplaintStatus = 'open' | 'waiting' | 'answered';

export const statusNames: Readonly<Record<ComplaintStatus, string>> = {
  open: 'Open',
  waiting: 'Waiting for the company',
  answered: 'Answered',
};

export const statusOf = ({ closed_at, asked_at, stated_at }: Complaint): ComplaintStatus =>
  closed_at ? 'answered' : asked_at && !stated_at ? 'waiting' : 'open';

/** A complaint about a company, which can be asked for its side. */
export const canBeAsked = ({ written_by, company_id, stated_at }: Complaint): boolean =>
  written_by === 'homeowner' && company_id !== null && !stated_at;

/** What to do next about an open complaint, in a sentence or two. */
export function nextStepOf(complaint: Complaint, now: Date): string {
  const { written_by, company_name, asked_at, stated_at, can_answer } = complaint;
  const company = company_name ?? 'the company';
  const answer = can_answer
    ? `answer ${written_by === 'homeowner' ? 'the homeowner' : company}`
    : 'note what was done: no letter can reach them';
  if (statusOf(complaint) === 'waiting' && asked_at) {
    const until = Date.parse(asked_at) + sideDays * 86_400_000;
    return now.getTime() < until
      ? `wait for the side of ${company}, ${sideDays} days from when we asked. If it wrote or called, note it below.`
      : `the ${sideDays} days of ${company} are over. Without its side, ${answer}.`;
  }
  if (stated_at)
    return `weigh both sides. If ${company} broke the terms, suspend it. Then ${answer}.`;
  if (canBeAsked(complaint)) return `read the request, then ask ${company} for its side.`;
  return `read the request, then ${answer}.`;
}
