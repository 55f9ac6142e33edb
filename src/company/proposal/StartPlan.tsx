import { useRef, useState } from 'react';
import { checkoutOf, portal } from '../../backend/orders.ts';
import { cities, type CityId } from '../../place/cities.ts';
import { price } from '../../engine/say/format.ts';
import type { Plan } from '../../selling/plans.ts';
import type { TradeId } from '../../trades/trade.ts';
import ErrorSummary, { type FieldError } from '../../kit/form/ErrorSummary.tsx';
import FieldFrame, { framed } from '../../kit/form/FieldFrame.tsx';
import { readEmail } from '../../contact/read-typed.ts';
import Spinner from '../../kit/form/Spinner.tsx';
import TextField from '../../kit/form/TextField.tsx';
import { likelyEmail } from '../../contact/likely-typo.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { useStartPlan } from './use-start-plan.ts';

/** The part of a plan that its button needs. */
export type SoldPlan = Pick<Plan, 'id' | 'name' | 'monthly' | 'sold' | 'cities'>;

const canBePaid = ({ id, sold }: SoldPlan) => sold === 'online' && checkoutOf(id, '', '') !== null;

/**
 * Where a plan is started: what it costs, how it renews and how it ends stand right above the buttons, before
 * any card. What is typed stays where it is if something fails.
 */
export default function StartPlan({
  trade,
  plans,
  first,
  email: contact,
}: {
  /** Null on a page that is for every trade. */
  readonly trade: TradeId | null;
  readonly plans: readonly SoldPlan[];
  /** The plan of the one filled button. */
  readonly first: string;
  /** Where we are written to. */
  readonly email: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ email: '', city: '' });
  const [found, setFound] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { going, trouble, start } = useStartPlan();
  const isReady = useInBrowser();
  const paid = plans.filter(canBePaid);
  const asksCity = paid.some((plan) => plan.cities > 0);

  const read = () => {
    const data = form.current ? new FormData(form.current) : new FormData();
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const now = { email: text('email'), city: text('city') };
    setTyped(now);
    return now;
  };
  const check = (now: typeof typed): readonly FieldError[] => [
    ...(asksCity && !cities.some(({ id }) => id === now.city)
      ? [{ id: 'start-city', message: 'Pick the city to be listed in' }]
      : []),
    ...(readEmail(now.email)
      ? []
      : [{ id: 'start-email', message: 'Enter an email address, like name@example.com' }]),
  ];
  // A message goes as soon as it is fixed; a new one comes only with the next press.
  const open = check(typed).filter(({ id }) => found.includes(id));
  const errorAt = (field: 'city' | 'email') =>
    open.find(({ id }) => id === `start-${field}`)?.message ??
    (trouble?.parameter === field ? trouble.message : undefined);
  const press = (plan: SoldPlan) => {
    const now = read();
    const errors = check(now);
    setFound(errors.map(({ id }) => id));
    setAttempt(attempt + 1);
    if (errors.length > 0) return;
    void start({
      plan: plan.id,
      trade,
      city: plan.cities > 0 ? (now.city as CityId) : null,
      email: readEmail(now.email) ?? '',
    });
  };
  const signUp = '/professional-signup';
  const meant = likelyEmail(typed.email.trim());

  return (
    <form
      ref={form}
      className="start-plan sheet"
      noValidate
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <ErrorSummary attempt={attempt} errors={open} />
      {paid.length > 0 && (
        <>
          <div className="start-fields">
            {asksCity && (
              <FieldFrame
                id="start-city"
                label="City to be listed in"
                error={errorAt('city')}
                hint="The first one, if your plan covers more."
              >
                <select
                  {...framed({ id: 'start-city', hint: 'h', error: errorAt('city') }, false)}
                  name="city"
                  defaultValue=""
                >
                  <option value="">Pick one</option>
                  {cities.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </FieldFrame>
            )}
            <TextField
              id="start-email"
              name="email"
              label="Email"
              hint={`For the receipt. ${portal ? 'Its link' : 'A reply to it'} ends the plan.`}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              error={errorAt('email')}
              advice={meant && `Did you mean ${meant}?`}
            />
          </div>
          <ul className="start-terms">
            <li>
              {paid.map(({ name, monthly }, at) => (
                <span key={name}>
                  {at > 0 && (at === paid.length - 1 ? ' or ' : ', ')}
                  {name} <strong>{price(monthly)} a month</strong>
                </span>
              ))}
              , plus any sales tax. Charged today, then every month until you end it.
            </li>
            <li>
              To end it, write one email to <a href={`mailto:${contact}`}>{contact}</a>, on any day
              {portal && ', or use the link in your receipt'}. It runs to the end of the month you
              paid for, and nothing is charged after that.
            </li>
            {asksCity && (
              <li>
                A listing starts once a person has approved your company.{' '}
                <a href={signUp}>Sign it up first</a>, which costs nothing. Then sign in and start
                the plan here.
              </li>
            )}
            <li>
              Ask within 14 days of the first payment and all of it comes back:{' '}
              <a href="/refund-policy">refunds</a>, <a href="/terms-conditions">terms</a>. No card
              is asked for on this page.
            </li>
          </ul>
        </>
      )}
      {trouble && (
        <div role="alert" className="warning">
          <p>{trouble.message}</p>
          {trouble.parameter === 'company' && (
            <p className="actions">
              <a href={signUp}>Sign your company up</a> <a href="/auth">Sign in</a>
            </p>
          )}
          {trouble.kind !== 'invalid' && (
            <p>What you typed is still here. Press the button again.</p>
          )}
        </div>
      )}
      {paid.length === 0 && (
        <p>
          Nothing is sold on this page at the moment. Ask for a call, and a person sets it up with
          you.
        </p>
      )}
      <div className="start-buttons">
        {paid.map((plan) => (
          <button
            key={plan.id}
            type="button"
            className={plan.id === first ? 'button' : 'button-quiet'}
            disabled={!isReady}
            aria-disabled={going !== null || undefined}
            onClick={() => press(plan)}
          >
            Start {plan.name}: {price(plan.monthly)} today, then each month
          </button>
        ))}
        {paid.length < plans.length && (
          <a className="button-quiet" href="#ask-for-a-call">
            {paid.length === 0 ? 'Ask for a call' : 'Ask if my city is free'}
          </a>
        )}
      </div>
      {going && <Spinner label="Going to the checkout" />}
    </form>
  );
}
