import { useEffect, useRef, useState, type FormEvent } from 'react';
import { signUp } from '../backend/accounts.ts';
import { cities } from '../place/cities.ts';
import ErrorSummary from '../kit/form/ErrorSummary.tsx';
import { readEmail } from '../contact/read-typed.ts';
import TextField from '../kit/form/TextField.tsx';
import Tick from '../kit/form/Tick.tsx';
import { likelyEmail } from '../contact/likely-typo.ts';
import {
  applicationOf,
  checkApplication,
  promises,
  readForm,
  type Typed,
  type TypedError,
} from './application.ts';
import { keptApplication } from './application-draft.ts';
import { strengthOf } from './password.ts';
import PasswordField from './PasswordField.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import SignedUp from './SignedUp.tsx';
import TradeChoice, { type TradeName } from './TradeChoice.tsx';
import { taken } from '../kit/form/typed.ts';
import { useCall } from '../kit/use-call.ts';

/** Puts back what was typed in this tab before, but never over what stands there already. */
function restore(form: HTMLFormElement): void {
  const saved = keptApplication.read();
  if (!saved) return;
  for (const name of ['email', 'company', 'phone', 'website'] as const) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === '') input.value = saved[name];
  }
  const ticked = new Set([...saved.trades, ...saved.cities, saved.hours]);
  for (const input of form.querySelectorAll<HTMLInputElement>('[type="checkbox"],[type="radio"]')) {
    if (ticked.has(input.value)) input.checked = true;
  }
}

const nothing: Typed = {
  email: '',
  password: '',
  company: '',
  phone: '',
  website: '',
  trades: [],
  licenses: {},
  cities: [],
  hours: '',
};

/** The form with which a company asks to be listed, and what happens once it is sent. */
export default function SignUpPage({ trades }: { readonly trades: readonly TradeName[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});
  const [found, setFound] = useState<readonly TypedError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<{ email: string; signedIn: boolean } | null>(null);
  const call = useCall(signUp, ({ signedIn }, email) => {
    // Until the address is confirmed the form may be needed again.
    if (signedIn) keptApplication.write(null);
    setSent({ email, signedIn });
  });

  // What was typed before the scripts came, and what this tab kept.
  useEffect(() => {
    if (!form.current || sent) return;
    restore(form.current);
    const saved = keptApplication.read();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the form is outside of React until now
    if (saved) setKept(saved.licenses);
    setTyped(readForm(form.current));
  }, [sent]);

  const read = (): Typed => {
    const now = form.current ? readForm(form.current) : nothing;
    setTyped(now);
    return now;
  };
  // A message goes as soon as it is fixed; a new one comes only with the next try.
  const now = checkApplication(typed);
  const errorAt = (field: string) =>
    found.some(({ id }) => id === `signup-${field}`)
      ? now.find(({ id }) => id === `signup-${field}`)?.message
      : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const last = readForm(taken(event));
    setTyped(last);
    const errors = checkApplication(last);
    setFound(errors);
    setAttempt(attempt + 1);
    if (errors.length > 0) return;
    void call.run(readEmail(last.email) ?? '', last.password, applicationOf(last));
  };
  if (sent) return <SignedUp {...sent} onBack={() => setSent(null)} />;

  const meant = likelyEmail(typed.email.trim());
  const open = found.filter(({ id }) => now.some((error) => error.id === id));
  return (
    <>
      <h1>Work from homeowners who picked you</h1>
      <p className="lede">
        You see the whole job first. At most three companies get it. A person checks each new
        company before it is shown.
      </p>
      <p className="mt-4 max-w-2xl">
        Signing up costs nothing. A listing is a flat monthly fee, the same whether requests come or
        not, and never a price for each request.{' '}
        <a href="#offers">What it costs in your trade, and a sum with your own figures</a>
      </p>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={() => {
          const {
            email,
            company,
            phone,
            website,
            trades: ticked,
            licenses,
            cities: where,
            hours,
          } = read();
          keptApplication.write({
            email,
            company,
            phone,
            website,
            trades: ticked,
            licenses,
            cities: where,
            hours,
          });
        }}
        className="signup mt-8"
      >
        <ErrorSummary heading="h2" attempt={attempt} errors={open} />
        <section>
          <h2>Your sign-in</h2>
          <TextField
            id="signup-email"
            name="email"
            label="Email"
            hint="We mail requests here, and a link to confirm it."
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errorAt('email')}
            advice={meant && `Did you mean ${meant}?`}
          />
          <PasswordField
            id="signup-password"
            label="Password"
            hint="At least 10 characters. Paste or let your phone fill it."
            isNew
            strength={
              typed.password ? strengthOf(typed.password, [typed.email, typed.company]) : undefined
            }
            error={errorAt('password')}
          />
        </section>
        <section>
          <h2>Your company</h2>
          <TextField
            id="signup-company"
            name="company"
            label="Company name"
            hint="As homeowners should see it."
            autoComplete="organization"
            error={errorAt('company')}
          />
          <TextField
            id="signup-phone"
            name="phone"
            label="Phone"
            hint="For us, and next to your name for homeowners who cannot wait."
            type="tel"
            autoComplete="tel"
            error={errorAt('phone')}
          />
          <TextField
            id="signup-website"
            name="website"
            label="Website, if you have one"
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            error={errorAt('website')}
          />
        </section>
        <fieldset id="signup-trades" aria-describedby="signup-trades-count">
          <legend>
            <h2>What you do</h2>
          </legend>
          <p id="signup-trades-count" className="text-soft">
            {typed.trades.length} of {trades.length} trades. You can look every license up as we do.
          </p>
          {errorAt('trades') && <p className="font-semibold text-brick">{errorAt('trades')}</p>}
          <ul>
            {trades.map((trade) => (
              <TradeChoice
                key={trade.id}
                trade={trade}
                isTicked={typed.trades.includes(trade.id)}
                number={kept[trade.id] ?? ''}
                error={errorAt(`license-${trade.id}`)}
              />
            ))}
          </ul>
        </fieldset>
        <fieldset id="signup-cities">
          <legend>
            <h2>Where</h2>
          </legend>
          {errorAt('cities') && <p className="font-semibold text-brick">{errorAt('cities')}</p>}
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {cities.map(({ id, name }) => (
              <Tick key={id} id={`signup-city-${id}`} name="cities" value={id}>
                {name}
              </Tick>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>
            <h2>Your promise</h2>
          </legend>
          <p className="text-soft">
            How soon you answer. It is shown next to your name. If you are late, the homeowner may
            pick someone else.
          </p>
          <div className="flex flex-wrap gap-x-6">
            {promises.map(({ hours, says }) => (
              <Tick
                key={hours}
                id={`signup-hours-${hours}`}
                type="radio"
                name="hours"
                value={String(hours)}
                defaultChecked={hours === 24}
              >
                {says}
              </Tick>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4">
          <SendRow call={call} label="Send for approval" doing="Sending" />
          <p className="text-sm text-soft">
            Kept in this tab as you type, but never the password. By sending you accept the{' '}
            <a href="/terms-conditions">Terms</a>; the <a href="/privacy-policy">Privacy policy</a>{' '}
            says what we keep.
          </p>
          <p>
            Signed up before? <a href="/auth">Sign in</a>
          </p>
        </div>
      </form>
    </>
  );
}
