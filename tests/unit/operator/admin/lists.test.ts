import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../../src/backend/operator/log.ts';
import type { RequestLine, RequestPart } from '../../../../src/backend/operator/requests.ts';
import { requestsCsv } from '../../../../src/operator/admin/csv.ts';
import { cell } from '../../../../src/kit/csv.ts';
import { addressOf, keyText, readKey, readShown } from '../../../../src/kit/use-shown.ts';
import { filterOf, requestFilters } from '../../../../src/operator/admin/requests-filter.ts';
import {
  notesOf,
  placeName,
  standingOf,
  waitingWords,
} from '../../../../src/operator/admin/words.ts';

const part: RequestPart = {
  company_id: 'c',
  company_name: 'Demo Oak',
  status: 'sent',
  sent_at: '2026-11-20T16:00:00+00:00',
  promised_by: '2026-11-20T20:00:00+00:00',
  answered_at: null,
  withdrawn_at: null,
  overdue: false,
  deleted_at: null,
};
const line: RequestLine = {
  id: '7f3c1d90-5a2e-4c07-9b61-1e0d2f44a8c3',
  reference: '7F3C-1D90',
  sent_at: '2026-11-20T16:00:00+00:00',
  trade_id: 'roofing',
  city_id: 'plano',
  state: 'waiting',
  late: false,
  confirmed_at: '2026-11-20T16:00:00+00:00',
  withdrawn_at: null,
  same_as: null,
  kept_step: null,
  complaints: 0,
  stopped: false,
  channels: ['call', 'email'],
  recipients: [part],
};
const now = '2026-11-20T18:00:00+00:00';

describe('how a company stands', () => {
  const says = (change: Partial<RequestPart>, about: Partial<RequestLine> = {}) => {
    const { sign, says: words } = standingOf({ ...part, ...change }, { ...line, ...about }, now);
    return `${sign}: ${words}`;
  };
  it('is said with its time', () => {
    expect(says({})).toBe('open: by 2:00 PM');
    expect(says({ promised_by: null })).toBe('open: waits for the confirmation');
    expect(says({ overdue: true, promised_by: '2026-11-20T17:20:00+00:00' })).toBe(
      'late: 40\u00A0min late',
    );
    expect(says({ status: 'declined', answered_at: '2026-11-20T16:22:00+00:00' })).toBe(
      'no: no, 22\u00A0min',
    );
    expect(says({ status: 'withdrawn' })).toBe('over: replaced by another');
    expect(says({ status: 'withdrawn' }, { withdrawn_at: now })).toBe(
      'over: deletion not confirmed',
    );
  });
  it('counts from when the company could see the person', () => {
    expect(
      says(
        { status: 'answered', answered_at: '2026-11-20T17:30:00+00:00' },
        { confirmed_at: '2026-11-20T17:00:00+00:00' },
      ),
    ).toBe('yes: yes, 30\u00A0min');
  });
});

it('notes what else there is to know', () => {
  expect(notesOf(line)).toEqual([]);
  expect(
    notesOf({
      ...line,
      same_as: '6D18-0000',
      stopped: true,
      recipients: [{ ...part, status: 'declined' }],
    }),
  ).toEqual(['may pick another', 'asked to stop', 'same as 6D18-0000']);
  expect(
    notesOf({
      ...line,
      withdrawn_at: now,
      recipients: [{ ...part, status: 'withdrawn', deleted_at: now }, part],
    }),
  ).toEqual(['1 of 2 confirmed deletion']);
});

it('says numbers and places in words', () => {
  expect([0, 1, 7, 1200].map(waitingWords)).toEqual([
    'Nothing waits for you',
    'One thing waits for you',
    'Seven things wait for you',
    '1,200 things wait for you',
  ]);
  expect(placeName('elsewhere', '76226')).toBe('Outside our cities 76226');
  expect(placeName('dallas')).toBe('The Dallas area');
});

describe('the address of the list', () => {
  const shown = {
    trade: 'roofing',
    city: 'elsewhere',
    state: 'late',
    period: 'all',
    order: 'oldest',
    words: 'oak & sons',
    from: keyText({ at: '2026-11-20T16:00:00.123456+00:00', id: line.id }),
  };
  const read = (search: string) => readShown(new URLSearchParams(search), requestFilters);
  const write = (change: Partial<typeof shown>, from = 'view=requests') =>
    addressOf(new URLSearchParams(from), requestFilters, change);
  it('reads what it wrote, to the microsecond', () => {
    expect(read(write(shown))).toEqual(shown);
    expect(readKey(shown.from)).toEqual({ at: '2026-11-20T16:00:00.123456+00:00', id: line.id });
  });
  it('holds nothing of what is usual, and leads to the first page', () => {
    expect(write({ period: '90', trade: '' }, 'view=requests&trade=hvac&from=x')).toBe(
      '?view=requests',
    );
  });
  it('leaves out what makes no sense, and what names a person', () => {
    expect(read('state=astrology&period=8')).toMatchObject({ state: '', period: '90' });
    expect(readKey('yesterday~x')).toBeNull();
    for (const words of ['pat@mail.example', '817-555-0148', '(817) 555 0148']) {
      expect(write({ words })).toBe('?view=requests&words=%40');
    }
    expect(readShown(new URLSearchParams('words=@'), requestFilters, 'pat@x.example').words).toBe(
      'pat@x.example',
    );
    expect(write({ words: '1A2B-3C4D' })).toContain('1A2B-3C4D');
  });
  it('counts days back from now', () => {
    const from = new Date('2026-11-20T00:00:00Z');
    expect(filterOf({ ...shown, period: '7' }, from).since).toBe('2026-11-13T00:00:00.000Z');
    expect(filterOf(shown, from).since).toBeNull();
  });
});

describe('the file for spreadsheets', () => {
  it('has a line for each company, in Central time', () => {
    const [, first, second] = requestsCsv([
      { ...line, recipients: [part, { ...part, company_name: 'B, Inc' }] },
    ]).split('\r\n');
    expect(first).toBe(
      '7F3C-1D90,2026-11-20 10:00:00,Roofing,Plano,Waits for an answer,"call, email",,0,Demo Oak,not yet,2026-11-20 14:00:00,',
    );
    expect(second).toContain('"B, Inc"');
  });
  it('never starts a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@sum', '\tx']) expect(cell(text)).toContain(`'`);
    expect(cell('=a,"b"')).toBe(`"'=a,""b"""`);
  });
});

it('says what a change replaced', async () => {
  const { detailOf } = await import('../../../../src/operator/admin/LogTable.tsx');
  const log = { action: 'changed company', detail: { phone: ['', '817-555-0123'] } };
  expect(detailOf(log as unknown as LogLine)).toBe('phone: nothing → 817-555-0123');
  const pause = {
    action: 'changed company',
    detail: { paused_until: [null, '2026-11-30T06:00:00+00:00'] },
  };
  expect(detailOf(pause as unknown as LogLine)).toBe(
    'paused until: nothing → Nov 30, 2026, 12:00:00 AM',
  );
});
