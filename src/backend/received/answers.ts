import {
  type Board,
  type Column,
  type LostReason,
  lostReasons,
  type Received,
  type ReceivedWhole,
  type ShownPerson,
  type Step,
  steps,
} from './received.ts';
import {
  isSaid,
  isSaidEstimate,
  isSaidRange,
  type SaidAnswer,
  type SaidEstimate,
  type SaidRange,
} from '../sent-job.ts';
import { type Channel, isChannel, isPreferred } from '../requests.ts';
import {
  isFlag,
  isListOf,
  isMapOf,
  isNullOr,
  isNumber,
  isObject,
  isOneOf,
  isRecord,
  isText,
  isTime,
} from '../shape.ts';
import { cities } from '../../place/cities.ts';

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
  readonly goes_on: boolean;
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
  readonly answers: readonly SaidAnswer[] | null;
  readonly estimate: SaidRange | null;
  readonly stops: Received['stops'];
  readonly others: number;
}

interface WholeAnswer extends ReceivedAnswer {
  readonly unanswered: readonly SaidAnswer[] | null;
  readonly estimate: SaidEstimate | null;
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

interface AskedAnswer {
  readonly id: string;
  readonly question: string;
  readonly asked_at: string;
  readonly request_id: string | null;
  readonly reference: string | null;
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
    readonly listed_in: readonly string[];
  };
  readonly why_no_mail: Board['whyNoMail'];
  readonly ever: boolean;
  readonly waiting: readonly ReceivedAnswer[];
  readonly taken_back: readonly ReceivedAnswer[];
  readonly asked: readonly AskedAnswer[];
  readonly steps: Readonly<
    Record<string, { count: number; usd: number; rows: readonly ReceivedAnswer[] }>
  >;
  readonly capped: boolean;
}

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
  goes_on: isFlag,
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
  answers: isNullOr(isSaid),
  estimate: isNullOr(isSaidRange),
  stops: isListOf(isOneOf('calls', 'everything')),
  others: isNumber,
};

const isReceivedAnswer = isRecord<ReceivedAnswer>(receivedShape);

export const isReceivedList = isListOf(isReceivedAnswer);

export const isWholeAnswer = isRecord<WholeAnswer>({
  ...receivedShape,
  unanswered: isNullOr(isSaid),
  estimate: isNullOr(isSaidEstimate),
  now: isTime,
  company_id: isText,
  company_name: isText,
  reply_hours: isNumber,
  events: isListOf(
    isRecord<EventAnswer>({
      id: isText,
      at: isTime,
      kind: isText,
      detail: isObject,
      who: isNullOr(isText),
      by_company: isFlag,
    }),
  ),
  notes: isListOf(
    isRecord<NoteAnswer>({ id: isText, at: isTime, body: isText, who: isNullOr(isText) }),
  ),
  agreed: isListOf(isRecord<AgreedAnswer>({ channel: isChannel, agreed_at: isTime, text: isText })),
});

export const isBoardAnswer = isRecord<BoardAnswer>({
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
    listed_in: isListOf(isText),
  }),
  why_no_mail: isNullOr(isOneOf('bounced', 'complained')),
  ever: isFlag,
  waiting: isReceivedList,
  taken_back: isReceivedList,
  asked: isListOf(
    isRecord<AskedAnswer>({
      id: isText,
      question: isText,
      asked_at: isTime,
      request_id: isNullOr(isText),
      reference: isNullOr(isText),
    }),
  ),
  steps: isMapOf(
    isRecord<{ count: number; usd: number; rows: readonly ReceivedAnswer[] }>({
      count: isNumber,
      usd: isNumber,
      rows: isReceivedList,
    }),
  ),
  capped: isFlag,
});

const dateOrNull = (text: string | null) => (text === null ? null : new Date(text));

/** When a request was sent to the microsecond, which the next page begins after. */
export const exactly = new WeakMap<object, string>();

export function toReceived(row: ReceivedAnswer): Received {
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
    goesOn: row.goes_on,
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
    estimate: row.estimate,
    stops: row.stops,
    others: row.others,
  };
  exactly.set(received, row.sent_at);
  return received;
}

export const toBoard = ({
  now,
  company,
  why_no_mail,
  ever,
  waiting,
  taken_back,
  asked,
  steps: found,
  capped,
}: BoardAnswer): Board => {
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
      listedIn: company.listed_in,
    },
    whyNoMail: why_no_mail,
    ever,
    waiting: waiting.map(toReceived),
    takenBack: taken_back.map(toReceived),
    asked: asked.map(({ asked_at, request_id, reference, ...rest }) => ({
      ...rest,
      askedAt: new Date(asked_at),
      request: request_id && reference ? { id: request_id, reference } : null,
    })),
    isCapped: capped,
    columns: Object.fromEntries(steps.map((step) => [step, columnOf(step)])) as Board['columns'],
  };
};

export const toWhole = (row: WholeAnswer): ReceivedWhole => ({
  ...toReceived(row),
  unanswered: row.unanswered,
  price: row.estimate,
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
