import { ask, command, tell } from '../call.ts';
import { backend, patience } from '../client.ts';
import type { CompanyStatus } from '../company.ts';
import type { Result } from '../failure.ts';
import { changeServed } from '../served.ts';
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
} from '../shape.ts';

/** What the staff look at before they approve a company. */
export type Check = 'license' | 'insurance' | 'address' | 'name' | 'phone';

const isCheck = isOneOf('license', 'insurance', 'address', 'name', 'phone');

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
  /** Suspended companies of the same name or license, those among them that deleted their account, newest first. */
  readonly shut_out_like: readonly {
    readonly same: 'name' | 'license';
    readonly at: string;
    /** Why it was suspended. */
    readonly reason: string;
  }[];
  /** Names exactly this entry, for a decision. */
  readonly hash: string;
  readonly status: CompanyStatus;
  readonly reply_hours: number;
  readonly paused: boolean;
  readonly is_demo: boolean;
  readonly created_at: string;
  readonly members: readonly {
    readonly email: string;
    readonly role: string;
    /** Has opened the link mailed to the address. */
    readonly confirmed: boolean;
  }[];
  /** Newest first. */
  readonly decisions: readonly {
    readonly decision: string;
    readonly reason: string;
    readonly decided_at: string;
    /** Whose account decided; null once it is gone. */
    readonly decided_by: string | null;
    /** What was looked at before a yes. */
    readonly checked: readonly Check[];
  }[];
  /** What has to be looked at before it is approved. */
  readonly checks: readonly Check[];
  /** When we last found its license in the state's list; null if we have not. */
  readonly license_checked_at: string | null;
  /** Open ones, by homeowners. */
  readonly complaints: number;
  /** How often it said that a homeowner asked everyone to stop, and how often the homeowner denied it. */
  readonly stops: number;
  readonly stops_undone: number;
  /** Of the last 90 days: requests passed on, answers that were due, and those in time. */
  readonly passed_on: number;
  readonly due: number;
  readonly in_time: number;
}

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

export const isCompanyEntry = isRecord<CompanyEntry>({
  id: isText,
  name: isText,
  license: isText,
  description: isText,
  phone: isText,
  website: isText,
  trades: isListOf(isText),
  cities: isListOf(isText),
  shut_out_like: isListOf(
    isRecord<CompanyEntry['shut_out_like'][number]>({
      same: isOneOf('name', 'license'),
      at: isTime,
      reason: isText,
    }),
  ),
  hash: isText,
  status: isOneOf('pending', 'approved', 'rejected', 'suspended', 'closed'),
  reply_hours: isNumber,
  paused: isFlag,
  is_demo: isFlag,
  created_at: isTime,
  members: isListOf(
    isRecord<CompanyEntry['members'][number]>({ email: isText, role: isText, confirmed: isFlag }),
  ),
  checks: isListOf(isCheck),
  license_checked_at: isNullOr(isTime),
  decisions: isListOf(
    isRecord<CompanyEntry['decisions'][number]>({
      decision: isText,
      reason: isText,
      decided_at: isTime,
      decided_by: isNullOr(isText),
      checked: isListOf(isCheck),
    }),
  ),
  complaints: isNumber,
  stops: isNumber,
  stops_undone: isNumber,
  passed_on: isNumber,
  due: isNumber,
  in_time: isNumber,
});

const isCompanyPage = isRecord<CompanyPage>({
  companies: isListOf(isCompanyEntry),
  more: isFlag,
  counts: isMapOf(isNumber),
});

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
 * @param checked what was looked at before an approval; logged
 */
export const decideCompany = (
  { id, hash }: CompanyEntry,
  decision: 'approved' | 'rejected' | 'suspended',
  reason: string,
  checked: readonly Check[] = [],
) => command('decide_company', { company: id, decision, reason, reviewed_hash: hash, checked });

/** Corrects a company's entry. Each change is logged with what stood there before. */
export async function changeCompany(
  { id, ...was }: CompanyEntry,
  { trades, cities, ...entry }: CompanyChange,
): Promise<Result<object>> {
  const changed = await tell(async () =>
    (await backend())
      .from('companies')
      .update(entry)
      .eq('id', id)
      .abortSignal(AbortSignal.timeout(patience)),
  );
  return changed.ok ? changeServed(id, was, { trades, cities }) : changed;
}
