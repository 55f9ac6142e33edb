import { describe, expect, it } from 'vitest';
import type { Build, Health } from '../../../../src/backend/health.ts';
import type { MailState } from '../../../../src/backend/mailbox.ts';
import {
  checksOf,
  headlineOf,
  type Check,
  type Facts,
  type Here,
  type Told,
} from '../../../../src/operator/developer/checks.ts';

const at = new Date('2026-11-22T18:00:00Z');
const answered = <T>(answer: T): Told<T> => ({ answer, at, failure: null });

const here: Here = {
  build: 'a1b2c3d',
  origin: 'https://site.example',
  isSecure: true,
  backendUrl: 'https://project.supabase.co',
  backendKey: 'sb_publishable_x',
  isEmbedded: false,
};
const build: Build = {
  build: 'a1b2c3d',
  builtAt: '2026-11-22T17:00:00Z',
  migrations: ['1_first', '2_second'],
  links: { checkedAt: '2026-11-22T16:00:00Z', opened: 300, unclear: 2, dead: [] },
};
const health: Health = {
  now: '2026-11-22T18:00:00Z',
  postgres: '17.2',
  migrations: ['1', '2'],
  clock: { ran_at: '2026-11-22T17:59:38Z', milliseconds: 4, rows_forgotten: 1 },
  schedule: '* * * * *',
  secrets: ['mail_address', 'mail_password'],
  settings: { salt: 'set' },
  operator_is_named: true,
  staff: [
    { role: 'admin', people: 2, without_app: 0 },
    { role: 'developer_admin', people: 1, without_app: 0 },
  ],
  has_demo: false,
  errors_last_day: { times: 0, different: 0 },
  questions: [
    {
      about_grants: false,
      question: 'tables without row level security',
      remedy: 'enable it',
      offenders: [],
    },
  ],
};
const mail: MailState = {
  queued: 0,
  sending: 0,
  sent: 12,
  needless: 0,
  suppressed: 0,
  dead: 0,
  oldest_waiting_at: null,
  suppressed_addresses: 0,
  promises_running: 1,
  refused_since: null,
  paused_until: null,
  answer: '',
};
const sound: Facts = {
  build: answered(build),
  health: answered(health),
  clockAhead: 300,
  latency: answered({ median: 41.2, worst: 88.4 }),
  mail: answered(mail),
  dates: answered({
    day: '2026-11-22',
    figures: 40,
    groups: [
      {
        book: 'Roofing',
        asOf: '2026-11-20',
        reviewBy: '2027-05-20',
        count: 40,
        labels: ['Shingles'],
      },
      {
        book: 'Numbers to call',
        asOf: '2026-11-20',
        reviewBy: '2027-05-20',
        count: 3,
        labels: ['Police'],
      },
    ],
  }),
};

const check = (name: string, facts: Partial<Facts>, changed: Partial<Here> = {}): Check =>
  checksOf({ ...sound, ...facts }, { ...here, ...changed }).find((one) => one.name === name)!;
const withHealth = (changed: Partial<Health>): Partial<Facts> => ({
  health: answered({ ...health, ...changed }),
});

describe('the checks', () => {
  it('find nothing where everything is as it should be', () => {
    const checks = checksOf(sound, here);
    expect(checks.filter(({ state }) => state !== 'good')).toEqual([]);
    expect(headlineOf(checks)).toBe('Everything works');
  });

  it('say that they are asking until there is an answer, and why there is none', () => {
    const none = { answer: null, at: null, failure: null };
    const nothing = {
      ...{ build: none, health: none, latency: none, mail: none, dates: none },
      clockAhead: null,
    };
    const checks = checksOf(nothing, here);
    expect(new Set(checks.map(({ state }) => state))).toEqual(new Set(['asking']));
    expect(headlineOf(checks)).toBe('Looking at everything …');
    const offline = { ok: false, kind: 'offline', message: 'No server.' } as const;
    expect(check('Backend', { latency: { answer: null, at, failure: offline } })).toMatchObject({
      state: 'broken',
      text: 'No server.',
    });
  });

  it.each([
    ['a browser with an older build', 'Build', {}, { build: '0000000' }, 'due'],
    [
      'a migration that was not applied',
      'Migrations',
      withHealth({ migrations: ['1'] }),
      {},
      'broken',
    ],
    [
      'a database ahead of the site',
      'Migrations',
      withHealth({ migrations: ['1', '2', '3'] }),
      {},
      'due',
    ],
    ['a database that keeps no list', 'Migrations', withHealth({ migrations: null }), {}, 'open'],
    ['a slow backend', 'Backend', { latency: answered({ median: 2000, worst: 4000 }) }, {}, 'due'],
    ['the secret key in the page', 'Configuration', {}, { backendKey: 'sb_secret_x' }, 'broken'],
    [
      'an old secret key in the page',
      'Configuration',
      {},
      { backendKey: `x.${btoa('{"role":"service_role"}')}.x` },
      'broken',
    ],
    ['a page without https', 'Configuration', {}, { isSecure: false }, 'broken'],
    [
      'a mail provider that takes nothing',
      'Mail',
      {
        mail: answered({
          ...mail,
          refused_since: '2026-11-22T17:00:00Z',
          answer: '401 missing_api_key',
        }),
      },
      {},
      'broken',
    ],
    ['no admin', 'Configuration', withHealth({ staff: health.staff.slice(1) }), {}, 'broken'],
    [
      'an operator without a name',
      'Configuration',
      withHealth({ operator_is_named: false }),
      {},
      'due',
    ],
    [
      'an admin who signs in with a password alone',
      'Codes of staff',
      withHealth({ staff: [{ role: 'admin', people: 2, without_app: 1 }, health.staff[1]!] }),
      {},
      'due',
    ],
    ['no schedule on a hosted project', 'Configuration', withHealth({ schedule: null }), {}, 'due'],
    ['no password of the mail', 'Configuration', withHealth({ secrets: [] }), {}, 'due'],
    ['a clock that never ran', 'Scheduled clock', withHealth({ clock: null }), {}, 'broken'],
    [
      'a clock that stopped',
      'Scheduled clock',
      withHealth({ clock: { ...health.clock!, ran_at: '2026-11-22T17:50:00Z' } }),
      {},
      'broken',
    ],
    ['a letter given up', 'Mail', { mail: answered({ ...mail, dead: 1 }) }, {}, 'broken'],
    [
      'letters that wait long',
      'Mail',
      { mail: answered({ ...mail, queued: 3, oldest_waiting_at: '2026-11-22T17:00:00Z' }) },
      {},
      'due',
    ],
    [
      'errors in browsers',
      'Errors in browsers',
      withHealth({ errors_last_day: { times: 12, different: 3 } }),
      {},
      'due',
    ],
    [
      'a table without row level security',
      'Row level security',
      withHealth({ questions: [{ ...health.questions[0]!, offenders: ['public.x'] }] }),
      {},
      'broken',
    ],
    [
      'links that were not opened',
      'Links of this build',
      { build: answered({ ...build, links: null }) },
      {},
      'open',
    ],
    [
      'a source that is gone',
      'Links of this build',
      { build: answered({ ...build, links: { ...build.links!, dead: ['https://gone.example'] } }) },
      {},
      'due',
    ],
    ['a clock a little off', 'Clock of this browser', { clockAhead: -8_000 }, {}, 'due'],
    ['a clock far off', 'Clock of this browser', { clockAhead: 90_000 }, {}, 'broken'],
  ] as [string, string, Partial<Facts>, Partial<Here>, Check['state']][])(
    'find %s',
    (_, name, facts, changed, state) => {
      const found = check(name, facts, changed);
      expect(found.state).toBe(state);
      if (state === 'broken' || state === 'due') expect(found.remedy).toBeTruthy();
    },
  );

  it('count figures as the foot of every page does, and the numbers to call by themselves', () => {
    expect(check('Prices', {}).text).toBe(
      '40 figures and 3 numbers to call, none past its date; the next by May 20, 2027.',
    );
  });

  it('tell figures past their date from those coming due', () => {
    const due = (reviewBy: string) =>
      check('Prices', {
        dates: answered({
          day: '2026-11-22',
          figures: 6,
          groups: [{ book: 'Roofing', asOf: '2026-01-01', reviewBy, count: 6, labels: [] }],
        }),
      }).state;
    expect(due('2026-11-21')).toBe('broken');
    expect(due('2026-11-22')).toBe('due');
    expect(due('2027-01-21')).toBe('due');
    expect(due('2027-01-22')).toBe('good');
  });

  it('say of each role how many have no app for codes, and that this machine has none', () => {
    const some = withHealth({
      staff: [
        { role: 'admin', people: 2, without_app: 1 },
        { role: 'developer_admin', people: 1, without_app: 1 },
      ],
    });
    expect(check('Codes of staff', some).text).toBe(
      'Without an app: 1 of 2 admins, 1 of 1 developer admin.',
    );
    expect(check('Codes of staff', some, { isEmbedded: true }).state).toBe('open');
    expect(check('Codes of staff', {}).text).toBe('All 3 staff have an app.');
  });

  it('leave questions about grants to hosted projects', () => {
    const given = withHealth({
      questions: [
        ...health.questions,
        { question: 'grants', about_grants: true, remedy: 'revoke', offenders: ['public.x'] },
      ],
    });
    expect(check('Row level security', given).state).toBe('broken');
    expect(check('Row level security', given, { isEmbedded: true })).toMatchObject({
      state: 'good',
      text: expect.stringContaining('1 of 1') as string,
    });
  });

  it('ask nothing of a hosted project from an embedded one', () => {
    const embedded = withHealth({ schedule: null, secrets: null, operator_is_named: false });
    expect(check('Configuration', embedded, { isEmbedded: true }).state).toBe('good');
  });
});

describe('the headline', () => {
  const of = (...states: Check['state'][]) =>
    headlineOf(states.map((state) => ({ name: '', state, text: '' })));

  it('counts what is broken and what is coming due', () => {
    expect(of('good', 'open')).toBe('Everything works');
    expect(of('broken', 'due')).toBe('One thing is broken, one is coming due');
    expect(of('broken', 'broken', 'due', 'due')).toBe('Two things are broken, two are coming due');
    expect(of('due', 'due', 'due')).toBe('Three things are coming due');
    expect(of('broken', 'asking')).toBe('One thing is broken');
    expect(of('due', 'asking')).toBe('Looking at everything …');
  });
});
