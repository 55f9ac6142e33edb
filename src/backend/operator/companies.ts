import { ask, command, store } from '../call.ts';
import { isCompanyStatus, type CompanyStatus } from '../company.ts';
import type { Result } from '../failure.ts';
import { changeServed } from '../served.ts';
import * as is from '../shape.ts';

/** What the staff look at before they approve a company. */
export type Check = is.Shaped<typeof isCheck>;
const isCheck = is.oneOf('license', 'insurance', 'address', 'name', 'phone');

/** What the staff may correct of a company. */
export type CompanyChange = Pick<
  CompanyEntry,
  'name' | 'license' | 'description' | 'phone' | 'website' | 'reply_hours' | 'trades' | 'cities'
>;

/** A company as the staff see it. */
export type CompanyEntry = is.Shaped<typeof isCompanyEntry>;
export const isCompanyEntry = is.record({
  id: is.text,
  name: is.text,
  license: is.text,
  description: is.text,
  phone: is.text,
  website: is.text,
  trades: is.listOf(is.text),
  cities: is.listOf(is.text),
  /** Suspended companies of the same name or license, those among them that deleted their account, newest first. */
  shut_out_like: is.listOf(
    is.record({
      same: is.oneOf('name', 'license'),
      at: is.time,
      /** Why it was suspended. */
      reason: is.text,
    }),
  ),
  /** Names exactly this entry, for a decision. */
  hash: is.text,
  status: isCompanyStatus,
  reply_hours: is.number,
  paused: is.flag,
  is_demo: is.flag,
  created_at: is.time,
  members: is.listOf(
    is.record({
      email: is.text,
      role: is.text,
      /** Has opened the link mailed to the address. */
      confirmed: is.flag,
    }),
  ),
  /** What has to be looked at before it is approved. */
  checks: is.listOf(isCheck),
  /** When we last found its license in the state's list; null if we have not. */
  license_checked_at: is.nullOr(is.time),
  /** Newest first. */
  decisions: is.listOf(
    is.record({
      decision: is.text,
      reason: is.text,
      decided_at: is.time,
      /** Whose account decided; null once it is gone. */
      decided_by: is.nullOr(is.text),
      /** What was looked at before a yes. */
      checked: is.listOf(isCheck),
    }),
  ),
  /** Open ones, by homeowners. */
  complaints: is.number,
  /** How often it said that a homeowner asked everyone to stop, and how often the homeowner denied it. */
  stops: is.number,
  stops_undone: is.number,
  /** Of the last 90 days: requests passed on, answers that were due, and those in time. */
  passed_on: is.number,
  due: is.number,
  in_time: is.number,
});

export type CompanyPage = is.Shaped<typeof isCompanyPage>;
const isCompanyPage = is.record({
  companies: is.listOf(isCompanyEntry),
  more: is.flag,
  /** How many there are by status. */
  counts: is.mapOf(is.number),
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
