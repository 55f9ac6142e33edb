import { cities, type CityId } from '../cities.ts';
import { backend, patience, type CallName } from './client.ts';
import { attempt, offline, type Failure, type Result } from './failure.ts';
import type { Channel, EstimateSummary } from './requests.ts';
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

/** How far a job is in the company's own record, in this order. `new` ends by its answer alone. */
export const steps = ['new', 'answered', 'visit', 'quoted', 'won', 'lost'] as const;
export type Step = (typeof steps)[number];

/** Why a job was lost. `turned down` is the company's own no, which it does not pick from the list. */
export const lostReasons = ['price', 'chose another', 'no reply', 'not our work', 'other'] as const;
export type LostReason = (typeof lostReasons)[number] | 'turned down';

/** Who sent a request, as far as a list may say: the rest is behind {@link openContact}. */
export interface ShownPerson {
  /** "Dana W." */
  readonly name: string;
  readonly zip: string;
  readonly note: string;
  readonly preferred: 'email' | 'call' | 'text';
}

/** A request as the company that received it sees it. */
export interface Received {
  readonly id: string;
  readonly reference: string;
  readonly tradeId: string;
  readonly cityId: CityId;
  readonly sentAt: Date;
  readonly status: 'sent' | 'viewed' | 'answered' | 'declined' | 'withdrawn';
  /** How this company may get in touch. */
  readonly channels: readonly Channel[];
  /** Null until the person has confirmed the request. */
  readonly promisedBy: Date | null;
  readonly answeredAt: Date | null;
  readonly takenBackAt: Date | null;
  /** Its place went to another company; the request itself goes on. */
  readonly replaced: boolean;
  /** When the company said that its copies of a request taken back are deleted. */
  readonly deletedAt: Date | null;
  readonly step: Step;
  /** Raised by each change of the record; whoever changes it names the one last seen. */
  readonly version: number;
  readonly movedAt: Date;
  readonly visitAt: Date | null;
  readonly quotedUsd: number | null;
  readonly lostReason: LostReason | null;
  readonly nextStep: string;
  readonly nextAt: Date | null;
  /** The beginning of the company's newest note. */
  readonly lastNote: string | null;
  /** Null before the request is confirmed, and once it is declined, taken back or past its time. */
  readonly person: ShownPerson | null;
  /** Answers by the id of the question; null once declined or taken back, as are the next two. */
  readonly answers: Readonly<Record<string, unknown>> | null;
  readonly unanswered: readonly string[] | null;
  /** Also null if the person did not share the range. */
  readonly estimate: EstimateSummary | null;
  /** What the person asked to end, to any company of the request. */
  readonly stops: readonly ('calls' | 'everything')[];
  /** How many other companies hold it. */
  readonly others: number;
}

/** What a company's list is narrowed to. Empty texts narrow nothing. */
export interface ReceivedFilter {
  /** Each word is looked for in name, city, ZIP, trade, answers, reference and own notes. */
  readonly words: string;
  readonly trade: string;
  readonly city: string;
  /** Sent within so many days; 0: ever. */
  readonly days: number;
}

/** The company as its dashboard needs it. */
export interface BoardCompany {
  readonly id: string;
  readonly name: string;
  readonly replyHours: number;
  readonly paused: boolean;
  readonly pausedUntil: Date | null;
  readonly isDemo: boolean;
  readonly trades: readonly string[];
  readonly cities: readonly string[];
}

/** One step of the board. Closed steps hold this month's alone. */
export interface Column {
  readonly count: number;
  /** The quotes added up, in US dollars. */
  readonly usd: number;
  /** The newest, at most 30. */
  readonly rows: readonly Received[];
}

export interface Board {
  /** The database's clock when it answered. */
  readonly now: Date;
  readonly company: BoardCompany;
  /** Whether the company ever received a request. */
  readonly ever: boolean;
  /** What waits for an answer, the oldest promise first; whatever the filter says. */
  readonly waiting: readonly Received[];
  /** Taken back, and not yet confirmed to be deleted. */
  readonly takenBack: readonly Received[];
  readonly columns: Readonly<Record<Step, Column>>;
}

/** What happened to a request at this company. */
export interface ReceivedEvent {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Who of the company did it, if that is still known. */
  readonly who: string | null;
  /** Done by someone of the company, and not by the homeowner or the clock. */
  readonly byCompany: boolean;
}

/** A note of the company's own. */
export interface Note {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  readonly who: string | null;
}

/** A request with everything the company has of it but the contact data. */
export interface ReceivedWhole extends Received {
  readonly now: Date;
  readonly companyId: string;
  readonly companyName: string;
  readonly replyHours: number;
  /** Newest first, as are the notes. */
  readonly events: readonly ReceivedEvent[];
  readonly notes: readonly Note[];
  /** The words agreed to, the address and number in them blanked. */
  readonly agreed: readonly { channel: Channel; agreedAt: Date; text: string }[];
}

/** The contact data as far as they were agreed to; opening them is told to the homeowner. */
export interface OpenedContact {
  readonly name: string;
  readonly zip: string;
  readonly note: string;
  readonly preferred: 'email' | 'call' | 'text';
  /** Empty unless emails were agreed to. */
  readonly email: string;
  /** Empty unless calls or texts were agreed to. */
  readonly phone: string;
  readonly channels: readonly Channel[];
}

/** What may be changed of a record. */
export interface RecordChange {
  readonly step?: Step;
  readonly visitAt?: Date | null;
  readonly quotedUsd?: number | null;
  readonly lostReason?: LostReason | null;
  readonly nextStep?: string;
  readonly nextAt?: Date | null;
}

/** Somebody else of the company was quicker: what is shown is not what is stored. */
export const changedElsewhere: Failure = {
  ok: false,
  kind: 'gone',
  message: 'Someone in your company changed this. It shows now as they left it.',
};

const takenBack: Failure = {
  ok: false,
  kind: 'gone',
  message: 'This request was taken back. Its contact data are gone.',
};

/** Makes a call of the database and reads its answer. */
const ask = <T>(
  name: CallName,
  parameters: object,
  read: (data: unknown) => Result<T>,
): Promise<Result<T>> =>
  attempt(
    async () => (await backend()).rpc(name, parameters).abortSignal(AbortSignal.timeout(patience)),
    ({ data }) => read(data),
  );
const done = (): Result<object> => ({ ok: true });

const narrowed = ({ words, trade, city, days }: ReceivedFilter) => ({
  words: words.trim() || null,
  trade: trade || null,
  city: city || null,
  since: days > 0 ? new Date(Date.now() - days * 86_400_000).toISOString() : null,
});

/** Reads the board of a company of the caller. */
export const readBoard = (
  companyId: string,
  filter: ReceivedFilter,
): Promise<Result<{ board: Board }>> =>
  ask('received_board', { company: companyId, ...narrowed(filter) }, (data) =>
    isBoardAnswer(data) ? { ok: true, board: toBoard(data) } : offline,
  );

/**
 * Reads a page of requests, newest first.
 * @param step a step; `taken back`; null for all
 * @param after the last one of the page before
 */
export const readPage = (
  companyId: string,
  filter: ReceivedFilter,
  {
    step = null,
    after,
    most = 50,
  }: {
    readonly step?: Step | 'taken back' | null;
    readonly after?: Pick<Received, 'id' | 'sentAt'>;
    readonly most?: number;
  } = {},
): Promise<Result<{ requests: readonly Received[] }>> =>
  ask(
    'received',
    {
      company: companyId,
      step,
      ...narrowed(filter),
      before_at: after ? (exactly.get(after) ?? after.sentAt.toISOString()) : null,
      before_id: after?.id ?? null,
      most,
    },
    (data) => (isReceivedList(data) ? { ok: true, requests: data.map(toReceived) } : offline),
  );

/** Reads one request with its history. */
export const readReceived = (id: string): Promise<Result<{ received: ReceivedWhole }>> =>
  ask('received_one', { request: id }, (data) =>
    isWholeAnswer(data) ? { ok: true, received: toWhole(data) } : offline,
  );

/** Opens the contact data of a request, which the homeowner sees. */
export const openContact = (id: string): Promise<Result<{ contact: OpenedContact }>> =>
  ask('open_received', { request: id }, (data) =>
    isOpenedContact(data) ? { ok: true, contact: data } : offline,
  );

/** Says yes or no to a request, which stops its clock and is shown to the homeowner. */
export const answerRequest = (
  companyId: string,
  id: string,
  answer: 'answered' | 'declined',
): Promise<Result<object>> =>
  attempt(
    async () =>
      (await backend())
        .from('request_recipients')
        .update({ status: answer })
        .eq('request_id', id)
        .eq('company_id', companyId)
        .select('status')
        .abortSignal(AbortSignal.timeout(patience)),
    ({ data }) => (!Array.isArray(data) ? offline : data.length > 0 ? { ok: true } : takenBack),
  );

const time = (value: Date | null | undefined) =>
  value === undefined ? undefined : (value?.toISOString() ?? null);

/**
 * Changes the company's record of a request.
 * @returns the version it has from then on; {@link changedElsewhere} if it was not as last seen
 */
export const changeRecord = (
  companyId: string,
  { id, version }: Pick<Received, 'id' | 'version'>,
  change: RecordChange,
): Promise<Result<{ version: number }>> =>
  attempt(
    async () =>
      (await backend())
        .from('company_records')
        .update({
          step: change.step,
          visit_at: time(change.visitAt),
          quoted_usd: change.quotedUsd,
          lost_reason: change.lostReason,
          next_step: change.nextStep,
          next_at: time(change.nextAt),
        })
        .eq('request_id', id)
        .eq('company_id', companyId)
        .eq('version', version)
        .select('version')
        .abortSignal(AbortSignal.timeout(patience)),
    ({ data }) => {
      const [row]: readonly unknown[] = data ?? [];
      return isVersioned(row) ? { ok: true, version: row.version } : changedElsewhere;
    },
  );
const isVersioned = isRecord<{ version: number }>({ version: isNumber });

/** Notes that someone of the company got in touch, or tried to. The id makes twice the same as once. */
export const noteEvent = (
  companyId: string,
  requestId: string,
  event: {
    readonly id: string;
    readonly actor: string;
    readonly kind: 'called' | 'no answer' | 'texted' | 'mailed';
  },
): Promise<Result<object>> =>
  attempt(
    async () =>
      (await backend())
        .from('company_events')
        .insert({ ...event, request_id: requestId, company_id: companyId })
        .abortSignal(AbortSignal.timeout(patience)),
    done,
  );

/** Stores a note. The id makes twice the same as once. */
export const writeNote = (
  companyId: string,
  requestId: string,
  note: { readonly id: string; readonly author: string; readonly body: string },
): Promise<Result<object>> =>
  attempt(
    async () =>
      (await backend())
        .from('company_notes')
        .insert({ ...note, request_id: requestId, company_id: companyId })
        .abortSignal(AbortSignal.timeout(patience)),
    done,
  );

export const deleteNote = (id: string): Promise<Result<object>> =>
  attempt(
    async () =>
      (await backend())
        .from('company_notes')
        .delete()
        .eq('id', id)
        .abortSignal(AbortSignal.timeout(patience)),
    done,
  );

/** The homeowner asked to stop; binds every company of the request. */
export const stopContact = (id: string, scope: 'calls' | 'everything'): Promise<Result<object>> =>
  ask('asked_to_stop', { request: id, scope }, done);

/** Says that the company's copies of a request taken back are deleted. */
export const confirmDeletion = (id: string): Promise<Result<object>> =>
  ask('confirm_deletion', { request: id }, done);

/** Tells the site's staff of something wrong with a request. The id makes twice the same as once. */
export const reportRequest = (
  companyId: string,
  requestId: string,
  complaint: { readonly id: string; readonly body: string },
): Promise<Result<object>> =>
  attempt(
    async () =>
      (await backend())
        .from('complaints')
        .insert({
          ...complaint,
          request_id: requestId,
          company_id: companyId,
          written_by: 'company',
        })
        .abortSignal(AbortSignal.timeout(patience)),
    done,
  );

/** Stops new requests from coming, until a time or until someone ends it; or takes them again. */
export const pauseRequests = (
  companyId: string,
  pause: { readonly until: Date | null } | null,
): Promise<Result<object>> =>
  attempt(
    async () =>
      (await backend())
        .from('companies')
        .update({ paused: pause !== null, paused_until: pause?.until?.toISOString() ?? null })
        .eq('id', companyId)
        .abortSignal(AbortSignal.timeout(patience)),
    done,
  );

/** How often an open page asks for what is new, in milliseconds. */
const asksEvery = 15_000;
/** The same where the database tells by itself, in case it could not. */
const asksSeldom = 120_000;

/** The embedded database tells browsers nothing by itself; it is always on this machine. */
const tellsByItself = () =>
  !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(import.meta.env.PUBLIC_SUPABASE_URL).hostname);

/**
 * Calls `look` when there may be something new: when the database says so, when the page comes to the
 * front, and every now and then while it is there.
 * @returns how to end it
 */
export function followReceived(companyId: string, look: () => void): () => void {
  const tells = tellsByItself();
  const lookIfShown = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(lookIfShown, tells ? asksSeldom : asksEvery);
  document.addEventListener('visibilitychange', lookIfShown);
  addEventListener('online', lookIfShown);
  let ended = false;
  let leave = () => {};
  if (tells) {
    void backend().then(
      (client) => {
        if (ended) return;
        const channel = client
          .channel(`records-${companyId}`)
          .on(
            'postgres_changes',
            {
              event: '*',
              schema: 'public',
              table: 'company_records',
              filter: `company_id=eq.${companyId}`,
            },
            lookIfShown,
          )
          .subscribe();
        leave = () => void client.removeChannel(channel);
      },
      () => undefined,
    );
  }
  return () => {
    ended = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfShown);
    removeEventListener('online', lookIfShown);
    leave();
  };
}

// What the calls answer.

interface ReceivedAnswer {
  readonly id: string;
  readonly reference: string;
  readonly trade_id: string;
  readonly city_id: string | null;
  readonly sent_at: string;
  readonly status: Received['status'];
  readonly channels: readonly Channel[];
  readonly promised_by: string | null;
  readonly answered_at: string | null;
  readonly taken_back_at: string | null;
  readonly replaced: boolean;
  readonly deleted_at: string | null;
  readonly step: Step;
  readonly version: number;
  readonly moved_at: string;
  readonly visit_at: string | null;
  readonly quoted_usd: number | null;
  readonly lost_reason: LostReason | null;
  readonly next_step: string;
  readonly next_at: string | null;
  readonly last_note: string | null;
  readonly person: ShownPerson | null;
  readonly answers: Readonly<Record<string, unknown>> | null;
  readonly unanswered: readonly string[] | null;
  readonly estimate: EstimateSummary | null;
  readonly stops: Received['stops'];
  readonly others: number;
}

interface WholeAnswer extends ReceivedAnswer {
  readonly now: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly reply_hours: number;
  readonly events: readonly EventAnswer[];
  readonly notes: readonly NoteAnswer[];
  readonly agreed: readonly AgreedAnswer[];
}
interface EventAnswer {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly who: string | null;
  readonly by_company: boolean;
}
interface NoteAnswer {
  readonly id: string;
  readonly at: string;
  readonly body: string;
  readonly who: string | null;
}
interface AgreedAnswer {
  readonly channel: Channel;
  readonly agreed_at: string;
  readonly text: string;
}
interface BoardAnswer {
  readonly now: string;
  readonly company: {
    readonly id: string;
    readonly name: string;
    readonly reply_hours: number;
    readonly paused: boolean;
    readonly paused_until: string | null;
    readonly is_demo: boolean;
    readonly trades: readonly string[];
    readonly cities: readonly string[];
  };
  readonly ever: boolean;
  readonly waiting: readonly ReceivedAnswer[];
  readonly taken_back: readonly ReceivedAnswer[];
  readonly steps: Readonly<
    Record<string, { count: number; usd: number; rows: readonly ReceivedAnswer[] }>
  >;
}

const isAnything: Shape<unknown> = (value): value is unknown => value !== undefined;
const isChannel = isOneOf('email', 'call', 'text', 'automated');
const isPreferred = isOneOf('email', 'call', 'text');

const receivedShape = {
  id: isText,
  reference: isText,
  trade_id: isText,
  city_id: isNullOr(isText),
  sent_at: isTime,
  status: isOneOf('sent', 'viewed', 'answered', 'declined', 'withdrawn'),
  channels: isListOf(isChannel),
  promised_by: isNullOr(isTime),
  answered_at: isNullOr(isTime),
  taken_back_at: isNullOr(isTime),
  replaced: isFlag,
  deleted_at: isNullOr(isTime),
  step: isOneOf(...steps),
  version: isNumber,
  moved_at: isTime,
  visit_at: isNullOr(isTime),
  quoted_usd: isNullOr(isNumber),
  lost_reason: isNullOr(isOneOf(...lostReasons, 'turned down')),
  next_step: isText,
  next_at: isNullOr(isTime),
  last_note: isNullOr(isText),
  person: isNullOr(
    isRecord<ShownPerson>({ name: isText, zip: isText, note: isText, preferred: isPreferred }),
  ),
  answers: isNullOr(isMapOf(isAnything)),
  unanswered: isNullOr(isListOf(isText)),
  estimate: isNullOr(
    isRecord<EstimateSummary>({
      low: isNumber,
      typical: isNumber,
      high: isNumber,
      label: isText,
      modelVersion: isText,
    }),
  ),
  stops: isListOf(isOneOf('calls', 'everything')),
  others: isNumber,
};
const isReceivedAnswer = isRecord<ReceivedAnswer>(receivedShape);
const isReceivedList = isListOf(isReceivedAnswer);
const isWholeAnswer = isRecord<WholeAnswer>({
  ...receivedShape,
  now: isTime,
  company_id: isText,
  company_name: isText,
  reply_hours: isNumber,
  events: isListOf(
    isRecord<EventAnswer>({
      id: isText,
      at: isTime,
      kind: isText,
      detail: isMapOf(isAnything),
      who: isNullOr(isText),
      by_company: isFlag,
    }),
  ),
  notes: isListOf(
    isRecord<NoteAnswer>({ id: isText, at: isTime, body: isText, who: isNullOr(isText) }),
  ),
  agreed: isListOf(isRecord<AgreedAnswer>({ channel: isChannel, agreed_at: isTime, text: isText })),
});
const isBoardAnswer = isRecord<BoardAnswer>({
  now: isTime,
  company: isRecord<BoardAnswer['company']>({
    id: isText,
    name: isText,
    reply_hours: isNumber,
    paused: isFlag,
    paused_until: isNullOr(isTime),
    is_demo: isFlag,
    trades: isListOf(isText),
    cities: isListOf(isText),
  }),
  ever: isFlag,
  waiting: isReceivedList,
  taken_back: isReceivedList,
  steps: isMapOf(
    isRecord<{ count: number; usd: number; rows: readonly ReceivedAnswer[] }>({
      count: isNumber,
      usd: isNumber,
      rows: isReceivedList,
    }),
  ),
});
const isOpenedContact = isRecord<OpenedContact>({
  name: isText,
  zip: isText,
  note: isText,
  preferred: isPreferred,
  email: isText,
  phone: isText,
  channels: isListOf(isChannel),
});

const dateOrNull = (text: string | null) => (text === null ? null : new Date(text));

/** When a request was sent to the microsecond, which the next page begins after. */
const exactly = new WeakMap<object, string>();

function toReceived(row: ReceivedAnswer): Received {
  const received: Received = {
    id: row.id,
    reference: row.reference,
    tradeId: row.trade_id,
    // A city may have left the list since.
    cityId: cities.find(({ id }) => id === row.city_id)?.id ?? 'elsewhere',
    sentAt: new Date(row.sent_at),
    status: row.status,
    channels: row.channels,
    promisedBy: dateOrNull(row.promised_by),
    answeredAt: dateOrNull(row.answered_at),
    takenBackAt: dateOrNull(row.taken_back_at),
    replaced: row.replaced,
    deletedAt: dateOrNull(row.deleted_at),
    step: row.step,
    version: row.version,
    movedAt: new Date(row.moved_at),
    visitAt: dateOrNull(row.visit_at),
    quotedUsd: row.quoted_usd,
    lostReason: row.lost_reason,
    nextStep: row.next_step,
    nextAt: dateOrNull(row.next_at),
    lastNote: row.last_note,
    person: row.person,
    answers: row.answers,
    unanswered: row.unanswered,
    estimate: row.estimate,
    stops: row.stops,
    others: row.others,
  };
  exactly.set(received, row.sent_at);
  return received;
}

const toBoard = ({ now, company, ever, waiting, taken_back, steps: found }: BoardAnswer): Board => {
  const columnOf = (step: Step): Column => {
    const column = found[step];
    return column
      ? { count: column.count, usd: column.usd, rows: column.rows.map(toReceived) }
      : { count: 0, usd: 0, rows: [] };
  };
  return {
    now: new Date(now),
    company: {
      id: company.id,
      name: company.name,
      replyHours: company.reply_hours,
      paused: company.paused,
      pausedUntil: dateOrNull(company.paused_until),
      isDemo: company.is_demo,
      trades: company.trades,
      cities: company.cities,
    },
    ever,
    waiting: waiting.map(toReceived),
    takenBack: taken_back.map(toReceived),
    columns: Object.fromEntries(steps.map((step) => [step, columnOf(step)])) as Board['columns'],
  };
};

const toWhole = (row: WholeAnswer): ReceivedWhole => ({
  ...toReceived(row),
  now: new Date(row.now),
  companyId: row.company_id,
  companyName: row.company_name,
  replyHours: row.reply_hours,
  events: row.events.map(({ id, at, kind, detail, who, by_company }) => ({
    id,
    at: new Date(at),
    kind,
    detail,
    who,
    byCompany: by_company,
  })),
  notes: row.notes.map(({ at, ...note }) => ({ ...note, at: new Date(at) })),
  agreed: row.agreed.map(({ agreed_at, channel, text }) => ({
    channel,
    text,
    agreedAt: new Date(agreed_at),
  })),
});
