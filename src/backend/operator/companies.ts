import { ask, command, store } from '../call.ts';
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
  type Shaped,
} from '../shape.ts';

/** What the staff look at before they approve a company. */
export type Check = Shaped<typeof isCheck>;
const isCheck = isOneOf('license', 'insurance', 'address', 'name', 'phone');

/** What the staff may correct of a company. */
export type CompanyChange = Pick<
  CompanyEntry,
  'name' | 'license' | 'description' | 'phone' | 'website' | 'reply_hours' | 'trades' | 'cities'
>;

/** A company as the staff see it. */
export type CompanyEntry = Shaped<typeof isCompanyEntry>;
export const isCompanyEntry = isRecord({
  id: isText,
  name: isText,
  license: isText,
  description: isText,
  phone: isText,
  website: isText,
  trades: isListOf(isText),
  cities: isListOf(isText),
  /** Suspended companies of the same name or license, those among them that deleted their account, newest first. */
  shut_out_like: isListOf(
    isRecord({
      same: isOneOf('name', 'license'),
      at: isTime,
      /** Why it was suspended. */
      reason: isText,
    }),
  ),
  /** Names exactly this entry, for a decision. */
  hash: isText,
  status: isOneOf('pending', 'approved', 'rejected', 'suspended', 'closed'),
  reply_hours: isNumber,
  paused: isFlag,
  is_demo: isFlag,
  created_at: isTime,
  members: isListOf(
    isRecord({
      email: isText,
      role: isText,
      /** Has opened the link mailed to the address. */
      confirmed: isFlag,
    }),
  ),
  /** What has to be looked at before it is approved. */
  checks: isListOf(isCheck),
  /** When we last found its license in the state's list; null if we have not. */
  license_checked_at: isNullOr(isTime),
  /** Newest first. */
  decisions: isListOf(
    isRecord({
      decision: isText,
      reason: isText,
      decided_at: isTime,
      /** Whose account decided; null once it is gone. */
      decided_by: isNullOr(isText),
      /** What was looked at before a yes. */
      checked: isListOf(isCheck),
    }),
  ),
  /** Open ones, by homeowners. */
  complaints: isNumber,
  /** How often it said that a homeowner asked everyone to stop, and how often the homeowner denied it. */
  stops: isNumber,
  stops_undone: isNumber,
  /** Of the last 90 days: requests passed on, answers that were due, and those in time. */
  passed_on: isNumber,
  due: isNumber,
  in_time: isNumber,
});

export type CompanyPage = Shaped<typeof isCompanyPage>;
const isCompanyPage = isRecord({
  companies: isListOf(isCompanyEntry),
  more: isFlag,
  /** How many there are by status. */
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
  const changed = await store((database) => database.from('companies').update(entry).eq('id', id));
  return changed.ok ? changeServed(id, was, { trades, cities }) : changed;
}
