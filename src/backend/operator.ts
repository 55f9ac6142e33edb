import { backend, patience, type CallName } from './client.ts';
import { alreadyThere, attempt, readAs, type Answer, type Result } from './failure.ts';
import type { Channel, EstimateSummary } from './requests.ts';
import type { StaffRole } from './accounts.ts';
import {
  isFlag,
  isListOf,
  isMapOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isText,
  isTime,
  type Shape,
} from './shape.ts';

/*
 * The calls of the staff. The database asks each of them whether an admin calls, and logs what they do.
 * Times stay as the database wrote them, to the microsecond: they are keys of pages too.
 */

/** Where a request stands: a company has yet to answer, all have, none received it, or it is over. */
export type RequestState =
  'unconfirmed' | 'waiting' | 'answered' | 'declined' | 'kept' | 'taken back';

/** One company's part in a request, as the staff's list shows it. */
export interface RequestPart {
  readonly company_id: string;
  readonly company_name: string;
  readonly status: 'sent' | 'viewed' | 'answered' | 'declined' | 'withdrawn';
  readonly sent_at: string;
  readonly promised_by: string | null;
  readonly answered_at: string | null;
  readonly withdrawn_at: string | null;
  readonly overdue: boolean;
  /** When it said that it deleted its copy. */
  readonly deleted_at: string | null;
}

/** A request as the staff's list shows it: nothing in it names a person. */
export interface RequestLine {
  readonly id: string;
  readonly reference: string;
  readonly sent_at: string;
  readonly trade_id: string;
  /** `elsewhere` outside the cities served. */
  readonly city_id: string;
  readonly state: RequestState;
  /** A company let its promised time pass. */
  readonly late: boolean;
  readonly confirmed_at: string | null;
  readonly withdrawn_at: string | null;
  /** The reference of an earlier request of the same contact for the same trade. */
  readonly same_as: string | null;
  /** How far the site's own team is, where no company received it. */
  readonly kept_step: KeptStep | null;
  /** How many complaints about it are open. */
  readonly complaints: number;
  /** The homeowner asked to stop. */
  readonly stopped: boolean;
  /** What was agreed to. */
  readonly channels: readonly Channel[];
  readonly recipients: readonly RequestPart[];
}

/** A line of a page. */
export interface ListedRequest extends RequestLine {
  /** Null once the contact data are gone. */
  readonly zip: string | null;
  /** The range the homeowner saw, in US dollars, if it was shared. */
  readonly estimate: Pick<EstimateSummary, 'low' | 'high'> | null;
  /** The key of the page: when it was sent, or last passed on to a company that was searched for. */
  readonly key_at: string;
}

export type KeptStep = 'new' | 'in work' | 'done';

/** What the list of requests is narrowed to; an empty text narrows nothing. */
export interface RequestFilter {
  readonly trade: string;
  readonly city: string;
  readonly state: RequestState | 'late' | '';
  /** ISO time, or null for all. */
  readonly since: string | null;
  readonly words: string;
}

/** The key of a line: lists go on after it. */
export interface Key {
  readonly at: string;
  readonly id: string;
}

/** How the database read what was typed into the search. */
export interface ReadSearch {
  readonly as?: 'reference' | 'email' | 'zip' | 'city' | 'companies';
  /** The first companies found. */
  readonly names?: readonly string[];
}

export interface RequestPage {
  readonly lines: readonly ListedRequest[];
  readonly more: boolean;
  /** Counted on the first page only. */
  readonly count: number | null;
  /** There are more than `count`. */
  readonly count_is_least: boolean;
  readonly search: ReadSearch;
}

/** A company as the staff see it. */
export interface CompanyEntry {
  readonly id: string;
  readonly name: string;
  readonly license: string;
  readonly description: string;
  readonly phone: string;
  readonly website: string;
  readonly trades: readonly string[];
  readonly cities: readonly string[];
  /** Names exactly this entry, for a decision. */
  readonly hash: string;
  readonly status: CompanyStatus;
  readonly reply_hours: number;
  readonly paused: boolean;
  readonly is_demo: boolean;
  readonly created_at: string;
  readonly members: readonly { readonly email: string; readonly role: string }[];
  /** Newest first. */
  readonly decisions: readonly {
    readonly decision: string;
    readonly reason: string;
    readonly decided_at: string;
  }[];
  /** Open ones, by homeowners. */
  readonly complaints: number;
  /** Of the last 90 days: requests passed on, answers that were due, and those in time. */
  readonly passed_on: number;
  readonly due: number;
  readonly in_time: number;
}

export type CompanyStatus = 'pending' | 'approved' | 'rejected' | 'suspended' | 'closed';

export interface CompanyPage {
  readonly companies: readonly CompanyEntry[];
  readonly more: boolean;
  /** How many there are by status. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What the staff may correct of a company. */
export type CompanyChange = Pick<
  CompanyEntry,
  'name' | 'license' | 'description' | 'phone' | 'website' | 'reply_hours' | 'trades' | 'cities'
>;

const complainants = ['homeowner', 'company'] as const;
const ways = ['phone', 'email', 'letter'] as const;

export interface Complaint {
  readonly id: string;
  /** Null, with what it says of the request: the complaint named none. */
  readonly request_id: string | null;
  readonly reference: string | null;
  readonly trade_id: string | null;
  readonly city_id: string | null;
  /** Whom it is about, or who complains; null: the homeowner, about the site. */
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly written_by: (typeof complainants)[number];
  /** `site`: sent here. Any other: the staff wrote it down. */
  readonly came_by: 'site' | (typeof ways)[number];
  readonly body: string;
  readonly created_at: string;
  readonly closed_at: string | null;
  readonly closed_by: string | null;
  readonly resolution: string;
}

/** A request that no company received. */
export interface KeptRequest {
  readonly id: string;
  readonly reference: string;
  readonly trade_id: string;
  readonly city_id: string;
  readonly zip: string | null;
  readonly sent_at: string;
  readonly withdrawn_at: string | null;
  readonly step: KeptStep;
  readonly note: string;
  readonly changed_at: string;
  readonly channels: readonly Channel[];
}

export interface LogLine {
  readonly id: number;
  readonly at: string;
  /** Empty: a script with the secret key. */
  readonly actor: string;
  readonly action: string;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly request_id: string | null;
  readonly reference: string | null;
  readonly person: string | null;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Of one week, trade or city. */
export interface Tally {
  readonly requests: number;
  readonly taken_back: number;
  readonly kept: number;
  /** Answers that companies owed, and how many came in time. */
  readonly due: number;
  readonly in_time: number;
  /** From when the company could see the person; null without an answer. */
  readonly median_minutes: number | null;
}

export interface Figures {
  /** The last twelve, by the Monday they began on. */
  readonly weeks: readonly (Tally & { readonly week: string })[];
  readonly trades: readonly (Tally & { readonly trade_id: string })[];
  readonly cities: readonly (Tally & { readonly city_id: string })[];
  /** Of the last 90 days. */
  readonly unserved: readonly {
    readonly city_id: string;
    readonly zip: string;
    readonly trade_id: string;
    readonly requests: number;
    readonly last_at: string;
  }[];
}

interface Waiting<T> {
  readonly count: number;
  /** The oldest ten. */
  readonly first: readonly T[];
}

/** A copy that a company opened and has not said it deleted, though the request was taken back. */
export interface UndeletedCopy {
  readonly request_id: string;
  readonly reference: string;
  readonly company_name: string;
  readonly withdrawn_at: string;
}

export interface Today {
  readonly now: string;
  readonly sign_ups: Waiting<CompanyEntry>;
  readonly complaints: Waiting<Complaint>;
  readonly kept: Waiting<KeptRequest>;
  /** Copies a company opened. */
  readonly undeleted: Waiting<UndeletedCopy>;
  /** Copies, opened or not, that no company said it deleted; of the last 90 days. */
  readonly unconfirmed_copies: number;
  /** Requests whose promise ran out without an answer. */
  readonly late: number;
  /** Letters that should have left ten minutes ago, the oldest of them written at `since`. */
  readonly mail: { readonly waiting: number; readonly since: string | null };
  readonly alarms: readonly {
    readonly kind: string;
    readonly hour: string;
    readonly figure: number;
    readonly threshold: number;
  }[];
  readonly log: readonly LogLine[];
}

/** This week in one line. */
export interface Week {
  /** Requests of the last twelve weeks, the running one last. */
  readonly weeks: readonly number[];
  readonly week: Pick<Tally, 'due' | 'in_time' | 'median_minutes'>;
  /** This week. */
  readonly taken_back: number;
  /** How many companies there are by status. */
  readonly companies: Readonly<Record<string, number>>;
}

export interface OpenedContact {
  readonly name: string;
  readonly email: string;
  readonly zip: string;
  readonly note: string;
  readonly preferred: string;
  readonly phone: string;
}

/** All that proves what was agreed to in a request. */
export interface Evidence {
  readonly id: string;
  readonly reference: string;
  readonly trade_id: string;
  readonly city_id: string | null;
  readonly page: string;
  readonly referrer: string;
  readonly fill_seconds: number | null;
  readonly sent_at: string;
  readonly confirmed_at: string | null;
  readonly withdrawn_at: string | null;
  readonly contact: OpenedContactBare | null;
  readonly consents: readonly {
    readonly id: number;
    readonly channel: Channel;
    readonly shown_text: string;
    readonly shown_text_hash: string;
    readonly version: string;
    readonly page: string;
    readonly companies: readonly string[];
    readonly contact: string | null;
    readonly contact_hash: string;
    readonly user_agent: string;
    readonly ip_address: string | null;
    readonly gpc: boolean;
    readonly agreed_at: string;
  }[];
  readonly recipients: readonly {
    readonly company_id: string;
    readonly company_name: string;
    readonly company_license: string;
    readonly status: RequestPart['status'];
    readonly sent_at: string;
    readonly viewed_at: string | null;
    readonly answered_at: string | null;
    readonly withdrawn_at: string | null;
  }[];
  readonly stops: readonly { readonly scope: string; readonly told_at: string }[];
  /** Oldest first; the last line is this opening. */
  readonly log: readonly {
    readonly id: number;
    readonly at: string;
    readonly actor_email: string;
    readonly action: string;
    readonly reason: string;
  }[];
}
type OpenedContactBare = Omit<OpenedContact, 'note'>;

export interface StaffMember {
  readonly user_id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly granted_at: string;
}

const isChannel = isOneOf('email', 'call', 'text', 'automated');
const isTimeOrNull = isNullOr(isTime);
const isTextOrNull = isNullOr(isText);
const isPartStatus = isOneOf('sent', 'viewed', 'answered', 'declined', 'withdrawn');
const isKeptStep = isOneOf('new', 'in work', 'done');
const isAnything: Shape<Readonly<Record<string, unknown>>> = (
  value,
): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const requestShape = {
  id: isText,
  reference: isText,
  sent_at: isTime,
  trade_id: isText,
  city_id: isText,
  state: isOneOf('unconfirmed', 'waiting', 'answered', 'declined', 'kept', 'taken back'),
  late: isFlag,
  confirmed_at: isTimeOrNull,
  withdrawn_at: isTimeOrNull,
  same_as: isTextOrNull,
  kept_step: isNullOr(isKeptStep),
  complaints: isNumber,
  stopped: isFlag,
  channels: isListOf(isChannel),
  recipients: isListOf(
    isRecord<RequestPart>({
      company_id: isText,
      company_name: isText,
      status: isPartStatus,
      sent_at: isTime,
      promised_by: isTimeOrNull,
      answered_at: isTimeOrNull,
      withdrawn_at: isTimeOrNull,
      overdue: isFlag,
      deleted_at: isTimeOrNull,
    }),
  ),
};
const isRequestLine = isRecord<RequestLine>(requestShape);
const isListedRequest = isRecord<ListedRequest>({
  ...requestShape,
  zip: isTextOrNull,
  estimate: isNullOr(isRecord<{ low: number; high: number }>({ low: isNumber, high: isNumber })),
  key_at: isTime,
});
const isSearch: Shape<ReadSearch> = (value): value is ReadSearch => isAnything(value);
const isRequestPage = isRecord<RequestPage>({
  lines: isListOf(isListedRequest),
  more: isFlag,
  count: isNullOr(isNumber),
  count_is_least: isFlag,
  search: isSearch,
});

const isCompanyEntry = isRecord<CompanyEntry>({
  id: isText,
  name: isText,
  license: isText,
  description: isText,
  phone: isText,
  website: isText,
  trades: isListOf(isText),
  cities: isListOf(isText),
  hash: isText,
  status: isOneOf('pending', 'approved', 'rejected', 'suspended', 'closed'),
  reply_hours: isNumber,
  paused: isFlag,
  is_demo: isFlag,
  created_at: isTime,
  members: isListOf(isRecord<{ email: string; role: string }>({ email: isText, role: isText })),
  decisions: isListOf(
    isRecord<CompanyEntry['decisions'][number]>({
      decision: isText,
      reason: isText,
      decided_at: isTime,
    }),
  ),
  complaints: isNumber,
  passed_on: isNumber,
  due: isNumber,
  in_time: isNumber,
});
const isCompanyPage = isRecord<CompanyPage>({
  companies: isListOf(isCompanyEntry),
  more: isFlag,
  counts: isMapOf(isNumber),
});

const isComplaint = isRecord<Complaint>({
  id: isText,
  request_id: isTextOrNull,
  reference: isTextOrNull,
  trade_id: isTextOrNull,
  city_id: isTextOrNull,
  company_id: isTextOrNull,
  company_name: isTextOrNull,
  written_by: isOneOf(...complainants),
  came_by: isOneOf('site', ...ways),
  body: isText,
  created_at: isTime,
  closed_at: isTimeOrNull,
  closed_by: isTextOrNull,
  resolution: isText,
});
const isComplaintPage = isRecord<{ complaints: readonly Complaint[]; more: boolean }>({
  complaints: isListOf(isComplaint),
  more: isFlag,
});

const isKept = isRecord<KeptRequest>({
  id: isText,
  reference: isText,
  trade_id: isText,
  city_id: isText,
  zip: isTextOrNull,
  sent_at: isTime,
  withdrawn_at: isTimeOrNull,
  step: isKeptStep,
  note: isText,
  changed_at: isTime,
  channels: isListOf(isChannel),
});
const isKeptPage = isRecord<{ kept: readonly KeptRequest[]; more: boolean }>({
  kept: isListOf(isKept),
  more: isFlag,
});

const isLogLine = isRecord<LogLine>({
  id: isNumber,
  at: isTime,
  actor: isText,
  action: isText,
  company_id: isTextOrNull,
  company_name: isTextOrNull,
  request_id: isTextOrNull,
  reference: isTextOrNull,
  person: isTextOrNull,
  reason: isText,
  detail: isAnything,
});
const isLogPage = isRecord<{ lines: readonly LogLine[]; more: boolean }>({
  lines: isListOf(isLogLine),
  more: isFlag,
});

const tallyShape = {
  requests: isNumber,
  taken_back: isNumber,
  kept: isNumber,
  due: isNumber,
  in_time: isNumber,
  median_minutes: isNullOr(isNumber),
};
const isFigures = isRecord<Figures>({
  weeks: isListOf(isRecord<Tally & { week: string }>({ ...tallyShape, week: isText })),
  trades: isListOf(isRecord<Tally & { trade_id: string }>({ ...tallyShape, trade_id: isText })),
  cities: isListOf(isRecord<Tally & { city_id: string }>({ ...tallyShape, city_id: isText })),
  unserved: isListOf(
    isRecord<Figures['unserved'][number]>({
      city_id: isText,
      zip: isText,
      trade_id: isText,
      requests: isNumber,
      last_at: isTime,
    }),
  ),
});

const isWaiting = <T>(item: Shape<T>) =>
  isRecord<Waiting<T>>({ count: isNumber, first: isListOf(item) });
const isToday = isRecord<Today>({
  now: isTime,
  sign_ups: isWaiting(isCompanyEntry),
  complaints: isWaiting(isComplaint),
  kept: isWaiting(isKept),
  undeleted: isWaiting(
    isRecord<UndeletedCopy>({
      request_id: isText,
      reference: isText,
      company_name: isText,
      withdrawn_at: isTime,
    }),
  ),
  unconfirmed_copies: isNumber,
  late: isNumber,
  mail: isRecord<Today['mail']>({ waiting: isNumber, since: isTimeOrNull }),
  alarms: isListOf(
    isRecord<Today['alarms'][number]>({
      kind: isText,
      hour: isTime,
      figure: isNumber,
      threshold: isNumber,
    }),
  ),
  log: isListOf(isLogLine),
});

const isWeek = isRecord<Week>({
  weeks: isListOf(isNumber),
  week: isRecord<Week['week']>({
    due: isNumber,
    in_time: isNumber,
    median_minutes: isNullOr(isNumber),
  }),
  taken_back: isNumber,
  companies: isMapOf(isNumber),
});

const contactShape = {
  name: isText,
  email: isText,
  zip: isText,
  preferred: isText,
  phone: isText,
};
const isContact = isRecord<OpenedContact>({ ...contactShape, note: isText });
const isEvidence = isRecord<Evidence>({
  id: isText,
  reference: isText,
  trade_id: isText,
  city_id: isTextOrNull,
  page: isText,
  referrer: isText,
  fill_seconds: isNullOr(isNumber),
  sent_at: isTime,
  confirmed_at: isTimeOrNull,
  withdrawn_at: isTimeOrNull,
  contact: isNullOr(isRecord<OpenedContactBare>(contactShape)),
  consents: isListOf(
    isRecord<Evidence['consents'][number]>({
      id: isNumber,
      channel: isChannel,
      shown_text: isText,
      shown_text_hash: isText,
      version: isText,
      page: isText,
      companies: isListOf(isText),
      contact: isTextOrNull,
      contact_hash: isText,
      user_agent: isText,
      ip_address: isTextOrNull,
      gpc: isFlag,
      agreed_at: isTime,
    }),
  ),
  recipients: isListOf(
    isRecord<Evidence['recipients'][number]>({
      company_id: isText,
      company_name: isText,
      company_license: isText,
      status: isPartStatus,
      sent_at: isTime,
      viewed_at: isTimeOrNull,
      answered_at: isTimeOrNull,
      withdrawn_at: isTimeOrNull,
    }),
  ),
  stops: isListOf(
    isRecord<Evidence['stops'][number]>({
      scope: isText,
      told_at: isTime,
    }),
  ),
  log: isListOf(
    isRecord<Evidence['log'][number]>({
      id: isNumber,
      at: isTime,
      actor_email: isText,
      action: isText,
      reason: isText,
    }),
  ),
});
const isStaffList = isListOf(
  isRecord<StaffMember>({
    user_id: isText,
    email: isText,
    role: isOneOf('admin', 'developer_admin'),
    granted_at: isTime,
  }),
);

/** Calls a function of the database and looks at what it answers. */
const ask = <T>(
  name: CallName,
  parameters: Readonly<Record<string, unknown>>,
  shape: Shape<T>,
): Promise<Result<{ data: T }>> =>
  attempt(
    async () => (await backend()).rpc(name, parameters).abortSignal(AbortSignal.timeout(patience)),
    readAs(shape),
  );

/** Does something that answers nothing. */
const tell = (call: () => PromiseLike<Answer>): Promise<Result<object>> =>
  attempt(call, () => ({ ok: true }));

const command = (name: CallName, parameters: Readonly<Record<string, unknown>>) =>
  tell(async () =>
    (await backend()).rpc(name, parameters).abortSignal(AbortSignal.timeout(patience)),
  );

const keyOf = (from: Key | null) => (from ? { from_at: from.at, from_id: from.id } : {});

/** What waits for the staff, and the last lines of the log. */
export const readToday = () => ask('admin_today', {}, isToday);

export const readWeek = () => ask('admin_week', {}, isWeek);

/**
 * A page of requests, newest first.
 * @param from the line that the page follows; with `newer` the page before it in this order, itself
 *   oldest first
 */
export const readRequests = (filter: RequestFilter, from: Key | null, newer: boolean) =>
  ask('admin_requests', { ...filter, ...keyOf(from), newer }, isRequestPage);

/** The same for a spreadsheet; at most 5,000 lines, and `more` says that there are others. Logged. */
export const exportRequests = (filter: RequestFilter) =>
  ask(
    'export_requests',
    { ...filter },
    isRecord<{ lines: readonly RequestLine[]; more: boolean }>({
      lines: isListOf(isRequestLine),
      more: isFlag,
    }),
  );

/** Companies by name. `after` is the last one of the page before. */
export const readCompanies = (
  status: CompanyStatus | '',
  words: string,
  after: { readonly name: string; readonly id: string } | null,
) =>
  ask(
    'admin_companies',
    { status, words, ...(after && { from_name: after.name, from_id: after.id }) },
    isCompanyPage,
  );

/**
 * Approves (or restores), rejects or suspends a company.
 * @param reason mailed to the company word for word; may be empty for an approval
 */
export const decideCompany = (
  { id, hash }: CompanyEntry,
  decision: 'approved' | 'rejected' | 'suspended',
  reason: string,
) => command('decide_company', { company: id, decision, reason, reviewed_hash: hash });

/** Corrects a company's entry. Each change is logged with what stood there before. */
export async function changeCompany(
  { id, trades: hadTrades, cities: hadCities }: CompanyEntry,
  { trades, cities, ...entry }: CompanyChange,
): Promise<Result<object>> {
  const without = (these: readonly string[], those: readonly string[]) =>
    these.filter((one) => !those.includes(one));
  const steps: (() => PromiseLike<Answer>)[] = [
    async () => (await backend()).from('companies').update(entry).eq('id', id),
  ];
  const served = [
    ['company_trades', 'trade_id', hadTrades, trades],
    ['company_cities', 'city_id', hadCities, cities],
  ] as const;
  for (const [table, column, had, has] of served) {
    // Types do not see which table a computed key belongs to.
    const added = without(has, had).map((value) => ({ company_id: id, [column]: value }));
    const dropped = without(had, has);
    if (added.length > 0)
      steps.push(async () => (await backend()).from(table).insert(added as never));
    if (dropped.length > 0) {
      steps.push(async () =>
        (await backend()).from(table).delete().eq('company_id', id).in(column, dropped),
      );
    }
  }
  for (const step of steps) {
    const done = await tell(step);
    if (!done.ok) return done;
  }
  return { ok: true };
}

export const readComplaints = (closed: boolean, from: Key | null) =>
  ask('admin_complaints', { closed, ...keyOf(from) }, isComplaintPage);

/** A complaint that came to the staff, who write it down. */
export interface ToldComplaint {
  /** Made by the browser, so that one sent twice is one. */
  readonly id: string;
  /** As the list shows it, like 1A2B-3C4D; may be empty if a company is named. */
  readonly request: string;
  /** Its name, or a part that no other has; may be empty if a homeowner names a request. */
  readonly company: string;
  readonly written_by: Complaint['written_by'];
  readonly came_by: (typeof ways)[number];
  /** 5 to 2,000 characters. */
  readonly body: string;
}

/** Writes down a complaint that came by phone, email or letter. Logged. */
export const addComplaint = ({ id, request, company, ...rest }: ToldComplaint) =>
  command('add_complaint', {
    complaint: id,
    request_number: request,
    company_name: company,
    ...rest,
  });

/** Closes a complaint with what was done about it. */
export const closeComplaint = (complaint: string, resolution: string) =>
  command('close_complaint', { complaint, resolution });

export const readKept = (done: boolean, from: Key | null) =>
  ask('admin_kept', { done, ...keyOf(from) }, isKeptPage);

/** Notes how far the site's own team is with a request it kept. */
export const workKept = (id: string, step: KeptStep, note: string) =>
  tell(async () =>
    (await backend())
      .from('kept_requests')
      .update({ step, note })
      .eq('request_id', id)
      .abortSignal(AbortSignal.timeout(patience)),
  );

/** Opens the contact data of a request. The reason is logged. Null: they are gone. */
export const openContact = (request: string, reason: string) =>
  ask('open_contact', { request, reason }, isNullOr(isContact));

/** Opens the evidence of a request. The reason is logged. Null: there is no such request. */
export const openEvidence = (request: string, reason: string) =>
  ask('evidence_of', { request, reason }, isNullOr(isEvidence));

/** Takes a request back in its homeowner's name. Twice is the same as once. */
export const takeBack = (request: string) =>
  tell(async () => {
    const answer = await (
      await backend()
    )
      .from('request_withdrawals')
      .insert({ request_id: request })
      .abortSignal(AbortSignal.timeout(patience));
    return alreadyThere(answer) ? { status: 200, error: null } : answer;
  });

/**
 * The log, newest first.
 * @param before the number of the last line seen
 */
export const readLog = (
  about: { readonly company?: string; readonly request?: string },
  before: number | null,
) => ask('admin_log', { ...about, before_id: before }, isLogPage);

export const readFigures = () => ask('admin_figures', {}, isFigures);

export const readStaff = () => ask('staff_list', {}, isStaffList);

/** Gives the account with this address a role, or takes it away. */
export const setRole = (address: string, role: StaffRole | 'none') =>
  command('set_role', { address, role });
