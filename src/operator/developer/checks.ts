import type { Failure } from '../../backend/failure.ts';
import type { Build, Health, Latency, Question, ReviewDates } from '../../backend/health.ts';
import type { MailState } from '../../backend/mailbox.ts';
import { isSecretKey } from '../../backend/secret-key.ts';
import { countOf, howMany } from '../../kit/say.ts';
import type { Asked } from '../../kit/use-answer.ts';
import { span } from '../../time/words.ts';
import { timeNear } from '../../time/central.ts';
import { sayDay } from '../../time/days.ts';

/** What was answered, when, or why it was not. */
export type Told<T> = Pick<Asked<T>, 'answer' | 'at' | 'failure'>;

/** All that the checks are made of. */
export interface Facts {
  readonly build: Told<Build>;
  readonly health: Told<Health>;
  /** How far this browser's clock is ahead of the database's, in milliseconds. */
  readonly clockAhead: number | null;
  readonly latency: Told<Latency>;
  readonly mail: Told<MailState>;
  readonly dates: Told<ReviewDates>;
}

/** This page as the browser has it. */
export interface Here {
  readonly build: string;
  readonly origin: string;
  readonly isSecure: boolean;
  readonly backendUrl: string;
  readonly backendKey: string;
  /** The database of this machine, and not a hosted project. */
  readonly isEmbedded: boolean;
}

/** `open`: not known, and nobody's fault. */
export type CheckState = 'good' | 'due' | 'broken' | 'open' | 'asking';

/** One thing that was looked at. */
export interface Check {
  readonly name: string;
  readonly state: CheckState;
  /** What was found; the part before the first colon or period can stand alone. */
  readonly text: string;
  /** What to do about it, where something is to be done. */
  readonly remedy?: string;
  /** Where on this page there is more, as a query string. */
  readonly more?: string;
  readonly at?: Date | string;
}

type Finding = Omit<Check, 'name'>;
type More = Pick<Check, 'more' | 'at'>;

const good = (text: string, more: More = {}): Finding => ({ state: 'good', text, ...more });
const open = (text: string): Finding => ({ state: 'open', text });
const due = (text: string, remedy: string, more: More = {}): Finding => ({
  ...{ state: 'due', text, remedy },
  ...more,
});
const broken = (text: string, remedy: string, more: More = {}): Finding => ({
  ...due(text, remedy, more),
  state: 'broken',
});

const failed = ({ message }: Failure): Finding =>
  broken(message, 'If this page stays without an answer, look whether the project runs.');

/** Looks at an answer once it is there. */
function look<T>(
  name: string,
  { answer, at, failure }: Told<T>,
  find: (data: T, at: Date) => Finding,
): Check {
  if (!at || (answer === null && !failure)) return { name, state: 'asking', text: 'Asking …' };
  return { name, at, ...(failure ? failed(failure) : find(answer!, at)) };
}

const build = (here: Here) => (data: Build, at: Date) => {
  const made = `${data.build}, built ${timeNear(data.builtAt, at)}.`;
  return data.build === here.build
    ? good(`${made} The same on the server and in this browser.`)
    : due(
        `The server has ${made} This browser runs ${here.build || 'none it knows'}.`,
        'Reload the page. If it stays, a cache between keeps old pages.',
      );
};

const migrations = (ours: readonly string[] | null) => (health: Health) => {
  const applied = health.migrations;
  if (!applied) return open('This database does not say which were applied.');
  if (!ours) return open(`${applied.length} applied.`);
  const missing = ours.filter((name) => !applied.includes(name.slice(0, name.indexOf('_'))));
  const last = ours.at(-1)?.replaceAll('_', ' ');
  if (missing.length > 0) {
    return broken(
      `${countOf(missing.length, 'migration')} of this build not applied: ${missing.join(', ')}.`,
      'Run the migrations, then publish the site again if needed.',
    );
  }
  const further = applied.length - ours.length;
  return further > 0
    ? due(
        `The database has ${countOf(further, 'migration')} more than this build knows.`,
        'Publish the newest build.',
      )
    : good(`${applied.length} of ${ours.length}, last ${last}.`);
};

/** Slower than this, pages feel it. */
const slow = 800;

const reachability = (health: Told<Health>) => (latency: Latency) => {
  const [median, worst] = [latency.median, latency.worst].map(Math.round);
  const version = health.answer ? ` Postgres ${health.answer.postgres}.` : '';
  const text = `Answers in ${median} ms from here, ${worst} ms at worst of five.${version}`;
  return median! > slow
    ? due(text, 'Slow from here. Try from another network before looking further.')
    : good(text);
};

const configuration = (here: Here) => (health: Health) => {
  const wanted: readonly (readonly [isSet: boolean, problem: string, isGrave?: boolean])[] = [
    [here.backendUrl !== '', 'PUBLIC_SUPABASE_URL is empty', true],
    [here.backendKey !== '', 'PUBLIC_SUPABASE_KEY is empty', true],
    [!isSecretKey(here.backendKey), 'the page carries the secret key: replace it at once', true],
    [here.isSecure, 'the page is not served over https', true],
    [health.settings.salt === 'set', 'the salt of hashes is empty', true],
    [
      health.staff.some(({ role }) => role === 'admin'),
      'nobody is admin (npm run grant-role)',
      true,
    ],
    [
      health.operator_is_named || here.isEmbedded,
      'private.settings does not name the operator that consent is given to',
    ],
    [health.schedule !== null || here.isEmbedded, 'no schedule of the database runs the clock'],
    [
      health.secrets === null ||
        here.isEmbedded ||
        ['mail_address', 'mail_password'].every((name) => health.secrets?.includes(name)),
      'the vault lacks mail_address or mail_password',
    ],
  ];
  const missing = wanted.filter(([isSet]) => !isSet);
  const set = `${wanted.length - missing.length} of ${wanted.length} set.`;
  if (missing.length === 0) return good(`${set} Secrets are looked for, never shown.`);
  const found = missing.some(([, , isGrave]) => isGrave) ? broken : due;
  return found(
    `${set} ${missing.map(([, problem]) => problem).join('; ')}.`,
    'The README tells how under “Going live”.',
  );
};

const roleWords = { admin: 'admin', developer_admin: 'developer admin' } as const;

const codes =
  (here: Here) =>
  ({ staff, settings }: Health): Finding => {
    if (here.isEmbedded) return open('The server of this machine has no codes from apps.');
    const bare = staff.filter(({ without_app }) => without_app > 0);
    if (bare.length === 0) {
      const all = staff.reduce((sum, { people }) => sum + people, 0);
      return good(`All ${all} staff have an app.`);
    }
    const each = bare.map(
      ({ role, people, without_app }) => `${without_app} of ${countOf(people, roleWords[role])}`,
    );
    return due(
      `Without an app: ${each.join(', ')}.`,
      settings['staff_need_codes']
        ? 'They are let in once they add one, at their next visit.'
        : 'A password alone lets them in. Each adds one in the menu with their name, “Codes from an app for signing in”.',
    );
  };

const clockLate = 5 * 60_000;

const clock = ({ clock: run, now, schedule }: Health) => {
  const by = schedule ? 'the database’s own schedule' : 'the server next to it';
  if (!run) {
    return broken(
      'It has never run: no reminder is sent and nothing is forgotten.',
      'Schedule “select private.tidy()” every minute, or start the site with npm start.',
    );
  }
  const since = Math.max(0, Date.parse(now) - Date.parse(run.ran_at));
  const text = `Ran ${span(since)} ago in ${run.milliseconds} ms, by ${by}. ${countOf(run.rows_forgotten, 'row')} forgotten.`;
  return since > clockLate
    ? broken(text, 'It runs every minute. Look at its last runs, and at the log of Postgres.')
    : good(text);
};

const mailLate = 10 * 60_000;

const mail = (state: MailState, at: Date) => {
  const waiting = state.queued + state.sending;
  const more = '?view=mail';
  if (state.refused_since) {
    return broken(
      `The provider has taken no letter for ${span(at.getTime() - Date.parse(state.refused_since))}: ${state.answer}. ${countOf(waiting, 'letter')} wait.`,
      'None is lost. Look at its key, its quota and its status page.',
      { more },
    );
  }
  if (state.dead > 0) {
    return broken(
      `${countOf(state.dead, 'letter')} could not be delivered. ${countOf(waiting, 'letter')} wait.`,
      'Open a letter, see why, and send all again.',
      { more: `${more}&state=dead` },
    );
  }
  const oldest = state.oldest_waiting_at && at.getTime() - Date.parse(state.oldest_waiting_at);
  return oldest && oldest > mailLate
    ? due(
        `${countOf(waiting, 'letter')} wait, the oldest for ${span(oldest)}.`,
        'Look whether the sender runs and its provider answers.',
        { more },
      )
    : good(
        `${waiting} waiting, ${state.sent} sent, none given up. ${countOf(state.promises_running, 'promise')} watched.`,
        { more },
      );
};

const errors = ({ errors_last_day: { times, different } }: Health) => {
  const more = { more: '?view=errors' };
  return times === 0
    ? good('No browser reported one in the last day.', more)
    : due(
        `${countOf(times, 'time')} in the last day, ${different} different.`,
        'Read what broke and where.',
        more,
      );
};

/** The questions that must hold where this page runs, and of those the ones that do not. */
export function askedOf(questions: readonly Question[], isEmbedded: boolean) {
  const asked = questions.filter(({ about_grants }) => !(isEmbedded && about_grants));
  return { asked, wrong: asked.filter(({ offenders }) => offenders.length > 0) };
}

const security =
  (here: Here) =>
  ({ questions }: Health) => {
    const { asked, wrong } = askedOf(questions, here.isEmbedded);
    const apart = questions.length - asked.length;
    const more = { more: '?view=database' };
    const waits = apart > 0 ? ` ${apart} on grants wait for a hosted project.` : '';
    return wrong.length === 0
      ? good(
          `${asked.length} of ${asked.length} questions to the catalog answered as they should be.${waits}`,
          more,
        )
      : broken(
          `${wrong.map(({ question, offenders }) => `${offenders.length} ${question}`).join('; ')}.`,
          wrong[0]!.remedy,
          more,
        );
  };

const links = (data: Build) => {
  if (!data.links) return open('Not checked for this build (npm run links before it).');
  const { opened, dead, unclear, checkedAt: at } = data.links;
  const text = `${countOf(opened, 'source')} opened, ${dead.length} gone, ${unclear} could not be told.`;
  return dead.length > 0
    ? due(`${text} ${dead.join(', ')}`, 'Find where each page went, or another source.', { at })
    : good(text, { at });
};

const day = 86_400_000;
/** So many days before its date, a figure counts as coming due. */
export const dueSoon = 60;

/** What has a review date: the figures of the estimates, as the foot of every page counts them, and numbers to call. */
export const inAll = ({ figures, groups }: ReviewDates): string => {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return `${countOf(figures, 'figure')} and ${countOf(all - figures, 'number')} to call`;
};

const prices = (dates: ReviewDates, at: Date) => {
  const { groups } = dates;
  const today = at.toISOString().slice(0, 10);
  const soon = new Date(at.getTime() + dueSoon * day).toISOString().slice(0, 10);
  const count = (those: ReviewDates['groups']) => those.reduce((sum, one) => sum + one.count, 0);
  const past = count(groups.filter(({ reviewBy }) => reviewBy < today));
  const coming = count(groups.filter(({ reviewBy }) => reviewBy >= today && reviewBy <= soon));
  const more = { more: '?view=prices' };
  const remedy = 'Read their sources again and set new dates.';
  if (past > 0) {
    return broken(
      `${past.toLocaleString('en-US')} of ${inAll(dates)} past the review date, ${coming} due within ${dueSoon} days.`,
      remedy,
      more,
    );
  }
  const next = groups.find(({ reviewBy }) => reviewBy >= today);
  return coming > 0 && next
    ? due(
        `${coming.toLocaleString('en-US')} of ${inAll(dates)} due for review within ${dueSoon} days, the first by ${sayDay(next.reviewBy)}.`,
        remedy,
        more,
      )
    : good(
        `${inAll(dates)}, none past its date${next ? `; the next by ${sayDay(next.reviewBy)}` : ''}.`,
        more,
      );
};

const tolerable = 5_000;
const grave = 60_000;

const ownClock = (ahead: number) => {
  const size = Math.abs(ahead);
  const text = `${(size / 1000).toFixed(1)} s ${ahead > 0 ? 'ahead of' : 'behind'} the database.`;
  if (size < tolerable) return good(text);
  const found = size < grave ? due : broken;
  return found(text, 'Set this machine’s clock: sessions are refused when it is far off.');
};

/** Everything that is looked at, in the order it is shown. */
export function checksOf(facts: Facts, here: Here): Check[] {
  const { health, latency } = facts;
  const ours = facts.build.answer?.migrations ?? null;
  return [
    look('Build', facts.build, build(here)),
    look('Migrations', health, migrations(ours)),
    look('Backend', latency, reachability(health)),
    look('Configuration', health, configuration(here)),
    look('Codes of staff', health, codes(here)),
    look('Scheduled clock', health, clock),
    look('Mail', facts.mail, mail),
    look('Errors in browsers', health, errors),
    look('Row level security', health, security(here)),
    look('Links of this build', facts.build, links),
    look('Prices', facts.dates, prices),
    look('Clock of this browser', health, () =>
      facts.clockAhead === null ? open('Not known.') : ownClock(facts.clockAhead),
    ),
  ];
}

/** The state of everything in one sentence, without its period: "One thing is broken, two are coming due". */
export function headlineOf(checks: readonly Check[]): string {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length;
  const [broken, due] = [count('broken'), count('due')];
  const verb = (figure: number) => (figure === 1 ? 'is' : 'are');
  const things = (figure: number) =>
    `${howMany(figure)} ${figure === 1 ? 'thing' : 'things'} ${verb(figure)}`;
  if (broken > 0 && due > 0) {
    return `${things(broken)} broken, ${howMany(due).toLowerCase()} ${verb(due)} coming due`;
  }
  if (broken > 0) return `${things(broken)} broken`;
  if (count('asking') > 0) return 'Looking at everything …';
  return due > 0 ? `${things(due)} coming due` : 'Everything works';
}
