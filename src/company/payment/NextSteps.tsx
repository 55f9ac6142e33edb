import type { ReactNode } from 'react';
import type { OrderState } from '../../backend/orders.ts';
import type { Plan } from '../../selling/plans.ts';
import { services } from '../../selling/services.ts';
import Milestone from '../../kit/Milestone.tsx';
import AttachOrder from './AttachOrder.tsx';

const Step = ({
  name,
  done = false,
  children,
}: {
  readonly name: string;
  readonly done?: boolean;
  readonly children: ReactNode;
}) => (
  <Milestone stands={done ? 'done' : 'now'}>
    <div className="grid gap-2 font-normal">
      <h3 className="font-sans text-base">{name}</h3>
      {children}
    </div>
  </Milestone>
);

/** What the plan includes and we cannot begin without the professional's words. */
export default function NextSteps({
  order: { onboarded, claimed },
  orderKey,
  plan,
}: {
  readonly order: OrderState;
  readonly orderKey: string;
  readonly plan: Plan;
}) {
  const sent = <p className="text-soft">We have your form. We write to you when it is set up.</p>;
  return (
    <section className="ruled max-w-2xl min-w-0" aria-labelledby="what-comes-next">
      <h2 id="what-comes-next">What comes next</h2>
      <ol className="mt-4 grid max-w-xl gap-6">
        {plan.cities > 0 && (
          <Step name="Attach the order to your company" done={claimed}>
            {claimed ? (
              <p className="text-soft">
                The order belongs to your company. Homeowners can pick it once a person has approved
                it. <a href="/dashboard">To your dashboard</a>
              </p>
            ) : (
              <AttachOrder orderKey={orderKey} />
            )}
          </Step>
        )}
        {plan.voice && (
          <Step name="Tell us how to answer your phone" done={onboarded.includes('voice')}>
            {onboarded.includes('voice') ? (
              sent
            ) : (
              <>
                <p>
                  Your hours, your services, when to call you out of bed. About ten minutes; your
                  words are kept as you go.
                </p>
                <p>
                  <a className="button" href={services.voice.form}>
                    Set up the voice service
                  </a>
                </p>
              </>
            )}
          </Step>
        )}
        {plan.email && (
          <Step name="Tell us what to write to your customers" done={onboarded.includes('email')}>
            {onboarded.includes('email') ? (
              sent
            ) : (
              <>
                <p>Who we write to, when, and in which tone. About five minutes.</p>
                <p>
                  <a className="button-quiet" href={services.email.form}>
                    Set up the email service
                  </a>
                </p>
              </>
            )}
          </Step>
        )}
        {plan.profileReviews > 0 && (
          <Step name="We look at your Google profile">
            <p>
              We write to the email you gave, to ask which profile is yours. You keep the password:
              we never ask for it.
            </p>
          </Step>
        )}
      </ol>
    </section>
  );
}
