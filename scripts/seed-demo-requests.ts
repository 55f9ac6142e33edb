import { randomBytes } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { LostReason, Step } from '../src/backend/received/received.ts';
import type { Channel } from '../src/backend/requests.ts';
import { readAnswers, runEstimate } from '../src/engine/index.ts';
import { fromWall, toWall } from '../src/time/wall-clock.ts';
import { consentsFor } from '../src/homeowner/request/consent.ts';
import { jobOf, sentOf } from '../src/homeowner/request/job.ts';
import { tradeById } from '../src/trades/index.ts';
import { demoAccounts } from '../supabase/demo-accounts.ts';
import { demoId } from './demo-id.ts';
import type { DemoServer } from './seed-demo.ts';

/** A made-up homeowner's request, and what became of it at Ana's company. */
interface DemoRequest {
  readonly name: string;
  readonly trade: string;
  readonly city: string;
  readonly zip: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly note?: string;
  readonly channels?: readonly Channel[];
  /** Without it the range is kept back. */
  readonly sharesRange?: true;
  /** Also sent to Ben's company. */
  readonly alsoBen?: true;
  readonly sentHoursAgo: number;
  /** Minutes until Ana's company answered; left out while it has not. */
  readonly answeredIn?: number;
  readonly declined?: true;
  readonly takenBack?: true;
  readonly step?: Exclude<Step, 'new'>;
  readonly movedHoursAgo?: number;
  /** On the clock of the day after tomorrow: "09:00". */
  readonly visitAt?: string;
  readonly quotedUsd?: number;
  readonly lostReason?: LostReason;
  readonly nextStep?: string;
  readonly noted?: string;
}

const roof = { job: 'replace', known: 'one-story', floor: '2400', condition: 'worn' };
const system = { job: 'replace', area: '2400', age: '14' };

/** Everyone here is made up, with addresses and numbers that reach nobody. */
const demoRequests: readonly DemoRequest[] = [
  {
    name: 'Dana Whitfield',
    trade: 'roofing',
    city: 'southlake',
    zip: '76092',
    answers: {
      ...roof,
      known: 'two-story',
      floor: '2850',
      covering: 'class4',
      pitch: '6',
      age: '17',
    },
    note: 'Hail in May. The adjuster comes Tuesday at 8. There is a dog in the yard, please ring first.',
    channels: ['email', 'call'],
    sharesRange: true,
    alsoBen: true,
    sentHoursAgo: 2.8,
  },
  {
    name: 'Marcus Tillman',
    trade: 'hvac',
    city: 'allen',
    zip: '75013',
    answers: { job: 'repair', symptom: 'dead', cools: 'ac', age: '14' },
    channels: ['email', 'call', 'text'],
    sentHoursAgo: 1.4,
  },
  {
    name: 'Priya Nair',
    trade: 'garage-door',
    city: 'plano',
    zip: '75024',
    answers: { job: 'spring', size: 'double', stuck: 'no' },
    channels: ['email'],
    sharesRange: true,
    sentHoursAgo: 0.3,
  },
  {
    name: 'Luis Ortega',
    trade: 'roofing',
    city: 'frisco',
    zip: '75034',
    answers: { job: 'repair', condition: 'worn', age: '11' },
    sharesRange: true,
    sentHoursAgo: 7,
    answeredIn: 21,
    nextStep: 'Call back after 5 PM',
  },
  {
    name: 'Kim Bauer',
    trade: 'water-damage',
    city: 'southlake',
    zip: '76092',
    answers: { scope: 'dry', source: 'pipe', area: '300', hours: '12' },
    sharesRange: true,
    sentHoursAgo: 8,
    answeredIn: 6,
    nextStep: 'Photos asked for',
  },
  {
    name: 'Remi Adler',
    trade: 'solar',
    city: 'allen',
    zip: '75002',
    answers: { job: 'new', kwh: '14000', face: 's' },
    sharesRange: true,
    sentHoursAgo: 96,
    answeredIn: 125,
  },
  {
    name: 'Tam Nguyen',
    trade: 'roofing',
    city: 'plano',
    zip: '75093',
    answers: { ...roof, shape: 'hip', pitch: '9', covering: 'architectural' },
    sharesRange: true,
    alsoBen: true,
    sentHoursAgo: 50,
    answeredIn: 34,
    step: 'visit',
    movedHoursAgo: 40,
    visitAt: '09:00',
    noted: 'Ladder of 28 ft. Side gate is on the left.',
  },
  {
    name: 'Ed Farrow',
    trade: 'hvac',
    city: 'allen',
    zip: '75013',
    answers: { ...system, cools: 'heat-pump' },
    sentHoursAgo: 76,
    answeredIn: 52,
    step: 'visit',
    movedHoursAgo: 60,
    visitAt: '13:30',
  },
  {
    name: 'Hal Rowe',
    trade: 'roofing',
    city: 'southlake',
    zip: '76092',
    answers: { ...roof, covering: 'architectural', floor: '3100' },
    sharesRange: true,
    alsoBen: true,
    sentHoursAgo: 15 * 24,
    answeredIn: 18,
    step: 'quoted',
    movedHoursAgo: 9 * 24 + 3,
    quotedUsd: 24_600,
  },
  {
    name: 'Bo Kessler',
    trade: 'hvac',
    city: 'frisco',
    zip: '75035',
    answers: { ...system, cools: 'ac' },
    sharesRange: true,
    sentHoursAgo: 7 * 24,
    answeredIn: 47,
    step: 'quoted',
    movedHoursAgo: 52,
    quotedUsd: 14_850,
  },
  {
    name: 'Sam Duran',
    trade: 'garage-door',
    city: 'allen',
    zip: '75002',
    answers: { job: 'new', size: 'double', material: 'insulated' },
    sharesRange: true,
    sentHoursAgo: 5 * 24,
    answeredIn: 25,
    step: 'quoted',
    movedHoursAgo: 26,
    quotedUsd: 2480,
  },
  {
    name: 'Lee Parrish',
    trade: 'roofing',
    city: 'mckinney',
    zip: '75071',
    answers: { ...roof, covering: 'class4' },
    sharesRange: true,
    sentHoursAgo: 20 * 24,
    answeredIn: 31,
    step: 'won',
    movedHoursAgo: 4 * 24,
    quotedUsd: 21_750,
  },
  {
    name: 'Nat Gray',
    trade: 'hvac',
    city: 'dallas',
    zip: '75201',
    answers: { ...system, cools: 'heat-pump' },
    sentHoursAgo: 26 * 24,
    answeredIn: 70,
    step: 'won',
    movedHoursAgo: 11 * 24,
    quotedUsd: 9860,
  },
  {
    name: 'Viv Mercer',
    trade: 'roofing',
    city: 'southlake',
    zip: '76092',
    answers: { ...roof, covering: 'tile' },
    sharesRange: true,
    alsoBen: true,
    sentHoursAgo: 18 * 24,
    answeredIn: 200,
    step: 'lost',
    movedHoursAgo: 6 * 24,
    quotedUsd: 48_300,
    lostReason: 'price',
  },
  {
    name: 'Al Castor',
    trade: 'hvac',
    city: 'frisco',
    zip: '75034',
    answers: { job: 'tune-up', cools: 'ac' },
    sentHoursAgo: 14 * 24,
    answeredIn: 90,
    step: 'lost',
    movedHoursAgo: 8 * 24,
    lostReason: 'chose another',
  },
  {
    name: 'Jo Akers',
    trade: 'moving',
    city: 'mckinney',
    zip: '75071',
    answers: { reach: 'interstate', home: '3' },
    sentHoursAgo: 30,
    answeredIn: 40,
    declined: true,
  },
  {
    name: 'Grace Lindqvist',
    trade: 'roofing',
    city: 'southlake',
    zip: '76092',
    answers: { job: 'storm', condition: 'worn' },
    sentHoursAgo: 28,
    answeredIn: 60,
    takenBack: true,
  },
];

const hour = 3_600_000;

const idOf = (name: string): string => demoId(`demo request ${name}`);

const options = { auth: { persistSession: false, autoRefreshToken: false } };

async function check<T>(
  call: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<T> {
  const { data, error } = await call;
  if (error) throw new Error(error.message);
  return data;
}

/**
 * Sends the demonstration's requests the way visitors do, and works them as Ana would; only their times
 * are set back past the rules. A request that is there already is left as it is.
 * @throws with the server's words, if it refuses something
 */
export async function seedDemoRequests(server: DemoServer): Promise<void> {
  const operator = createClient(server.url, server.secretKey, options);
  const companies = await check(operator.from('companies').select('id, name').eq('is_demo', true));
  const companyOf = (email: string) => {
    const name = demoAccounts.find((account) => account.email === email)?.company?.name;
    return companies?.find((company) => company.name === name);
  };
  const [ana, ben] = [companyOf('ana@demo.example'), companyOf('ben@demo.example')];
  if (!ana || !ben) return;
  const there = await check(
    operator
      .from('requests')
      .select('id')
      .in(
        'id',
        demoRequests.map(({ name }) => idOf(name)),
      ),
  );
  const left = demoRequests.filter(({ name }) => !there?.some(({ id }) => id === idOf(name)));
  if (left.length === 0) return;
  const member = createClient(server.url, server.publishableKey, options);
  const { email, password } = demoAccounts.find((one) => one.email === 'ana@demo.example')!;
  const { data, error } = await member.auth.signInWithPassword({ email, password });
  if (error) throw error;
  for (const [index, request] of left.entries()) {
    const picked = request.alsoBen ? [ana, ben] : [ana];
    const token = await send(server, request, picked, index);
    await work(member, request, ana.id, data.user.id);
    await setBack(operator, request, ana.id);
    if (request.takenBack) {
      const homeowner = createClient(server.url, server.publishableKey, options);
      await check(homeowner.rpc('withdraw_request').setHeader('x-request-token', token));
    }
  }
}

/** @returns the secret of its private link */
async function send(
  server: DemoServer,
  request: DemoRequest,
  picked: readonly { id: string; name: string }[],
  index: number,
): Promise<string> {
  const { name, trade, city, zip, note = '', channels = ['email', 'call'] } = request;
  const { calculator } = tradeById(trade)!;
  const { answers } = readAnswers(calculator, { ...request.answers, city });
  const job = jobOf(calculator, runEstimate(calculator, answers));
  const email = `${name.toLowerCase().replace(' ', '.')}@demo.example`;
  const phone = channels.some((channel) => channel !== 'email')
    ? `817-555-01${String(20 + index).padStart(2, '0')}`
    : '';
  const token = randomBytes(32).toString('base64url');
  const visitor = createClient(server.url, server.publishableKey, options);
  await check(
    visitor.from('request_submissions').insert({
      id: idOf(name),
      body: {
        token,
        website: '',
        trade,
        city,
        page: tradeById(trade)!.paths.main,
        companies: picked.map(({ id }) => id),
        contact: { name, email, phone, zip, note, preferred: phone ? 'call' : 'email' },
        consents: consentsFor(channels, {
          companies: picked.map((company) => company.name),
          email,
          phone,
        }),
        ...sentOf(job, { shared: [], sharesRange: request.sharesRange === true }),
        gpc: false,
        seconds: 90,
        referrer: '',
        userAgent: 'Demonstration',
      },
    }),
  );
  return token;
}

async function work(
  member: SupabaseClient,
  request: DemoRequest,
  company: string,
  userId: string,
): Promise<void> {
  const id = idOf(request.name);
  const { answeredIn, declined, step, visitAt, noted } = request;
  if (answeredIn === undefined) return;
  await check(
    member
      .from('request_recipients')
      .update({ status: declined ? 'declined' : 'answered' })
      .eq('request_id', id)
      .eq('company_id', company),
  );
  const record = {
    ...(step && { step }),
    ...(request.quotedUsd && { quoted_usd: request.quotedUsd }),
    ...(request.lostReason && { lost_reason: request.lostReason }),
    ...(request.nextStep && { next_step: request.nextStep }),
    ...(visitAt && { visit_at: inTwoDays(visitAt) }),
  };
  if (Object.keys(record).length > 0) {
    await check(
      member.from('company_records').update(record).eq('request_id', id).eq('company_id', company),
    );
  }
  if (noted) {
    await check(
      member.from('company_notes').insert({
        id: crypto.randomUUID(),
        request_id: id,
        company_id: company,
        author: userId,
        body: noted,
      }),
    );
  }
}

/** The moment at which clocks in North Texas show this time, in two days. */
const inTwoDays = (clock: string) =>
  fromWall(`${toWall(new Date(Date.now() + 48 * hour)).slice(0, 10)}T${clock}`)?.toISOString();

/** Gives a request the times of its story. */
async function setBack(
  operator: SupabaseClient,
  request: DemoRequest,
  company: string,
): Promise<void> {
  const id = idOf(request.name);
  const sent = Date.now() - request.sentHoursAgo * hour;
  const at = (time: number) => new Date(time).toISOString();
  const answered = request.answeredIn === undefined ? null : sent + request.answeredIn * 60_000;
  const moved = request.movedHoursAgo ? Date.now() - request.movedHoursAgo * hour : answered;
  await check(
    operator
      .from('requests')
      .update({ created_at: at(sent), confirmed_at: at(sent) })
      .eq('id', id),
  );
  // It was agreed to before it was passed on.
  await check(
    operator
      .from('consents')
      .update({ agreed_at: at(sent) })
      .eq('request_id', id),
  );
  const recipients = await check(
    operator
      .from('request_recipients')
      .select('company_id, promised_by, sent_at')
      .eq('request_id', id),
  );
  for (const { company_id, promised_by, sent_at } of recipients ?? []) {
    const promise = Date.parse(promised_by as string) - Date.parse(sent_at as string);
    await check(
      operator
        .from('request_recipients')
        .update({
          sent_at: at(sent),
          promised_by: at(sent + promise),
          ...(company_id === company &&
            answered && { viewed_at: at(sent + 60_000), answered_at: at(answered) }),
        })
        .eq('request_id', id)
        .eq('company_id', company_id as string),
    );
  }
  await check(
    operator
      .from('company_records')
      .update({ sent_at: at(sent), moved_at: at(moved ?? sent) })
      .eq('request_id', id),
  );
  await check(
    operator
      .from('company_notes')
      .update({ created_at: at(moved ?? sent) })
      .eq('request_id', id),
  );
  for (const [kind, time] of [
    ['sent', sent],
    ['answered', answered],
    ['declined', answered],
    ['moved', moved],
  ] as const) {
    if (time === null) continue;
    await check(
      operator
        .from('company_events')
        .update({ at: at(time) })
        .eq('request_id', id)
        .eq('kind', kind),
    );
  }
}
