import { describe, expect, it } from 'vitest';
import type { Column, Received, Step } from '../../../../src/backend/received/received.ts';
import { callingHours } from '../../../../src/contact/calling-hours.ts';
import { howLong, howLongInChart } from '../../../../src/time/how-long.ts';
import { fromWall, toWall } from '../../../../src/time/wall-clock.ts';
import {
  automatedWords,
  mayStopCalls,
  mayWords,
  waitingSentence,
} from '../../../../src/company/dashboard/contact-words.ts';
import { cell } from '../../../../src/kit/csv.ts';
import { toCsv } from '../../../../src/company/dashboard/csv.ts';
import { eventWords } from '../../../../src/company/dashboard/History.tsx';
import { doubtOf, readUsd } from '../../../../src/company/dashboard/MoveDialog.tsx';
import { arrange, changed, movesOf } from '../../../../src/company/dashboard/moves.ts';
import { replyClock } from '../../../../src/company/dashboard/reply-clock.ts';
import { dollars, standingOf } from '../../../../src/company/dashboard/standing.ts';

const central = (typed: string): Date => {
  const moment = fromWall(typed);
  if (!moment) throw new Error(typed);
  return moment;
};

/** As the database writes it. */
const at = (typed: string): string => central(typed).toISOString();

const request = (changes: Partial<Received> = {}): Received => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  reference: 'A000-0000',
  trade_id: 'roofing',
  city_id: 'southlake',
  sent_at: at('2026-11-20T10:10'),
  status: 'sent',
  channels: ['email', 'call'],
  promised_by: at('2026-11-20T14:10'),
  answered_at: null,
  taken_back_at: null,
  goes_on: false,
  deleted_at: null,
  step: 'new',
  version: 1,
  moved_at: at('2026-11-20T10:10'),
  visit_at: null,
  quoted_usd: null,
  lost_reason: null,
  next_step: '',
  next_at: null,
  person: { name: 'Dana W.', zip: '76092', note: '', preferred: 'call' },
  answers: [],
  estimate: null,
  stops: [],
  others: 0,
  ...changes,
});

describe('Central time', () => {
  it.each([
    ['2026-01-15T09:00', '2026-01-15T15:00:00.000Z'],
    ['2026-07-15T09:00', '2026-07-15T14:00:00.000Z'],
    // The hour that is there twice is read as the first.
    ['2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
    ['2026-11-01T02:30', '2026-11-01T08:30:00.000Z'],
    // The hour that is skipped is read as the one after it.
    ['2026-03-08T02:30', '2026-03-08T08:30:00.000Z'],
  ])('reads %s as %s', (typed, moment) => {
    expect(fromWall(typed)?.toISOString()).toBe(moment);
  });
  it('writes what it read', () => {
    for (const typed of ['2026-01-15T09:00', '2026-07-15T23:59', '2026-11-01T00:00']) {
      expect(toWall(central(typed))).toBe(typed);
    }
  });
  it.each(['', '2026-13-01T09:00', '2026-11-20', 'tomorrow'])('reads nothing from %j', (typed) => {
    expect(fromWall(typed)).toBeNull();
  });
  it.each([
    [0, '1\u00A0min'],
    [22 * 60_000, '22\u00A0min'],
    [61 * 60_000, '1\u00A0h\u00A01\u00A0min'],
    [120 * 60_000, '2\u00A0h'],
    [47.5 * 3_600_000, '47\u00A0h\u00A030\u00A0min'],
    [72 * 3_600_000, '3\u00A0days'],
  ])('says %d ms as %s', (milliseconds, words) => {
    expect(howLong(milliseconds)).toBe(words);
    expect(howLongInChart(milliseconds)).toBe(words.replace(/(h.*)\smin$/, '$1'));
  });
});

describe('the hours in which calls and texts are allowed', () => {
  it.each([
    // Friday
    ['2026-11-20T08:59', false, 'from 9 AM today'],
    ['2026-11-20T09:00', true, 'until 9 PM today'],
    ['2026-11-20T20:59', true, 'until 9 PM today'],
    ['2026-11-20T21:00', false, 'from 9 AM Saturday'],
    // Saturday and Sunday
    ['2026-11-21T21:20', false, 'from noon Sunday'],
    ['2026-11-22T00:10', false, 'from noon today'],
    ['2026-11-22T11:59', false, 'from noon today'],
    ['2026-11-22T12:00', true, 'until 9 PM today'],
    ['2026-11-22T21:00', false, 'from 9 AM Monday'],
    // The nights in which clocks change
    ['2026-10-31T21:30', false, 'from noon Sunday'],
    ['2026-11-01T11:30', false, 'from noon today'],
    ['2026-11-01T12:00', true, 'until 9 PM today'],
    ['2026-03-07T23:30', false, 'from noon Sunday'],
    ['2026-03-08T12:30', true, 'until 9 PM today'],
  ])('at %s on a Central clock', (typed, open, words) => {
    expect(callingHours(central(typed))).toEqual({ open, words });
  });
});

describe('the reply clock', () => {
  const clockAt = (typed: string, changes: Partial<Received> = {}) =>
    replyClock(request(changes), central(typed));
  it('runs, ends in its last quarter, and is late', () => {
    expect(clockAt('2026-11-20T12:58')).toMatchObject({
      state: 'running',
      figure: '1\u00A0h\u00A012\u00A0min',
      unit: 'left',
      line: 'Answer by 2:10 PM',
    });
    expect(clockAt('2026-11-20T13:48')).toMatchObject({ state: 'ending', figure: '22\u00A0min' });
    expect(clockAt('2026-11-20T14:50')).toMatchObject({
      state: 'late',
      figure: '40\u00A0min',
      unit: 'late',
      needle: 1,
    });
  });
  it('is stopped by a yes, a no, and by taking back', () => {
    const answered_at = at('2026-11-20T10:31');
    expect(clockAt('2026-11-20T15:00', { status: 'answered', answered_at })).toMatchObject({
      state: 'answered',
      figure: 'Answered in 21\u00A0min',
      line: 'Said yes 10:31 AM',
    });
    expect(clockAt('2026-11-20T15:00', { status: 'declined', answered_at }).line).toBe(
      'Said no 10:31 AM',
    );
    const taken_back_at = at('2026-11-20T11:02');
    expect(clockAt('2026-11-20T15:00', { status: 'withdrawn', taken_back_at })).toMatchObject({
      state: 'stopped',
      line: 'Taken back 11:02 AM',
    });
  });
  it('has not begun before the person has confirmed', () => {
    expect(clockAt('2026-11-20T15:00', { promised_by: null }).state).toBe('waiting');
  });
});

describe('moves', () => {
  it('are an answer alone for what is new, and none for what is over', () => {
    expect(movesOf(request())).toEqual([]);
    expect(movesOf(request({ status: 'declined', step: 'lost' }))).toEqual([]);
    expect(movesOf(request({ status: 'withdrawn', step: 'visit' }))).toEqual([]);
    expect(movesOf(request({ status: 'answered', step: 'visit' }))).toEqual([
      'answered',
      'quoted',
      'won',
      'lost',
    ]);
  });
  it('show at once: the card, the counts and the sums', () => {
    const card = request({ status: 'answered', step: 'answered' });
    const column = (rows: Received[], count = rows.length, usd = 0): Column => ({
      rows,
      count,
      usd,
    });
    const columns: Record<Step, Column> = {
      new: column([]),
      answered: column([card], 12),
      visit: column([]),
      quoted: column([], 0, 0),
      won: column([]),
      lost: column([]),
    };
    const pending = new Map([[card.id, changed(card, { step: 'quoted', quoted_usd: 24_600 })]]);
    const moved = arrange(columns, pending);
    expect(moved.answered).toMatchObject({ count: 11, rows: [] });
    expect(moved.quoted).toMatchObject({ count: 1, usd: 24_600, rows: [{ id: card.id }] });
    expect(arrange(columns, new Map()).answered.count).toBe(12);
  });
  it('read dollars as they are typed', () => {
    expect(['24600', '$24,600', ' 24,600.50 '].map(readUsd)).toEqual([24_600, 24_600, 24_600.5]);
    expect(['24.600', '24.6k'].map(readUsd)).toEqual([24_600, 24_600]);
    for (const bad of ['', '-5', '1e6', 'ten', '1.2345', '24,60', '99999999999']) {
      expect(readUsd(bad), bad).toBeNull();
    }
  });
});

describe('where a request stands', () => {
  const now = central('2026-11-20T12:00');
  it.each<[string, Partial<Received>, string, string]>([
    ['new', {}, 'by 2:10 PM', 'plain'],
    ['late', { promised_by: at('2026-11-20T11:00') }, 'was due 11:00 AM', 'late'],
    [
      'no visit for days',
      { step: 'answered', status: 'answered', moved_at: at('2026-11-17T11:00') },
      '3 days, no visit set',
      'due',
    ],
    [
      'a next step',
      {
        step: 'answered',
        status: 'answered',
        next_step: 'Call back',
        next_at: at('2026-11-20T17:00'),
      },
      'Call back, 5:00 PM',
      'plain',
    ],
    [
      'no word after a quote',
      {
        step: 'quoted',
        status: 'answered',
        quoted_usd: 24_600,
        moved_at: at('2026-11-11T11:00'),
      },
      '9 days, no word',
      'due',
    ],
    ['lost', { step: 'lost', status: 'answered', lost_reason: 'price' }, 'Price', 'plain'],
  ])('%s', (_case, changes, text, tone) => {
    expect(standingOf(request(changes), now)).toMatchObject({ text, tone });
  });
});

describe('the table for spreadsheets', () => {
  it.each([
    ['=HYPERLINK("http://x.example")', `"'=HYPERLINK(""http://x.example"")"`],
    ['+1', "'+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['a, b', '"a, b"'],
    ['x;=1+1', '"x;=1+1"'],
    ['＝1+1', "'＝1+1"],
    ['two\nlines', '"two\nlines"'],
  ])('writes %j so that it stays text', (text, written) => {
    expect(cell(text)).toBe(written);
  });
  it('has a row for each request, none with contact data', () => {
    const [head, row] = toCsv([request({ next_step: '=1+1', quoted_usd: 24_600 })], []).split(
      '\r\n',
    );
    expect(head?.charCodeAt(0)).toBe(0xfeff);
    expect(row).toContain("'=1+1");
    expect(row).toContain('24600');
    expect(row).toContain('2026-11-20 10:10');
  });
});

describe('the columns of the table', () => {
  it('name in full, and with the address, whom the company has opened, and nobody else', () => {
    const [one, other] = [request({}), request({ id: crypto.randomUUID() })];
    const people = [{ id: one.id, name: '=Dana Whitfield', email: '@dana.example' }];
    const [head = '', ...lines] = toCsv([one, other], people).split('\r\n');
    const under = (line: string, name: string) => line.split(',')[head.split(',').indexOf(name)];
    expect([under(lines[0]!, 'Homeowner'), under(lines[0]!, 'Email')]).toEqual([
      "'=Dana Whitfield",
      "'@dana.example",
    ]);
    expect([under(lines[1]!, 'Homeowner'), under(lines[1]!, 'Email')]).toEqual([
      other.person?.name ?? '',
      '',
    ]);
  });

  it('tell the job as on its card, when it moved, and what was won only where it was', () => {
    const row = (step: Step) => {
      const [head = '', line = ''] = toCsv(
        [
          request({
            step,
            status: 'answered',
            quoted_usd: 900,
            answers: [
              { label: 'Leaks', words: 'No' },
              { label: 'Job', words: 'New roof', mark: 'job' },
            ],
          }),
        ],
        [],
      ).split('\r\n');
      return Object.fromEntries(head.split(',').map((name, at) => [name, line.split(',')[at]]));
    };
    expect(row('won')).toMatchObject({
      Job: 'Roofing: new roof',
      'Moved on (Central)': '2026-11-20 10:10',
      'Won (USD)': '900',
    });
    expect(row('quoted')).toMatchObject({ 'Quoted (USD)': '900', 'Won (USD)': '' });
  });
});

describe('amounts and visits', () => {
  const now = central('2026-11-20T12:00');
  it('keep the cents that were entered', () => {
    expect(dollars(14_850.5)).toBe('$14,850.50');
    expect(dollars(14_850)).toBe('$14,850');
  });
  it('are asked about once more where they are unlikely', () => {
    expect(doubtOf({ quoted_usd: 0 }, now)).toContain('$0');
    expect(doubtOf({ visit_at: at('2026-11-19T09:00') }, now)).toContain(
      'Nov 19, 2026, 9:00 AM is past',
    );
    expect(doubtOf({ quoted_usd: 1 }, now)).toBe('');
    expect(doubtOf({ visit_at: at('2026-11-21T09:00') }, now)).toBe('');
    expect(doubtOf({ quoted_usd: null, visit_at: null }, now)).toBe('');
  });
  it('leave in the history what was written over', () => {
    const event = (detail: object) =>
      eventWords(
        {
          id: '1',
          at: now.toISOString(),
          kind: 'moved',
          detail: { ...detail },
          who: 'Cruz',
          by_company: true,
        },
        'Dana',
      );
    expect(event({ from: 'won', to: 'won', from_usd: 900, to_usd: 850.5 })).toEqual([
      'Cruz changed the amount from $900 to $850.50',
    ]);
    expect(event({ from: 'visit', to: 'quoted', from_usd: null, to_usd: 900 })).toEqual([
      'Cruz moved it from visit booked to quoted',
      'Amount: from no amount to $900',
    ]);
    expect(event({ from: 'visit', to: 'quoted' })[1]).toBeUndefined();
    const visits = { from_visit: '2026-12-01T20:30:00Z', to_visit: '2026-12-03T16:00:00Z' };
    expect(event({ from: 'visit', to: 'visit', ...visits })).toEqual([
      'Cruz changed the visit from Tue, Dec 1, 2:30 PM to Thu, Dec 3, 10:00 AM',
      undefined,
    ]);
  });
});

describe('words', () => {
  it('invite no call that was not agreed to', () => {
    expect(automatedWords(['email'])).toBe('Not agreed.');
    expect(automatedWords(['email', 'call'])).toBe('Not agreed. A person must call.');
    expect(mayStopCalls(['email'])).toBe(false);
    expect(mayStopCalls(['email', 'text'])).toBe(true);
  });
  it('say what was agreed to and what not', () => {
    expect(mayWords(['email', 'call'])).toBe('call and email. Not text.');
    expect(mayWords(['email'])).toBe('email only');
    expect(mayWords(['email', 'call', 'text', 'automated'])).toBe('call, text, and email');
    expect(mayWords([])).toBe('not call, text or email');
  });
  it('say how many wait', () => {
    expect([0, 1, 3, 12].map(waitingSentence)).toEqual([
      'Nobody waits for you',
      'One waits for your answer',
      'Three wait for your answer',
      '12 wait for your answer',
    ]);
  });
});
