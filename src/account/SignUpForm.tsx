import { signUp } from '../backend/accounts.ts';
import { tickedIn } from '../contact/form.ts';
import Choices from '../kit/form/Choices.tsx';
import ErrorSummary from '../kit/form/ErrorSummary.tsx';
import FormField from '../kit/form/FormField.tsx';
import MeantEmail from '../kit/form/MeantEmail.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { keptForm, useForm } from '../kit/form/use-form.ts';
import { applicationOf, signUpForm } from './application.ts';
import { strengthOf } from './password.ts';
import PasswordField from './PasswordField.tsx';
import TradeChoice, { type TradeName } from './TradeChoice.tsx';

const keep = keptForm('signup-draft', 'sessionStorage');

const part =
  'ruled grid min-w-0 gap-x-14 gap-y-5 lg:grid-cols-2 [&>:is(h2,fieldset)]:col-span-full';

/** The form with which a company asks to be listed. */
export default function SignUpForm({
  trades,
  onSent,
}: {
  readonly trades: readonly TradeName[];
  readonly onSent: (application: { email: string; signedIn: boolean }) => void;
}) {
  const { typed, before, call, summary, attributes, field } = useForm(signUpForm, {
    start: { hours: '24' },
    keep,
    send: (values) => signUp(values.email, values.password, applicationOf(values)),
    // Until the address is confirmed the form may be needed again.
    forgets: ({ signedIn }) => signedIn,
    done: ({ signedIn }, { email }) => onSent({ email, signedIn }),
  });
  const ticked = tickedIn(typed.trades);
  return (
    <form {...attributes} id="sign-up" className="mt-8 grid gap-8 max-lg:max-w-xl">
      <ErrorSummary heading="h2" {...summary} />
      <section className={part}>
        <h2>Your sign-in</h2>
        <FormField {...field('email')} advice={<MeantEmail typed={typed.email} />} />
        <PasswordField
          {...field('password')}
          isNew
          strength={
            typed.password
              ? strengthOf(typed.password, [typed.email ?? '', typed.company ?? ''])
              : undefined
          }
        />
      </section>
      <section className={part}>
        <h2>Your company</h2>
        <FormField {...field('company')} />
        <FormField {...field('phone')} />
        <FormField {...field('website')} />
      </section>
      <section className={part}>
        <Choices
          {...field('trades')}
          label={<h2>What you do</h2>}
          hint={`${ticked.length} of ${trades.length} trades. You can look every license up as we do.`}
        >
          <ul className="gap-x-14 lg:grid lg:grid-cols-2">
            {trades.map((trade) => (
              <TradeChoice
                key={trade.id}
                trade={trade}
                isTicked={ticked.includes(trade.id)}
                number={before[`license-${trade.id}`] ?? ''}
                error={field(`license-${trade.id}`).error}
              />
            ))}
          </ul>
        </Choices>
      </section>
      <section className={part}>
        <Choices
          {...field('cities')}
          several
          label={<h2>Where</h2>}
          className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-6"
        />
      </section>
      <section className={part}>
        <Choices
          {...field('hours')}
          label={<h2>Your promise</h2>}
          hint="How soon you answer. It is shown next to your name. If you are late, the homeowner may pick someone else."
          className="flex flex-wrap gap-x-6"
        />
      </section>
      <div className="grid max-w-xl gap-4">
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
  );
}
