import { isMemberRole, type MemberRole } from './accounts.ts';
import { command, query, rows } from './call.ts';
import { offline, type Answer, type Failure, type Result } from './failure.ts';
import * as is from './shape.ts';
import { changeServed, type Served } from './served.ts';

/** What the staff decided of a company last: it waits, works, may be fixed, is stopped, or has gone. */
export type CompanyStatus = is.Shaped<typeof isCompanyStatus>;
export const isCompanyStatus = is.oneOf('pending', 'approved', 'rejected', 'suspended', 'closed');

const isStored = is.record({
  id: is.text,
  name: is.text,
  description: is.text,
  license: is.text,
  /** When we found it in the state's own list; null if we have not. */
  license_checked_at: is.nullOr(is.time),
  /** As `817-555-0123`; empty if it gave none. */
  phone: is.text,
  /** With its scheme; empty if it has none. */
  website: is.text,
  status: isCompanyStatus,
  /** Within how many hours it promises a first answer. */
  reply_hours: is.number,
  paused: is.flag,
  /** When the pause ends by itself; null: when someone ends it. */
  paused_until: is.nullOr(is.time),
  is_demo: is.flag,
  trades: is.listOf(is.record({ id: is.text })),
  cities: is.listOf(is.record({ id: is.text })),
});

/** A company as its own people see it. */
export type CompanyEntry = Omit<is.Shaped<typeof isStored>, keyof Served> & Served;

/** What a company says about itself. While it is pending or rejected it may change all of it. */
export type CompanyFacts = Pick<
  CompanyEntry,
  'name' | 'description' | 'license' | 'phone' | 'website' | keyof Served
>;

export type Member = is.Shaped<typeof isMember>;
const isMember = is.record({
  user_id: is.text,
  email: is.text,
  role: isMemberRole,
  /** How the others know them; empty: by their address. */
  display_name: is.text,
  /** Whether mail of new requests and reminders goes to them. */
  mail_requests: is.flag,
});

export type Invitation = is.Shaped<typeof isInvitation>;
const isInvitation = is.record({ id: is.text, email: is.text, expires_at: is.time });

/** The staff's last decision, word for word. */
export type Decision = is.Shaped<typeof isDecision>;
const isDecision = is.record({
  decision: is.oneOf('approved', 'rejected', 'suspended', 'restored'),
  reason: is.text,
});

/** All that the profile of a company shows. */
export interface OwnCompanyView {
  readonly entry: CompanyEntry;
  /** First who joined first; the caller is one of them. */
  readonly members: readonly Member[];
  /** Not accepted yet, newest first. */
  readonly invitations: readonly Invitation[];
  readonly decision: Decision | null;
}

const noLonger: Failure = {
  ok: false,
  kind: 'gone',
  message: 'You no longer belong to this company. Its owner can invite you again.',
};

/** Reads the company of one who is signed in; `gone` where they no longer belong to it. */
export async function ownCompany(
  company: string,
  userId: string,
): Promise<Result<{ data: OwnCompanyView }>> {
  const [entries, members, invitations, decisions] = await Promise.all([
    rows(isStored, (database) =>
      database
        .from('companies')
        .select(
          'id, name, description, license, license_checked_at, phone, website, status, reply_hours, paused, paused_until, is_demo, trades:company_trades(id:trade_id), cities:company_cities(id:city_id)',
        )
        .eq('id', company),
    ),
    rows(isMember, (database) =>
      database
        .from('company_members')
        .select('user_id, email:signup_email, role, display_name, mail_requests')
        .eq('company_id', company)
        .order('joined_at'),
    ),
    rows(isInvitation, (database) =>
      database
        .from('company_invitations')
        .select('id, email, expires_at')
        .eq('company_id', company)
        .is('accepted_at', null)
        .order('created_at', { ascending: false }),
    ),
    rows(isDecision, (database) =>
      database
        .from('company_decisions')
        .select('decision, reason')
        .eq('company_id', company)
        .order('decided_at', { ascending: false })
        .limit(1),
    ),
  ]);
  for (const part of [entries, members, invitations, decisions]) if (!part.ok) return part;
  if (!entries.ok || !members.ok || !invitations.ok || !decisions.ok) return offline;
  const [entry] = entries.data;
  if (!entry || !members.data.some((member) => member.user_id === userId)) return noLonger;
  return {
    ok: true,
    data: {
      entry: {
        ...entry,
        trades: entry.trades.map(({ id }) => id),
        cities: entry.cities.map(({ id }) => id),
      },
      members: members.data,
      invitations: invitations.data,
      decision: decisions.data[0] ?? null,
    },
  };
}

type Done = Result<object>;

/** A change of rows, which answers those it touched. */
const change = (
  make: Parameters<typeof query<Answer & { readonly data: readonly unknown[] | null }, object>>[0],
): Promise<Done> => query(make, ({ data }) => (data && data.length > 0 ? { ok: true } : noLonger));

/** What a company may change by itself at any time. */
export const changeEntry = (
  company: string,
  values: Partial<Pick<CompanyEntry, 'reply_hours' | 'paused' | 'paused_until'>>,
): Promise<Done> =>
  change((database) => database.from('companies').update(values).eq('id', company).select('id'));

/** Changes what a company says about itself, while it is pending or rejected. */
export async function changeFacts(
  company: string,
  was: CompanyFacts,
  { name, description, license, phone, website, trades, cities }: CompanyFacts,
): Promise<Done> {
  const saved = await change((database) =>
    database
      .from('companies')
      .update({ name, description, license, phone, website })
      .eq('id', company)
      .select('id'),
  );
  return saved.ok ? changeServed(company, was, { trades, cities }) : saved;
}

/** Changes how the others know a member, or whether requests are mailed to them. */
export const changeMember = (
  userId: string,
  values: Partial<Pick<Member, 'display_name' | 'mail_requests'>>,
): Promise<Done> =>
  change((database) =>
    database.from('company_members').update(values).eq('user_id', userId).select('user_id'),
  );

/** A rejected company that fixed what was wrong waits for a decision again. */
export const askAgain = () => command('ask_again');
/** Mails an invitation; once more to the same address makes a fresh link. */
export const invite = (company: string, address: string) =>
  command('invite_member', { company, address });
export const cancelInvitation = (invitation: string) =>
  command('cancel_invitation', { invitation });
export const setMember = (member: string, role: MemberRole | 'removed') =>
  command('set_member', { member, new_role: role });
/** Deletes the account of whoever is signed in; with its last member the company closes. */
export const deleteAccount = () => command('delete_account');
