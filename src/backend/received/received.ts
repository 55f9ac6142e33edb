import type { SaidAnswer, SaidEstimate, SaidRange } from '../sent-job.ts';
import type { Channel, Preferred } from '../requests.ts';
import type { CityId } from '../../place/cities.ts';

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
  readonly preferred: Preferred;
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
  /** The person took it back from this company alone: the request itself goes on. */
  readonly goesOn: boolean;
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
  /** What was answered, as the person saw it; null once declined or taken back. */
  readonly answers: readonly SaidAnswer[] | null;
  /** Also null if the person did not share the range. */
  readonly estimate: SaidRange | null;
  /** What the person asked to end, to any company of the request. */
  readonly stops: readonly ('calls' | 'everything')[];
  /** How many other companies hold it. */
  readonly others: number;
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
  /** Those of the cities in which homeowners can pick it, unless it pauses. */
  readonly listedIn: readonly string[];
}

/** One step of the board. Closed steps hold this month's alone. */
export interface Column {
  readonly count: number;
  /** The quotes added up, in US dollars. */
  readonly usd: number;
  /** The newest, at most 15. */
  readonly rows: readonly Received[];
}

/** A question of the site's staff about a complaint, which waits for the company's side. */
export interface AskedSide {
  readonly id: string;
  readonly question: string;
  readonly askedAt: Date;
  /** The request it is about, if one was named. */
  readonly request: { readonly id: string; readonly reference: string } | null;
}

export interface Board {
  /** The database's clock when it answered. */
  readonly now: Date;
  readonly company: BoardCompany;
  /** Why whoever looks gets no mail: it comes back, or was called spam. Null: nothing is known against it. */
  readonly whyNoMail: 'bounced' | 'complained' | null;
  /** Whether the company ever received a request. */
  readonly ever: boolean;
  /** What waits for an answer, the oldest promise first; whatever the filter says. */
  readonly waiting: readonly Received[];
  /** Taken back, and not yet confirmed to be deleted. */
  readonly takenBack: readonly Received[];
  /** What the site's staff ask about a complaint, the oldest first. */
  readonly asked: readonly AskedSide[];
  readonly columns: Readonly<Record<Step, Column>>;
  /** There are more requests: the columns count the newest 1,000, or 200 of those with the words looked for. */
  readonly isCapped: boolean;
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
  /** What was left open, the question to ask first marked; null once declined or taken back. */
  readonly unanswered: readonly SaidAnswer[] | null;
  /** What the range is made of and narrowed by; null where the range is. */
  readonly price: Pick<SaidEstimate, 'narrows' | 'lines'> | null;
  /** Newest first, as are the notes. */
  readonly events: readonly ReceivedEvent[];
  readonly notes: readonly Note[];
  /** The words agreed to, the address and number in them blanked. */
  readonly agreed: readonly { channel: Channel; agreedAt: Date; text: string }[];
}
