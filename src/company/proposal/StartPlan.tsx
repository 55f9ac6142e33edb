import { checkoutOf, portal } from '../../backend/orders.ts';
import { cities, type CityId } from '../../place/cities.ts';
import { price } from '../../engine/say/format.ts';
import type { Plan } from '../../selling/plans.ts';
import type { TradeId } from '../../trades/trade.ts';
import { enterEmail, formOf } from '../../contact/form.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import FormField from '../../kit/form/FormField.tsx';
import MeantEmail from '../../kit/form/MeantEmail.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { useStartPlan } from './use-start-plan.ts';

/** The part of a plan that its button needs. */
export type SoldPlan = Pick<Plan, 'id' | 'name' | 'monthly' | 'sold' | 'cities'>;

const canBePaid = ({ id, sold }: SoldPlan) => sold === 'online' && checkoutOf(id, '', '') !== null;

const startForm = (asksCity: boolean) =>
  formOf('start', [
    {
      key: 'city',
      kind: 'choice',
      label: 'City to be listed in',
      hint: 'The first one, if your plan covers more.',
      asked: () => asksCity,
      missing: 'Pick the city to be listed in',
      choices: cities.map(({ id, name }) => ({ value: id, says: name })),
    },
    { key: 'email', kind: 'email', label: 'Email', missing: enterEmail, autoComplete: 'email' },
  ]);

const signUp = '/professional-signup';

/** What is agreed to by pressing a button: what it costs, how it renews and how it ends. */
const Terms = ({
  paid,
  contact,
  asksCity,
}: {
  readonly paid: readonly SoldPlan[];
  readonly contact: string;
  readonly asksCity: boolean;
}) => (
  <ul className="grid list-disc gap-2 ps-4">
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
      {portal && ', or use the link in your receipt'}. It runs to the end of the month you paid for,
      and nothing is charged after that.
    </li>
    {asksCity && (
      <li>
        A listing starts once a person has approved your company.{' '}
        <a href={signUp}>Sign it up first</a>, which costs nothing. Then sign in and start the plan
        here.
      </li>
    )}
    <li>
      Ask within 14 days of the first payment and all of it comes back:{' '}
      <a href="/refund-policy">refunds</a>, <a href="/terms-conditions">terms</a>. No card is asked
      for on this page.
    </li>
  </ul>
);

/** Why the checkout did not open. */
const Refused = ({ trouble }: Pick<ReturnType<typeof useStartPlan>, 'trouble'>) =>
  trouble && (
    <div role="alert" className="warning">
      <p>{trouble.message}</p>
      {trouble.parameter === 'company' && (
        <p className="actions">
          <a href={signUp}>Sign your company up</a> <a href="/auth">Sign in</a>
        </p>
      )}
      {trouble.kind !== 'invalid' && <p>What you typed is still here. Press the button again.</p>}
    </div>
  );

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
  const { going, trouble, start } = useStartPlan();
  const isReady = useInBrowser();
  const paid = plans.filter(canBePaid);
  const asksCity = paid.some((plan) => plan.cities > 0);
  const form = useForm(startForm(asksCity), {});
  const refusal = (key: string) => trouble?.parameter === key && { error: trouble.message };
  const press = (plan: SoldPlan) => {
    const values = form.look();
    if (!values) return;
    void start({
      plan: plan.id,
      trade,
      city: plan.cities > 0 ? (values.city as CityId) : null,
      email: values.email,
    });
  };
  return (
    <form
      {...form.attributes}
      id="start-plan"
      className="mt-6 grid grid-cols-1 gap-5 p-4 sm:p-6 print:hidden sheet"
    >
      <ErrorSummary {...form.summary} />
      {paid.length > 0 && (
        <>
          <div className="grid grid-cols-1 gap-x-10 gap-y-5 md:grid-cols-2 noscript:hidden">
            {asksCity && <FormField {...form.field('city')} {...refusal('city')} />}
            <FormField
              {...form.field('email')}
              {...refusal('email')}
              hint={`For the receipt. ${portal ? 'Its link' : 'A reply to it'} ends the plan.`}
              advice={<MeantEmail typed={form.typed.email} />}
            />
          </div>
          <Terms paid={paid} contact={contact} asksCity={asksCity} />
        </>
      )}
      <Refused trouble={trouble} />
      {paid.length === 0 && (
        <p>
          Nothing is sold on this page at the moment. Ask for a call, and a person sets it up with
          you.
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full noscript:hidden">
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
