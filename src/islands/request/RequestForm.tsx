import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../backend/failure.ts';
import type { EstimateSummary, NewRequest } from '../../backend/requests.ts';
import { moneyRange } from '../../estimate/format.ts';
import { cityName, servedCities, site, type CityId } from '../../site.ts';
import ErrorSummary from '../fields/ErrorSummary.tsx';
import Spinner from '../fields/Spinner.tsx';
import CompanyPicker from './CompanyPicker.tsx';
import { consentsFor } from './consent.ts';
import ConsentBoxes from './ConsentBoxes.tsx';
import {
  check,
  contactOf,
  preferences,
  readPhone,
  type DraftError,
  type DraftField,
} from './draft.ts';
import EarlierRequests from './EarlierRequests.tsx';
import { $entries, outbox, resumeAll, sensitiveOutbox } from './queue.ts';
import Sent from './Sent.tsx';
import TextField from './TextField.tsx';
import Tick from './Tick.tsx';
import { inSentence } from './words.ts';
import { useCompanies } from './use-companies.ts';
import { useDraft } from './use-draft.ts';

/** Nobody reads the words of consent and types an address in less; programs do. Milliseconds. */
const fastestFill = 4_000;

/** Milliseconds since a moment of `performance.now()`, which no wrong or mended clock moves. */
const since = (moment: number): number => performance.now() - moment;

/** Where the cursor goes for a field that is a group of boxes. */
const elementOf: Readonly<Record<DraftField, string>> = {
  name: 'request-name',
  email: 'request-email',
  phone: 'request-phone',
  zip: 'request-zip',
  note: 'request-note',
  ticked: 'request-consent-email',
  preferred: 'request-preferred-email',
  isMine: 'request-is-mine',
};

const preferenceLabels = { email: 'Email', call: 'A phone call', text: 'A text message' } as const;

export interface RequestFormProps {
  readonly tradeId: string;
  /** Short name, as in "Roofing". */
  readonly tradeName: string;
  readonly cityId: CityId;
  /** What goes along with the request; null if there is no price to send. */
  readonly estimate: EstimateSummary | null;
  /** Path of the page the form and, later, the private link stand on. */
  readonly pagePath: string;
  /** A subject that leaves nothing on the device. */
  readonly sensitive?: boolean;
}

/** Asks for quotes from up to three companies picked by name, or from the site's own team alone. */
export default function RequestForm({
  tradeId,
  tradeName,
  cityId,
  estimate,
  pagePath,
  sensitive = false,
}: RequestFormProps) {
  const box = sensitive ? sensitiveOutbox : outbox;
  const [openedAt] = useState(() => performance.now());
  const { draft, change, key, startAnother } = useDraft(tradeId, sensitive);
  const [lookup, lookUpAgain] = useCompanies(tradeId, cityId);
  const [errors, setErrors] = useState<readonly DraftError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** What the requests handed to the outbox so far say; any of them may be the one that arrived. */
  const [handedOver, setHandedOver] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = useStore($entries);
  useEffect(() => {
    void resumeAll();
    heading.current?.focus();
  }, []);

  const listed = lookup.state === 'ready' ? lookup.companies : [];
  // Companies of a city looked at before are not picked any more.
  const picked = draft.companies.filter((id) => listed.some((company) => company.id === id));
  const parties = {
    companies: picked.flatMap((id) => listed.find((company) => company.id === id)?.name ?? []),
    email: draft.email.trim(),
    phone: readPhone(draft.phone) ?? draft.phone.trim(),
  };
  const entry = entries.find(({ id }) => id === key.id);
  const errorAt = (field: DraftField) => errors.find((error) => error.field === field)?.message;

  const content: Content = {
    trade: tradeId,
    city: cityId,
    companies: picked,
    contact: contactOf(draft),
    consents: consentsFor(draft.ticked, parties),
    estimate,
  };
  const request = (): NewRequest => ({
    ...key,
    ...content,
    answers: {},
    unanswered: [],
    page: pagePath,
    gpc: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    seconds: Math.round(since(openedAt) / 1000),
    referrer: document.referrer ? new URL(document.referrer).origin : '',
    userAgent: navigator.userAgent.slice(0, 400),
    website: draft.website,
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = check(draft);
    setErrors(found);
    setAttempt(attempt + 1);
    setFailure(null);
    if (found.length > 0) return;
    if (since(openedAt) < fastestFill) {
      setFailure({
        ok: false,
        kind: 'invalid',
        message: 'That was very quick. Look over what you entered, then send again.',
      });
      return;
    }
    setHandedOver([...handedOver, saying(content)]);
    setSending(true);
    await box.add(request());
    const delivery = await box.deliver(key.id);
    setSending(false);
    if (delivery.ok) {
      if (delivery.stored === 'now') setHandedOver([saying(delivery.sent)]);
      // It arrived before this form was opened, or from another tab: nobody here knows what it says.
      else if (handedOver.length === 0) setHandedOver(['', saying(content)]);
      return;
    }
    setFailure(delivery);
  };

  if (handedOver.length > 0 && entry && !entry.request && entry.refusal === undefined) {
    return (
      <Sent
        page={pagePath}
        requestKey={key}
        tradeName={tradeName}
        kept={box.durable()}
        missedChanges={handedOver.some((earlier) => earlier !== saying(content))}
        onAnother={() => {
          setHandedOver([]);
          setFailure(null);
          startAnother({ companies: [], ticked: [], preferred: '', isMine: false, note: '' });
        }}
      />
    );
  }
  const ways = preferences(draft.ticked);
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="sheet grid gap-7 p-4 sm:p-6">
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1}>
          Ask for quotes
        </h2>
        <p>
          {estimate && (
            <>
              We send your answers and your range of{' '}
              <span className="font-semibold">{moneyRange(estimate)}</span> along, so nobody starts
              from zero.{' '}
            </>
          )}
          You choose who gets your details.
        </p>
      </div>
      <EarlierRequests
        // The one handed over here has its own words below.
        entries={entries.filter(({ id }) => id !== key.id || handedOver.length === 0)}
        onForgotten={(id) => id === key.id && startAnother()}
      />
      <ErrorSummary
        attempt={attempt}
        errors={errors.map(({ field, message }) => ({
          id: field === 'preferred' ? `request-preferred-${ways[0] ?? 'email'}` : elementOf[field],
          message,
        }))}
      />

      <Recipients
        tradeName={tradeName}
        cityId={cityId}
        lookup={lookup}
        lookUpAgain={lookUpAgain}
        picked={picked}
        onPick={(companies) => change({ companies })}
      />

      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="request-name"
          label="Your name"
          autoComplete="name"
          value={draft.name}
          onChange={(name) => change({ name })}
          error={errorAt('name')}
        />
        <TextField
          id="request-zip"
          label="ZIP code of the home"
          inputMode="numeric"
          autoComplete="postal-code"
          value={draft.zip}
          onChange={(zip) => change({ zip })}
          error={errorAt('zip')}
        />
        <TextField
          id="request-email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={draft.email}
          onChange={(email) => change({ email })}
          error={errorAt('email')}
        />
        <TextField
          id="request-phone"
          label="Phone, if you want calls or texts"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          error={errorAt('phone')}
        />
        <div className="sm:col-span-2">
          <TextField
            id="request-note"
            label="Anything they should know (optional)"
            rows={3}
            value={draft.note}
            onChange={(note) => change({ note })}
            error={errorAt('note')}
          />
        </div>
        {/* People do not see this field; programs fill it in. */}
        <div aria-hidden="true" className="absolute -left-[200vw]">
          <label htmlFor="request-website">Leave this empty</label>
          <input
            id="request-website"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={draft.website}
            onChange={(event) => change({ website: event.target.value })}
          />
        </div>
      </div>

      <ConsentBoxes
        id="request-consent"
        parties={parties}
        ticked={draft.ticked}
        onTick={(ticked) => change({ ticked })}
        error={errorAt('ticked')}
      />
      {ways.length > 1 && (
        <fieldset>
          <legend className="font-semibold">Which do you like best?</legend>
          {errorAt('preferred') && (
            <p id="request-preferred-error" className="font-semibold text-brick">
              {errorAt('preferred')}
            </p>
          )}
          <div className="flex flex-wrap gap-x-6">
            {ways.map((way) => (
              <Tick
                key={way}
                id={`request-preferred-${way}`}
                type="radio"
                name="preferred"
                checked={draft.preferred === way}
                describedBy={errorAt('preferred') && 'request-preferred-error'}
                onChange={() => change({ preferred: way })}
              >
                {preferenceLabels[way]}
              </Tick>
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-1">
        {errorAt('isMine') && (
          <p id="request-is-mine-error" className="font-semibold text-brick">
            {errorAt('isMine')}
          </p>
        )}
        <Tick
          id="request-is-mine"
          checked={draft.isMine}
          onChange={(isMine) => change({ isMine })}
          describedBy={errorAt('isMine') && 'request-is-mine-error'}
        >
          I am 18 or older, and this email address and phone number are mine.
        </Tick>
      </div>

      <div className="grid justify-items-start gap-3">
        <div role="alert" className="w-full empty:hidden">
          {failure && (
            <div className="warning">
              <p className="font-semibold">{failure.message}</p>
              {failure.kind !== 'invalid' && <p>{waitingWords(box.durable())}</p>}
            </div>
          )}
        </div>
        <button type="submit" className="button" disabled={sending}>
          {failure && failure.kind !== 'invalid' ? 'Try again now' : 'Send my request'}
        </button>
        {sending && <Spinner label="Sending your request" />}
        <p className="text-soft">
          {parties.companies.length > 0
            ? `Goes to ${list.format(parties.companies)} and our own team at ${site.name}. Nobody else.`
            : `Goes to our own team at ${site.name}. Nobody else.`}
        </p>
      </div>
    </form>
  );
}

/** The part of a request that the person can see and change. */
type Content = Pick<
  NewRequest,
  'trade' | 'city' | 'companies' | 'contact' | 'consents' | 'estimate'
>;

/** The same text for requests that say the same. */
const saying = ({ trade, city, companies, contact, consents, estimate }: Content): string =>
  JSON.stringify([trade, city, companies, contact, consents, estimate]);

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What happens to a request that could not be sent. */
const waitingWords = (durable: boolean) =>
  durable
    ? 'Nothing is lost: your request is saved on this device. We keep trying while this page is open, and again on your next visit.'
    : 'Keep this page open: we keep trying, but nothing is saved on this device.';

/** Who can be picked, or why nobody can. */
function Recipients({
  tradeName,
  cityId,
  lookup,
  lookUpAgain,
  picked,
  onPick,
}: {
  readonly tradeName: string;
  readonly cityId: CityId;
  readonly lookup: ReturnType<typeof useCompanies>[0];
  readonly lookUpAgain: () => void;
  readonly picked: readonly string[];
  readonly onPick: (ids: readonly string[]) => void;
}) {
  if (lookup.state === 'loading') return <Spinner label="Looking up companies" />;
  if (lookup.state === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>
          We could not look up the companies. {lookup.failure.message} Or go on without picking any:
          then only our own team gets your request.
        </p>
        <button type="button" className="button-quiet" onClick={lookUpAgain}>
          Look again
        </button>
      </div>
    );
  }
  if (lookup.companies.length > 0) {
    return <CompanyPicker companies={lookup.companies} picked={picked} onPick={onPick} />;
  }
  return (
    <div className="slip grid gap-1" role="status">
      <p className="font-semibold">
        {cityId === 'elsewhere'
          ? `We list companies in ${servedCities} only.`
          : `No ${inSentence(tradeName)} company for ${cityName(cityId)} is on our list yet.`}
      </p>
      <p>
        You can still leave your request with our own team. It goes to nobody else, and we ask you
        again before any company gets it.
      </p>
    </div>
  );
}
