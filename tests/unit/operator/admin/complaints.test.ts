import { describe, expect, it } from 'vitest';
import type { Complaint } from '../../../../src/backend/operator/complaints.ts';
import { answerBy } from '../../../../src/contact/complaint-days.ts';
import { nextStepOf, statusOf } from '../../../../src/operator/admin/inbox/complaint-steps.ts';

const now = new Date('2026-11-23T15:00:00Z');
const complaint: Complaint = {
  id: '0b9f3a52-3f2a-4c1b-9a51-2f6f3c1d9e11',
  request_id: '3f2a9c1b-7d10-4c55-9a51-0d8f6f0e2b11',
  reference: '3F2A-9C1B',
  trade_id: 'roofing',
  city_id: 'southlake',
  company_id: 'c',
  company_name: 'Post Oak',
  written_by: 'homeowner',
  came_by: 'site',
  body: 'They never called.',
  created_at: '2026-11-20T15:00:00Z',
  closed_at: null,
  closed_by: null,
  resolution: '',
  answered_by_mail: false,
  can_answer: true,
  question: '',
  asked_at: null,
  statement: '',
  stated_at: null,
  stated_by_staff: false,
};
const asked = { ...complaint, question: 'When?', asked_at: '2026-11-20T15:00:00Z' };
const stated = { ...asked, statement: 'Twice.', stated_at: '2026-11-21T15:00:00Z' };

describe('a complaint', () => {
  it('is open, waits for the company, is open again with its side, and is answered', () => {
    expect(
      [complaint, asked, stated, { ...stated, closed_at: '2026-11-22T15:00:00Z' }].map(statusOf),
    ).toEqual(['open', 'waiting', 'open', 'answered']);
  });

  it('is promised an answer within ten days, and within five where no company is heard', () => {
    expect(answerBy(complaint)).toEqual(new Date('2026-11-30T15:00:00Z'));
    expect(answerBy({ ...complaint, company_id: null })).toEqual(new Date('2026-11-25T15:00:00Z'));
  });

  it.each([
    [complaint, 'ask Post Oak for its side'],
    [asked, 'wait for the side of Post Oak'],
    [{ ...asked, asked_at: '2026-11-17T15:00:00Z' }, 'Without its side, answer the homeowner'],
    [stated, 'Then answer the homeowner'],
    [{ ...stated, can_answer: false }, 'no letter can reach them'],
    [{ ...complaint, company_id: null, company_name: null }, 'then answer the homeowner'],
    [{ ...complaint, written_by: 'company' as const }, 'then answer Post Oak'],
  ])('says what to do next (%#)', (given, words) => {
    expect(nextStepOf(given, now)).toContain(words);
  });
});
