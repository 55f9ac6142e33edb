import { useState } from 'react';
import { openEvidence, type Evidence as Proof } from '../../backend/operator/evidence.ts';
import type { Channel } from '../../backend/requests.ts';
import { site } from '../../site.ts';
import { formOf } from '../../contact/form.ts';
import Button from '../../kit/Button.tsx';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { saveFile } from '../../kit/csv.ts';
import { placeName } from './words.ts';
import { exactTime } from '../../time/central.ts';
import { tradeName } from '../../trades/names.ts';
import Facts from '../../kit/Facts.tsx';
import Table, { type Column } from '../../kit/Table.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import Badge from '../../kit/Badge.tsx';
import { Crumbs } from './Section.tsx';

const boxes: Readonly<Record<Channel, string>> = {
  call: 'Phone calls from a person',
  text: 'Text messages',
  email: 'Email',
  automated: 'Automated and recorded calls',
};

/** Two things at the two ends of the sheet. */
const ends = 'flex flex-wrap justify-between gap-x-8 gap-y-3';
const under = 'mt-6 border-b border-ink pb-1';
/** A box of the form: its name, whether it was ticked, and when. */
const box = 'mt-4 flex flex-wrap items-center gap-2 font-sans text-sm';

/** A long hash in groups that an eye can compare. */
const grouped = (hash: string) => hash.replace(/(.{4})(?=.)/g, '$1 ');

/** How long a form was open: "3 min 12 s". */
export const openFor = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** The words of the box, and what is shown with every box and part of each. */
const partsOf = (text: string): readonly [string, string] => {
  const [own = '', ...shared] = text.split('\n\n');
  return [own, shared.join('\n\n')];
};

const answerOf = ({ status, answered_at, withdrawn_at }: Proof['recipients'][number]): string => {
  if (answered_at) {
    const word = status === 'answered' ? ', yes' : status === 'declined' ? ', no' : '';
    return `${exactTime(answered_at)}${word}`;
  }
  return withdrawn_at ? 'none before it ended' : 'not yet';
};

/** Whether the person opened the link mailed to the address, as a dispute would ask. */
export const confirmedWords = ({
  confirmed_at,
  confirmed_by_mail_at,
}: Pick<Proof, 'confirmed_at' | 'confirmed_by_mail_at'>): string => {
  if (confirmed_by_mail_at)
    return `Yes, by the link in our mail, ${exactTime(confirmed_by_mail_at)}`;
  return confirmed_at ? 'Not asked' : 'Asked, not confirmed yet';
};

interface About {
  readonly proof: Proof;
}

/** What it is the record of, and whether it is in force. */
function Head({ proof }: About) {
  const opening = proof.log.at(-1);
  return (
    <header className={ends}>
      <div className="min-w-0">
        <p className="eyebrow">{site.name}</p>
        <h1>Record of consent</h1>
        <p>
          Request {proof.id}. {tradeName(proof.trade_id)}, {placeName(proof.city_id ?? 'elsewhere')}
        </p>
      </div>
      <p className="text-soft">
        {proof.withdrawn_at ? (
          <>
            <b>Ended</b> {exactTime(proof.withdrawn_at)}
          </>
        ) : (
          <>
            <b>In force</b> since {exactTime(proof.sent_at)}
            {opening && (
              <>
                <br />
                Not taken back as of {exactTime(opening.at)}
              </>
            )}
          </>
        )}
        <br />
        All times Central
      </p>
    </header>
  );
}

/** Who agreed, and how it was asked. */
function Who({ proof }: About) {
  const { contact, consents, fill_seconds } = proof;
  const [first] = consents;
  const rows: readonly (readonly [string, string])[] = [
    ['Name', contact?.name ?? 'deleted'],
    [
      'Agreed for',
      contact
        ? [...new Set(consents.map((one) => one.contact).filter(Boolean))].join(', ')
        : 'deleted; the hashes below stay',
    ],
    ['Page', proof.page + (fill_seconds === null ? '' : `, form open ${openFor(fill_seconds)}`)],
    ['Boxes at first', `None ticked. Wording version ${first?.version ?? 'unknown'}`],
    [
      'Browser, address',
      `${first?.user_agent || 'not told'}, ${first?.ip_address ?? 'address not kept'}`,
    ],
    ['Global Privacy Control', first?.gpc ? 'On' : 'Off'],
    ['Came from', proof.referrer || 'No other site'],
    ['Email confirmed', confirmedWords(proof)],
  ];
  return (
    <>
      <h2 className={under}>Who agreed, and how it was asked</h2>
      <Facts of={rows} />
    </>
  );
}

/** The exact words, box by box. */
function Words({ proof: { consents } }: About) {
  const [first] = consents;
  const given = new Set(consents.map(({ channel }) => channel));
  // One consent for each company picked later: the box is there once, its words as often as agreed to.
  const missing = (Object.keys(boxes) as Channel[]).filter((channel) => !given.has(channel));
  const shared = first ? partsOf(first.shown_text)[1] : '';
  return (
    <>
      <h2 className={under}>The exact words, box by box</h2>
      {consents.map((one) => (
        <section key={one.id} className="break-inside-avoid">
          <h3 className={`${box} font-semibold`}>
            {boxes[one.channel]} <Badge tone="good">ticked</Badge>
            <span className="ms-auto font-normal">{exactTime(one.agreed_at)}</span>
          </h3>
          <blockquote className="my-2 border-s-2 border-rule ps-4">
            “{partsOf(one.shown_text)[0]}”
          </blockquote>
          <p className="mt-1 text-xs text-soft">
            Salted SHA-256 of the whole text {grouped(one.shown_text_hash)}
            <br />
            Salted SHA-256 of the address or number {grouped(one.contact_hash)}
          </p>
        </section>
      ))}
      {missing.map((channel) => (
        <p key={channel} className={`${box} text-soft`}>
          {boxes[channel]} <Badge tone="waiting">not ticked</Badge>
          <span className="ms-auto font-normal">no consent, nothing stored</span>
        </p>
      ))}
      {shared && (
        <p className="mt-1 text-xs text-soft">
          <b>Shown with every box and part of each:</b> {shared}
        </p>
      )}
    </>
  );
}

const recipientColumns: readonly Column<Proof['recipients'][number]>[] = [
  { name: 'Company, as named that day', says: ({ company_name }) => company_name },
  { name: 'License, as stated', says: ({ company_license }) => company_license || 'none stated' },
  { name: 'Passed on', says: ({ sent_at }) => exactTime(sent_at) },
  { name: 'Seen', says: ({ viewed_at }) => (viewed_at ? exactTime(viewed_at) : 'no') },
  { name: 'Answered', says: answerOf },
  { name: 'Ended', says: ({ withdrawn_at }) => (withdrawn_at ? exactTime(withdrawn_at) : 'no') },
];

/** What happened to it since: taken back, stopped, opened by the staff. */
function Since({ proof: { withdrawn_at, stops, log } }: About) {
  const stopped = stops.map(
    ({ scope, told_at, undone_at }) =>
      `${scope}, ${exactTime(told_at)}${undone_at ? `, denied by the homeowner ${exactTime(undone_at)}` : ''}`,
  );
  return (
    <>
      <h2 className={under}>What happened to it since</h2>
      <Facts
        of={[
          ['Taken back', withdrawn_at ? exactTime(withdrawn_at) : 'No'],
          ['Asked to stop', stopped.join('; ') || 'No'],
          ...log
            .slice(0, -1)
            .map(
              ({ at, actor_email, action, reason }) =>
                [
                  exactTime(at),
                  `${actor_email || 'A script'} ${action}${reason && `: “${reason}”`}`,
                ] as const,
            ),
        ]}
      />
    </>
  );
}

/** One sheet that prints as it stands. */
function Sheet({ proof, openedBy }: About & { readonly openedBy: string }) {
  const { consents, recipients, log } = proof;
  const opening = log.at(-1);
  return (
    <article className="sheet mx-auto w-full max-w-3xl p-4 wrap-anywhere md:p-10 print:border-0 print:p-0">
      <Head proof={proof} />
      <Who proof={proof} />
      <Words proof={proof} />
      <h2 className={under}>Who may use it</h2>
      {recipients.length === 0 ? (
        <p>No company. The site’s own team alone.</p>
      ) : (
        <Table
          label="Who may use it"
          columns={recipientColumns}
          rows={recipients}
          keyOf={({ company_id }) => company_id}
        />
      )}
      <Since proof={proof} />
      <footer className={`${ends} mt-8 border-t border-ink pt-3 text-xs text-soft`}>
        <p className="flex-[1_1_24rem]">
          Read from rows that nobody can change through the site. When a request is taken back, the
          number and address here are blanked; the hashes stay.
          {opening &&
            ` Opened by ${openedBy}, ${exactTime(opening.at)} (“${opening.reason}”); this opening is line ${opening.id.toLocaleString('en-US')} of the audit log.`}
        </p>
        <p>
          {consents.length > 0 &&
            `Consent ${consents.length === 1 ? 'row' : 'rows'} ${consents.map(({ id }) => id.toLocaleString('en-US')).join(', ')}`}
        </p>
      </footer>
    </article>
  );
}

const form = formOf('evidence', [
  {
    key: 'reason',
    kind: 'line',
    label: 'Why do you open it?',
    hint: 'Such as: the homeowner asked for it; a complaint; a company asks for proof.',
    wrong: (reason) => (reason.length < 5 ? 'Say why in a few words.' : undefined),
  },
]);

/** The proof of what was agreed to in a request. It opens with a reason, which the log keeps. */
export default function Evidence({
  id,
  openedBy,
}: {
  readonly id: string;
  /** The email of who is signed in. */
  readonly openedBy: string;
}) {
  const [proof, setProof] = useState<Proof | null>(null);
  return (
    <section aria-label="Evidence" className="grid gap-3 *:min-w-0">
      <div className="no-print flex flex-wrap justify-between gap-x-6">
        <Crumbs>
          <ViewLink to={`?view=request&request=${id}`}>
            {proof?.reference ?? `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()}
          </ViewLink>{' '}
          / Evidence
        </Crumbs>
        {proof && (
          <p className="actions">
            <Button
              onClick={() =>
                saveFile(
                  `evidence-${proof.reference}.json`,
                  'application/json',
                  JSON.stringify(proof, null, 2),
                )
              }
            >
              JSON
            </Button>
            <Button look="filled" onClick={() => print()}>
              Print
            </Button>
          </p>
        )}
      </div>
      {proof ? (
        <Sheet proof={proof} openedBy={openedBy} />
      ) : (
        <WholeForm
          form={form}
          className="grid max-w-2xl gap-4"
          send={({ reason }) => openEvidence(id, reason)}
          done={({ data }) => setProof(data)}
          label="Open"
        >
          <h1>Record of consent</h1>
          <p>It names the homeowner, so opening it is written into the log, with your reason.</p>
        </WholeForm>
      )}
    </section>
  );
}
