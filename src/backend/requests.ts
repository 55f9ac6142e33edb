import type { CityId } from '../site.ts';
import { backend, patience } from './client.ts';
import { alreadyThere, attempt, type Failure, type Result } from './failure.ts';

/** A way to be contacted that is agreed to by itself. `automated` covers recorded and AI voices. */
export type Channel = 'email' | 'call' | 'text' | 'automated';

/** The words agreed to for one channel, exactly as shown. */
export interface Consent {
  readonly channel: Channel;
  readonly text: string;
  readonly version: string;
}

/** The estimate the person saw; US dollars. */
export interface EstimateSummary {
  readonly low: number;
  readonly typical: number;
  readonly high: number;
  readonly label: string;
  readonly modelVersion: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** What identifies the person; kept in a table of its own, which withdrawing empties. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  /** As `817-555-0123`, or empty. */
  readonly phone: string;
  /** Five digits. */
  readonly zip: string;
  readonly note: string;
  readonly preferred: 'email' | 'call' | 'text';
}

/** What names a request and opens it: both are made by the browser, once. */
export interface RequestKey {
  /** A UUID. */
  readonly id: string;
  /** The secret of the private link; the database keeps only its SHA-256. */
  readonly token: string;
}

/** A request as it is sent. */
export interface NewRequest extends RequestKey {
  readonly trade: string;
  readonly city: CityId;
  /** Path of the page it was written on. */
  readonly page: string;
  /** Ids of the companies picked, at most three. */
  readonly companies: readonly string[];
  readonly contact: Contact;
  readonly consents: readonly Consent[];
  readonly estimate: EstimateSummary | null;
  /** Whether the browser asks sites not to sell data. */
  readonly gpc: boolean;
  /** How long the form was open. */
  readonly seconds: number;
  /** Origin of the page that led here, or empty. */
  readonly referrer: string;
  /** A field people do not see: programs fill it in. */
  readonly website: string;
}

/** One company's part in a request. */
export interface Recipient {
  readonly companyId: string;
  readonly companyName: string;
  readonly status: 'sent' | 'viewed' | 'answered' | 'declined' | 'withdrawn';
  readonly channels: readonly Channel[];
  readonly sentAt: Date;
  readonly promisedBy: Date;
  /** When it first answered, yes or no. */
  readonly answeredAt: Date | null;
  /** The promised time has passed without an answer. */
  readonly overdue: boolean;
}

/** The words once agreed to, as stored. */
export interface AgreedWords {
  readonly channel: Channel;
  /** As shown; after withdrawal with the address or number blanked. */
  readonly text: string;
  readonly version: string;
  readonly companies: readonly string[];
  readonly agreedAt: Date;
}

/** A request as its private link shows it. */
export interface StoredRequest {
  readonly tradeId: string;
  /** `elsewhere` outside the cities served. */
  readonly cityId: CityId;
  readonly sentAt: Date;
  readonly withdrawnAt: Date | null;
  /** Null once withdrawn. */
  readonly contact: { readonly email: string; readonly phone: string } | null;
  readonly recipients: readonly Recipient[];
  readonly agreed: readonly AgreedWords[];
}

/** Exchanges one company for another, which the consents name. */
export interface Replacement {
  readonly replacedCompanyId: string;
  readonly companyId: string;
  readonly consents: readonly Consent[];
}

const linkIsDead: Failure = {
  ok: false,
  kind: 'gone',
  message: 'This link opens no request. Check that you copied all of it.',
};

/**
 * Stores a request. Sending the same id again stores nothing and answers `already`.
 * The row is not asked back: browsers may write here but not read.
 */
export async function submitRequest({
  id,
  ...body
}: NewRequest): Promise<Result<{ stored: 'now' | 'already' }>> {
  return attempt(
    async () =>
      (await backend())
        .from('request_submissions')
        .insert({ id, body })
        .abortSignal(AbortSignal.timeout(patience)),
    (answer) => ({ ok: true, stored: alreadyThere(answer) ? 'already' : 'now' }),
  );
}

/** Reads a request by its private link. */
export async function readRequest(key: RequestKey): Promise<Result<{ request: StoredRequest }>> {
  const open = { header: 'x-request-token', signal: AbortSignal.timeout(patience) };
  return attempt(
    async () => {
      const client = await backend();
      const request = client
        .from('requests')
        .select('trade_id, city_id, created_at, withdrawn_at, request_contacts(email, phone)')
        .eq('id', key.id)
        .setHeader(open.header, key.token)
        .abortSignal(open.signal)
        .maybeSingle<RequestRow>();
      const recipients = client
        .from('request_progress')
        .select(
          'company_id, company_name, status, channels, sent_at, promised_by, answered_at, overdue',
        )
        .eq('request_id', key.id)
        .order('sent_at')
        .order('place')
        .setHeader(open.header, key.token)
        .abortSignal(open.signal)
        .overrideTypes<RecipientRow[], { merge: false }>();
      const agreed = client
        .from('consents')
        .select('channel, shown_text, version, companies, agreed_at')
        .eq('request_id', key.id)
        .order('id')
        .setHeader(open.header, key.token)
        .abortSignal(open.signal)
        .overrideTypes<ConsentRow[], { merge: false }>();
      const answers = await Promise.all([request, recipients, agreed]);
      const failed = answers.find(({ error }) => error);
      const { status, error } = failed ?? answers[0];
      return { status, error, answers };
    },
    ({ answers: [request, recipients, agreed] }) =>
      request.data
        ? {
            ok: true,
            request: readRows(request.data, recipients.data ?? [], agreed.data ?? []),
          }
        : linkIsDead,
  );
}

/** Takes the contact data back from everyone and deletes it. Withdrawing twice is the same as once. */
export async function withdrawRequest(key: RequestKey): Promise<Result<object>> {
  return byLink(
    attempt(
      async () =>
        (await backend())
          .from('request_withdrawals')
          .insert({ request_id: key.id })
          .setHeader('x-request-token', key.token)
          .abortSignal(AbortSignal.timeout(patience)),
      () => ({ ok: true }),
    ),
  );
}

/** Gives the place of a company that declined or let its promised time pass to another one. */
export async function replaceCompany(
  key: RequestKey,
  { replacedCompanyId, companyId, consents }: Replacement,
): Promise<Result<object>> {
  return byLink(
    attempt(
      async () =>
        (await backend())
          .from('request_replacements')
          .insert({
            request_id: key.id,
            replaced_company_id: replacedCompanyId,
            company_id: companyId,
            consents,
          })
          .setHeader('x-request-token', key.token)
          .abortSignal(AbortSignal.timeout(patience)),
      () => ({ ok: true }),
    ),
  );
}

/** A private link that may not do a thing is one that opens nothing. */
const byLink = async <T>(result: Promise<Result<T>>): Promise<Result<T>> => {
  const answer = await result;
  return !answer.ok && answer.kind === 'refused' ? linkIsDead : answer;
};

interface RequestRow {
  trade_id: string;
  city_id: CityId | null;
  created_at: string;
  withdrawn_at: string | null;
  request_contacts: { email: string; phone: string } | null;
}
interface RecipientRow {
  company_id: string;
  company_name: string;
  status: Recipient['status'];
  channels: Channel[];
  sent_at: string;
  promised_by: string;
  answered_at: string | null;
  overdue: boolean;
}
interface ConsentRow {
  channel: Channel;
  shown_text: string;
  version: string;
  companies: string[];
  agreed_at: string;
}

/** The embedded database writes `2026-11-20 21:40:37+00`, which not every browser reads. */
const readTime = (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));

const readRows = (
  request: RequestRow,
  recipients: readonly RecipientRow[],
  agreed: readonly ConsentRow[],
): StoredRequest => ({
  tradeId: request.trade_id,
  cityId: request.city_id ?? 'elsewhere',
  sentAt: readTime(request.created_at),
  withdrawnAt: request.withdrawn_at ? readTime(request.withdrawn_at) : null,
  contact: request.request_contacts,
  recipients: recipients.map((row) => ({
    companyId: row.company_id,
    companyName: row.company_name,
    status: row.status,
    channels: row.channels,
    sentAt: readTime(row.sent_at),
    promisedBy: readTime(row.promised_by),
    answeredAt: row.answered_at ? readTime(row.answered_at) : null,
    overdue: row.overdue,
  })),
  agreed: agreed.map((row) => ({
    channel: row.channel,
    text: row.shown_text,
    version: row.version,
    companies: row.companies,
    agreedAt: readTime(row.agreed_at),
  })),
});
