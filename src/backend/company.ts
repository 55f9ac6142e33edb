import { command } from './call.ts';
import { backend, patience } from './client.ts';
import { attempt, offline, readAs, type Answer, type Failure, type Result } from './failure.ts';
import {
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isText,
  isTime,
} from './shape.ts';
import { changeServed, type Served } from './served.ts';

/** What the staff decided of a company last: it waits, works, may be fixed, is stopped, or has gone. */
export type CompanyStatus = 'pending' | 'approved' | 'rejected' | 'suspended' | 'closed';

/** What a company says about itself. While it is pending or rejected it may change all of it. */
export interface CompanyFacts extends Served {
  readonly name: string;
  readonly description: string;
  readonly license: string;
  /** As `817-555-0123`; empty if it gave none. */
  readonly phone: string;
  /** With its scheme; empty if it has none. */
  readonly website: string;
}

/** A company as its own people see it. */
export interface CompanyEntry extends CompanyFacts {
  readonly id: string;
  readonly status: CompanyStatus;
  /** Within how many hours it promises a first answer. */
  readonly replyHours: number;
  readonly paused: boolean;
  /** When the pause ends by itself; null: when someone ends it. */
  readonly pausedUntil: string | null;
  readonly isDemo: boolean;
}

export interface Member {
  readonly userId: string;
  readonly email: string;
  readonly role: 'owner' | 'member';
  /** How the others know them; empty: by their address. */
  readonly displayName: string;
  /** Whether mail of new requests and reminders goes to them. */
  readonly mailRequests: boolean;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: string;
}

/** The staff's last decision, word for word. */
export interface Decision {
  readonly decision: 'approved' | 'rejected' | 'suspended' | 'restored';
  readonly reason: string;
  readonly decidedAt: string;
}

/** All that the profile of a company shows. */
export interface OwnCompanyView {
  readonly entry: CompanyEntry;
  /** First who joined first; the caller is one of them. */
  readonly members: readonly Member[];
  /** Not accepted yet, newest first. */
  readonly invitations: readonly Invitation[];
  readonly decision: Decision | null;
}

type StoredEntry = Omit<CompanyEntry, 'trades' | 'cities'> & {
  readonly trades: readonly { readonly id: string }[];
  readonly cities: readonly { readonly id: string }[];
};

const isEntries = isListOf(
  isRecord<StoredEntry>({
    id: isText,
    name: isText,
    description: isText,
    license: isText,
    phone: isText,
    website: isText,
    status: isOneOf('pending', 'approved', 'rejected', 'suspended', 'closed'),
    replyHours: isNumber,
    paused: isFlag,
    pausedUntil: isNullOr(isTime),
    isDemo: isFlag,
    trades: isListOf(isRecord<{ id: string }>({ id: isText })),
    cities: isListOf(isRecord<{ id: string }>({ id: isText })),
  }),
);
const isMembers = isListOf(
  isRecord<Member>({
    userId: isText,
    email: isText,
    role: isOneOf('owner', 'member'),
    displayName: isText,
    mailRequests: isFlag,
  }),
);
const isInvitations = isListOf(
  isRecord<Invitation>({ id: isText, email: isText, expiresAt: isTime }),
);
const isDecisions = isListOf(
  isRecord<Decision>({
    decision: isOneOf('approved', 'rejected', 'suspended', 'restored'),
    reason: isText,
    decidedAt: isTime,
  }),
);

const noLonger: Failure = {
  ok: false,
  kind: 'gone',
  message: 'You no longer belong to this company. Its owner can invite you again.',
};

const until = () => AbortSignal.timeout(patience);

/** Reads the company of one who is signed in; `gone` where they no longer belong to it. */
export async function ownCompany(
  company: string,
  userId: string,
): Promise<Result<{ view: OwnCompanyView }>> {
  const [entries, members, invitations, decisions] = await Promise.all([
    attempt(
      async () =>
        (await backend())
          .from('companies')
          .select(
            'id, name, description, license, phone, website, status, replyHours:reply_hours, paused, pausedUntil:paused_until, isDemo:is_demo, trades:company_trades(id:trade_id), cities:company_cities(id:city_id)',
          )
          .eq('id', company)
          .abortSignal(until()),
      readAs(isEntries),
    ),
    attempt(
      async () =>
        (await backend())
          .from('company_members')
          .select(
            'userId:user_id, email:signup_email, role, displayName:display_name, mailRequests:mail_requests',
          )
          .eq('company_id', company)
          .order('joined_at')
          .abortSignal(until()),
      readAs(isMembers),
    ),
    attempt(
      async () =>
        (await backend())
          .from('company_invitations')
          .select('id, email, expiresAt:expires_at')
          .eq('company_id', company)
          .is('accepted_at', null)
          .order('created_at', { ascending: false })
          .abortSignal(until()),
      readAs(isInvitations),
    ),
    attempt(
      async () =>
        (await backend())
          .from('company_decisions')
          .select('decision, reason, decidedAt:decided_at')
          .eq('company_id', company)
          .order('decided_at', { ascending: false })
          .limit(1)
          .abortSignal(until()),
      readAs(isDecisions),
    ),
  ]);
  for (const part of [entries, members, invitations, decisions]) if (!part.ok) return part;
  if (!entries.ok || !members.ok || !invitations.ok || !decisions.ok) return offline;
  const [entry] = entries.data;
  if (!entry || !members.data.some((member) => member.userId === userId)) return noLonger;
  return {
    ok: true,
    view: {
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
  call: () => PromiseLike<Answer & { readonly data: readonly unknown[] | null }>,
): Promise<Done> =>
  attempt(call, ({ data }) => (data && data.length > 0 ? { ok: true } : noLonger));

/** What a company may change by itself at any time. */
export const changeEntry = (
  company: string,
  values: {
    readonly replyHours?: number;
    readonly paused?: boolean;
    readonly pausedUntil?: string | null;
  },
): Promise<Done> =>
  change(async () =>
    (await backend())
      .from('companies')
      .update({
        reply_hours: values.replyHours,
        paused: values.paused,
        paused_until: values.pausedUntil,
      })
      .eq('id', company)
      .select('id')
      .abortSignal(until()),
  );

/** Changes what a company says about itself, while it is pending or rejected. */
export async function changeFacts(
  company: string,
  was: CompanyFacts,
  { name, description, license, phone, website, trades, cities }: CompanyFacts,
): Promise<Done> {
  const saved = await change(async () =>
    (await backend())
      .from('companies')
      .update({ name, description, license, phone, website })
      .eq('id', company)
      .select('id')
      .abortSignal(until()),
  );
  return saved.ok ? changeServed(company, was, { trades, cities }) : saved;
}

/** Changes how the others know a member, or whether requests are mailed to them. */
export const changeMember = (
  userId: string,
  values: { readonly displayName?: string; readonly mailRequests?: boolean },
): Promise<Done> =>
  change(async () =>
    (await backend())
      .from('company_members')
      .update({ display_name: values.displayName, mail_requests: values.mailRequests })
      .eq('user_id', userId)
      .select('user_id')
      .abortSignal(until()),
  );

/** A rejected company that fixed what was wrong waits for a decision again. */
export const askAgain = (): Promise<Done> => command('ask_again');
/** Mails an invitation; once more to the same address makes a fresh link. */
export const invite = (company: string, address: string): Promise<Done> =>
  command('invite_member', { company, address });
export const cancelInvitation = (invitation: string): Promise<Done> =>
  command('cancel_invitation', { invitation });
export const setMember = (member: string, role: 'owner' | 'member' | 'removed'): Promise<Done> =>
  command('set_member', { member, new_role: role });
/** Deletes the account of whoever is signed in; with its last member the company closes. */
export const deleteAccount = (): Promise<Done> => command('delete_account');
