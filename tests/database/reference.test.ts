import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyNameTrouble, tidyCompanyName } from '../../src/contact/company-name.ts';
import { readEmail, readPhone, readZip, readWebsite } from '../../src/contact/read-typed.ts';
import { mostCompanies } from '../../src/homeowner/request/draft.ts';
import { channels } from '../../src/homeowner/request/consent.ts';
import type { Recipient } from '../../src/backend/requests.ts';
import {
  askedFields,
  fillIn,
  readAnswers,
  runEstimate,
  type Answers,
} from '../../src/engine/index.ts';
import { orderStates } from '../../src/backend/orders.ts';
import { plans } from '../../src/selling/plans.ts';
import { cities } from '../../src/site.ts';
import { licensing } from '../../src/selling/licenses.ts';
import { trades } from '../../src/trades/index.ts';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import { openDatabase } from './harness/database.ts';

/** What the database and the site both list must be the same list. */
let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db.close());

it('the database knows the trades of the site and no others, and which of them take requests', async () => {
  const { rows } = await db.query('select id, takes_requests as taken from trades');
  const known = Object.fromEntries(rows.map(({ id, taken }) => [String(id), taken]));
  const sited = Object.fromEntries(trades.map(({ id, requests }) => [id, requests.taken]));
  expect(known).toEqual(sited);
});

it('the database knows the trades that Texas licenses, all of their work', async () => {
  const { rows } = await db.query('select id from trades where needs_license order by id');
  const licensed = Object.entries(licensing)
    .filter(([, { license }]) => license && !license.onlyFor)
    .map(([id]) => id);
  expect(rows.map(({ id }) => id)).toEqual(licensed.sort());
});

it('the database knows the cities of the site and no others', async () => {
  const { rows } = await db.query('select id from cities');
  expect(rows.map(({ id }) => id).sort()).toEqual(cities.map(({ id }) => id).sort());
});

it('the database knows the plans of the site: what they cost, in how many cities each lists, which is exclusive', async () => {
  const { rows } = await db.query(
    'select id, cities, exclusive, monthly_cents::int, currency from plans order by id',
  );
  const sited = plans
    .map(({ id, cities, exclusive, monthly }) => ({
      id,
      cities,
      exclusive,
      monthly_cents: monthly * 100,
      currency: 'usd',
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(rows).toEqual(sited);
  // What can be bought on the page is what start_order sells to anyone.
  expect(plans.filter(({ sold }) => sold === 'by call').map(({ id }) => id)).toEqual(
    plans.filter(({ exclusive }) => exclusive).map(({ id }) => id),
  );
});

describe('the kinds of job that neighbors tell prices of', () => {
  /** Of people and not of the job, so not kept. */
  const ofPeople = ['dangers', 'danger', 'stung', 'tenure', 'people', 'urgent'];
  const open = trades.filter(({ sensitive }) => !sensitive);

  it('are of all trades but those that keep nothing, with all answers but those about people', async () => {
    const { rows } = await db.query('select trade_id, fields from private.paid_trades');
    expect(Object.fromEntries(rows.map(({ trade_id, fields }) => [trade_id, fields]))).toEqual(
      Object.fromEntries(
        open.map(({ id, calculator }) => [
          id,
          Object.entries(calculator.fields)
            .filter(([field, described]) => !described.private && !ofPeople.includes(field))
            .map(([field]) => field),
        ]),
      ),
    );
  });

  it('are each named by one of the calculator’s own answers, and about what it says', async () => {
    const { rows } = await db.query('select * from private.paid_jobs');
    for (const { trade_id, id, answers, usual_usd } of rows) {
      const { calculator } = open.find((trade) => trade.id === trade_id)!;
      const read = readAnswers(calculator, answers as Answers);
      expect([read.problems, read.answers], `${trade_id} ${id}`).toEqual([[], answers]);
      const { typical } = runEstimate(calculator, read.answers).total;
      expect(
        Math.abs(Math.log(Number(usual_usd) / typical)),
        `${trade_id} ${id}: ${typical}`,
      ).toBeLessThan(Math.log(1.5));
    }
  });

  it('hold every job that can be named, once', async () => {
    const { rows } = await db.query('select * from private.paid_jobs');
    for (const { id, calculator } of open) {
      const kinds = rows
        .filter(({ trade_id }) => trade_id === id)
        .map(({ answers }) => answers as Answers);
      const named = [...new Set(kinds.flatMap((kind) => Object.keys(kind)))];
      const walk = (answers: Answers): void => {
        const asked = askedFields(calculator, fillIn(calculator, answers)).find(
          ([field]) => named.includes(field) && answers[field] === undefined,
        )?.[1];
        const fitting = kinds.filter((kind) =>
          Object.entries(kind).every(([field, value]) => answers[field] === value),
        );
        const next = Object.entries(calculator.fields).find(([, one]) => one === asked)?.[0];
        if (fitting.length === 0 && next && asked?.kind === 'choice') {
          for (const { value } of asked.options) walk({ ...answers, [next]: value });
          return;
        }
        expect(fitting, `${id} ${JSON.stringify(answers)}`).toHaveLength(1);
      };
      walk({});
    }
  });
});

it('the demonstration has an approved company for every trade that takes requests', async () => {
  const { rows } = await db.query('select id from trades where takes_requests');
  const served = demoAccounts.flatMap(({ company }) =>
    company?.status === 'approved' ? company.trades : [],
  );
  expect(rows.map(({ id }) => id).filter((id) => !served.includes(String(id)))).toEqual([]);
});

/** Whether a value passes a check of a column. */
const passes = async (constraint: string, column: string, value: string | number) => {
  const { rows } = await db.query(
    `select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = $1`,
    [constraint],
  );
  const answer = await db.query(
    `select (${String(rows[0]?.['rule'])}) as passes from (select $1::${typeof value === 'number' ? 'int' : 'text'} as ${column}) value`,
    [value],
  );
  return answer.rows[0]?.['passes'] === true;
};

it('the form and the database take the same addresses, numbers and ZIP codes', async () => {
  const emails = [
    'pat@mail.example',
    'a@b.co',
    'a+b@mail.example',
    'pat@mail',
    'pat@',
    'a b@mail.example',
    'a@@b.co',
    'a@b..co',
    'a@b.co.',
    'a@b.c',
    'a@b.c.uk',
    `${'x'.repeat(250)}@b.co`,
    '@b.co',
    '',
  ];
  for (const email of emails) {
    expect(await passes('request_contacts_email_check', 'email', email), email).toBe(
      readEmail(email) === email,
    );
  }
  const phones = ['817-555-0123', '117-555-0123', '817-155-0123', '8175550123', '817-555-012', ''];
  for (const phone of phones) {
    const taken = readPhone(phone) === phone;
    expect(await passes('request_phones_phone_check', 'phone', phone), phone).toBe(taken);
    expect(await passes('companies_phone_check', 'phone', phone), phone).toBe(
      taken || phone === '',
    );
  }
  for (const zip of ['76092', '7609', '760921', '76092-1234', '7609A', '']) {
    expect(await passes('request_contacts_zip_check', 'zip', zip), zip).toBe(readZip(zip) === zip);
  }
});

it('the sign-up form and the database take the same names and websites', async () => {
  const names = [
    'Oak Roofing',
    'Oak Roofing LLC',
    'St. Mary Roofing',
    'Oak Roofing. Elm',
    'A-1 Air & Heat',
    'Yes!',
    'Yes! We do',
    'The LLC',
    'LLC',
    'Co',
    'The Company',
    'P.L.L.C.',
    'A&B',
    '365',
    '3M1',
    'Ñandú Cabinets',
    'Oak\u202eRoofing',
    'Оak Roofing',
    '<script>alert(1)</script>',
    'Oak  Roofing',
    ' Oak',
    'Oak (Plano) #2',
    'AAA #1 BEST ROOFS CALL 817-555-0000 FREE DEDUCTIBLE',
    'Oak 817-555-0000',
    'Oak 8175550000',
    'Oak 555-0000',
    'Oak #1',
    '#1 Oak',
    'Oak Deductible Roofs',
    'CALL OAK',
    'Worry Free Moving',
    'Best Roofing',
    '1-800-Oak',
    'Oak_Roofing',
    'Oak "Best" Roofing',
    'x'.repeat(120),
    'x'.repeat(121),
    '...',
    '',
  ];
  for (const name of names) {
    const { rows } = await db.query('select private.is_company_name($1) as taken', [name]);
    const taken = tidyCompanyName(name) === name && companyNameTrouble(name) === null;
    expect(rows[0]?.['taken'], name).toBe(taken);
  }
  for (const website of [
    'https://oak.example',
    'http://oak.example:8080/a?b#c',
    'https://oak',
    'javascript:alert(1)',
    'https://oak.example/"x',
    `https://oak.example/${'x'.repeat(180)}`,
    `https://oak.example/${'x'.repeat(181)}`,
    '',
  ]) {
    expect(await passes('companies_website_check', 'website', website), website).toBe(
      readWebsite(website) === website,
    );
  }
});

it('the form and the database know the same channels and the same most companies', async () => {
  for (const channel of [...channels, 'fax', '']) {
    expect(await passes('consents_channel_check', 'channel', channel), channel).toBe(
      (channels as readonly string[]).includes(channel),
    );
  }
  for (const place of [0, 1, mostCompanies, mostCompanies + 1]) {
    expect(await passes('request_recipients_place_check', 'place', place)).toBe(
      place >= 1 && place <= mostCompanies,
    );
  }
});

it('the database knows the states of a request as the private link tells them', async () => {
  // `Record` makes TypeScript ask for each state once.
  const states: Record<Recipient['status'], true> = {
    sent: true,
    viewed: true,
    answered: true,
    declined: true,
    withdrawn: true,
  };
  for (const status of [...Object.keys(states), 'lost', '']) {
    expect(await passes('request_recipients_status_check', 'status', status), status).toBe(
      status in states,
    );
  }
});

it('the database knows the states of an order as the site tells them', async () => {
  for (const state of [...orderStates, 'lost', '']) {
    expect(await passes('orders_state_check', 'state', state), state).toBe(
      (orderStates as readonly string[]).includes(state),
    );
  }
});
