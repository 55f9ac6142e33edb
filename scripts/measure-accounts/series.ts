import { randomInt } from 'node:crypto';
import type { Caller, Connection } from '../../tests/database/harness/database.ts';
import { anonymous } from '../../tests/database/harness/people.ts';
import { cities, trades } from './fill.ts';

/** What a list, a search or a count may take at the 95th percentile, in milliseconds. */
export const listAim = 50;
/** The same for the figures of a week, or of the database's health. */
const figuresAim = 200;
// The same where every row counts: each answer is sorted for the medians, thrice, and each line written out.
const [mediansAim, threeYearsAim, exportAim] = [600, 1200, 2500];
// The same where the words are rare: the marks of each of the company's requests are read.
const searchAllAim = 200;
// The same for the companies of a trade in a city: of 5,000 companies, 525 in one answer.
const companiesAim = 100;

/** One call that is made again and again; its parameters differ each time. */
export interface Series {
  readonly name: string;
  /** Asked before the parameters: it may choose the company they name. */
  readonly caller: () => Caller;
  readonly sql: string;
  readonly params: () => unknown[];
  /** Milliseconds at the 95th percentile. */
  readonly aim: number;
}

const states = ['unconfirmed', 'waiting', 'late', 'answered', 'declined', 'kept', 'taken back'];
const steps = ['new', 'answered', 'visit', 'quoted', 'won', 'lost', 'taken back'];
const none = () => [];

const oneOf = <T>(items: readonly T[]): T => items[randomInt(items.length)]!;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** What visitors read before and while they ask. */
function ofVisitors(one: () => Record<string, unknown>): Series[] {
  const visitor = (name: string, sql: string, params: () => unknown[], aim = listAim): Series => ({
    name: `visitor, ${name}`,
    caller: () => anonymous,
    sql,
    params,
    aim,
  });
  return [
    visitor(
      'companies to pick',
      'select companies_for($1, $2)',
      () => [oneOf(trades), oneOf(cities)],
      companiesAim,
    ),
    visitor(
      'counts of a proposal',
      'select proposal_counts($1)',
      () => [oneOf(trades)],
      figuresAim,
    ),
    visitor('private links again', 'select mail_links($1)', () => [one()['email']]),
    visitor('private links of nobody', `select mail_links('nobody@mail.example')`, none),
  ];
}

/** What a company reads: any of them, and the largest. */
function ofCompanies(companies: readonly Record<string, unknown>[]): Series[] {
  let company = '';
  const choose = (id: unknown): Caller => ({
    role: 'authenticated',
    userId: (company = String(id)),
  });
  const read = (name: string, call: string, rest: string, params: () => unknown[], aim = listAim) =>
    [
      { who: 'any company', caller: () => choose(oneOf(companies)['id']) },
      { who: `largest (${companies[0]!['n']})`, caller: () => choose(companies[0]!['id']) },
    ].map(({ who, caller }): Series => ({
      name: `${who}, ${name}`,
      caller,
      sql: `select ${call}(${rest})`,
      params: () => (rest.startsWith('$1') ? [company, ...params()] : params()),
      aim,
    }));
  const lately = () => daysAgo(90);
  const words = () => oneOf(['friday', 'plano', 'nothing', '75010', 'new roof', 'pat h.']);
  return [
    ...read('board', 'received_board', '$1, since => $2', () => [lately()]),
    ...read('board, all time', 'received_board', '$1', none),
    ...read('board, search', 'received_board', '$1, words => $2, since => $3', () => [
      words(),
      lately(),
    ]),
    ...read(
      'board, search all time',
      'received_board',
      '$1, words => $2',
      () => [words()],
      searchAllAim,
    ),
    ...read('board, trade and city', 'received_board', '$1, trade => $2, city => $3', () => [
      oneOf(trades),
      oneOf(cities),
    ]),
    ...read('list', 'received', '$1', none),
    ...steps
      .map((step) => read(`list, ${step}`, 'received', '$1, step => $2', () => [step]))
      .flat(),
    ...read('list, trade', 'received', '$1, trade => $2', () => [oneOf(trades)]),
    ...read('list, trade and city', 'received', '$1, trade => $2, city => $3', () => [
      oneOf(trades),
      oneOf(cities),
    ]),
    ...read(
      'list, trade, city and step',
      'received',
      '$1, trade => $2, city => $3, step => $4',
      () => [oneOf(trades), oneOf(cities), oneOf(steps)],
    ),
    ...read('list, page far down', 'received', '$1, before_at => $2, before_id => $3', () => [
      daysAgo(600),
      '7fffffff-0000-4000-8000-000000000000',
    ]),
    ...read('list, search', 'received', '$1, words => $2, since => $3', () => [words(), lately()]),
    ...read('list, search all time', 'received', '$1, words => $2', () => [words()], searchAllAim),
    ...read('report of a year', 'company_report', '', none, mediansAim),
    ...read('report of three years', 'company_report', 'months => 36', none, threeYearsAim),
  ];
}

/** What an admin reads. */
function ofStaff(admin: Caller, one: () => Record<string, unknown>, companies: number): Series[] {
  const read = (
    name: string,
    sql: string,
    params: () => unknown[] = none,
    aim = listAim,
  ): Series => ({
    name: `admin, ${name}`,
    caller: () => admin,
    sql: `select ${sql}`,
    params,
    aim,
  });
  const requests = (name: string, filter: Record<string, () => unknown>) =>
    read(
      `requests, ${name}`,
      `admin_requests(${Object.keys(filter)
        .map((key, n) => `${key} => $${n + 1}`)
        .join(', ')})`,
      () => Object.values(filter).map((value) => value()),
    );
  const trade = () => oneOf(trades);
  const city = () => oneOf(cities);
  const state = () => oneOf(states);
  const since = () => daysAgo(oneOf([7, 30, 90, 365]));
  let place = one();
  return [
    requests('newest', {}),
    requests('trade', { trade }),
    requests('city', { city }),
    ...states.map((each) => requests(each, { state: () => each })),
    requests('since', { since }),
    requests('trade and city', { trade, city }),
    requests('trade and state', { trade, state }),
    requests('city and state', { city, state }),
    requests('trade, city, state and since', { trade, city, state, since }),
    requests('nothing matches', { city: () => 'elsewhere', state: () => 'answered' }),
    requests('oldest first', { newer: () => true }),
    requests('a page far down', {
      trade,
      from_at: () => (place = one())['created_at'],
      from_id: () => place['id'],
    }),
    requests('search by reference', { words: () => one()['reference'] }),
    requests('search by four digits', { words: () => `1${String(one()['id']).slice(1, 4)}` }),
    requests('search by id', { words: () => one()['id'] }),
    requests('search by email', { words: () => one()['email'] }),
    requests('search by ZIP', { words: () => one()['zip'] }),
    requests('search by city', { words: city }),
    requests('search by company', { words: () => `roofing ${randomInt(companies)}` }),
    requests('search by a word of many companies', { words: () => 'oak' }),
    requests('search by company, trade and state', { words: () => 'oak roofing', trade, state }),
    requests('search by company, nothing matches', {
      words: () => 'oak roofing',
      city: () => 'elsewhere',
    }),
    ...['companies()', `companies('pending')`, `companies(null, 'oak')`].map((call) =>
      read(call, `admin_${call}`),
    ),
    read('log', 'admin_log()'),
    ...(
      [
        ['complaints', ['open', 'done']],
        ['kept', ['open', 'done']],
        ['calls', ['open', 'all', 'done', 'dropped']],
        ['onboardings', ['open', 'all', 'done', 'dropped']],
        ['orders', ['open', 'all', 'paid', 'pending']],
      ] as const
    ).flatMap(([kind, filters]) =>
      filters.map((filter) => read(`${kind}, ${filter}`, `admin_cases('${kind}', '${filter}')`)),
    ),
    ...['calls', 'onboardings', 'orders'].flatMap((kind) => [
      read(`${kind}, by email`, `admin_cases('${kind}', 'all', $1)`, () => [
        `pro-${randomInt(20_000)}@mail.example`,
      ]),
      read(`${kind}, by phone`, `admin_cases('${kind}', 'all', '817-555-0199')`),
    ]),
    read('orders, by reference', `admin_cases('orders', 'all', 'P-ABCDEF')`),
    ...['', `'sent'`, `'queued'`, `'dead'`].map((filter) =>
      read(`letters ${filter}`, `mail_list(${filter})`),
    ),
    read('mail', 'mail_state()'),
    read('today', 'admin_today()', none, figuresAim),
    read('week', 'admin_week()', none, figuresAim),
    read('figures', 'admin_figures()', none, figuresAim),
    read('health', 'health()', none, figuresAim),
    read('export of 5,000 lines', 'export_requests()', none, exportAim),
  ];
}

/**
 * Every list, search and figure that visitors, companies and staff read.
 * @param owner the filled database, to choose what is asked for from
 * @param companies how many companies it was filled with
 */
export async function seriesOf(
  owner: Connection,
  admin: Caller,
  companies: number,
): Promise<Series[]> {
  const sample = await owner.query(
    `select r.id, r.reference, r.created_at, c.email, c.zip from requests r
     join request_contacts c on c.request_id = r.id order by r.id limit 300`,
  );
  const one = () => oneOf(sample.rows);
  const approved = await owner.query(
    `select c.id, count(*)::int as n from companies c join company_records k on k.company_id = c.id
     where c.status = 'approved' group by c.id order by n desc`,
  );
  return [...ofVisitors(one), ...ofCompanies(approved.rows), ...ofStaff(admin, one, companies)];
}
