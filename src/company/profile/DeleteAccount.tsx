import { useRef, useState, type RefObject } from 'react';
import { deleteAccount, type OwnCompanyView } from '../../backend/company.ts';
import type { Result } from '../../backend/failure.ts';
import { portal, readRunningPlans } from '../../backend/orders.ts';
import { planById, type PlanId } from '../../selling/plans.ts';
import { price } from '../../engine/say/format.ts';
import { signOut } from '../../session/session.ts';
import { site } from '../../site.ts';
import { leave } from '../../account/leave.ts';
import Button from '../../kit/Button.tsx';
import SendRow from '../../kit/form/SendRow.tsx';
import { formOf } from '../../contact/form.ts';
import FormField from '../../kit/form/FormField.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useCall } from '../../kit/use-call.ts';

/** What is typed to say that it is meant. */
const confirmation = 'delete';
const isMissing = `Type ${confirmation}, if you mean it`;

const form = formOf('delete', [
  {
    key: 'confirmation',
    kind: 'line',
    label: `Type “${confirmation}” to go on`,
    missing: isMissing,
    wrong: (typed) => (typed.toLowerCase() === confirmation ? undefined : isMissing),
  },
]);

/** Deletes the account, then ends the session here. */
async function deleteAndLeave(): Promise<Result<object>> {
  let answer: Result<object> = { ok: true };
  await leave(async () => {
    answer = await deleteAccount();
    // The server no longer knows the session; it is only forgotten here.
    if (answer.ok) await signOut('local');
    return answer.ok;
  }, 'deleted');
  return answer;
}

/** What goes with the account, and what stays. */
const WhatGoes = ({
  company,
  others,
}: {
  readonly company: string;
  /** Others work for the company here, and go on. */
  readonly others: boolean;
}) => (
  <>
    <p>
      <b>What goes:</b>{' '}
      {others
        ? 'your sign-in and your place in the company.'
        : `your sign-in and ${company}: its name, texts, phone and license, your notes and next steps, and open invitations. Requests that wait for your answer get a no, so that homeowners can pick someone else. Those you said yes to are told that you are gone.`}
    </p>
    <p>
      <b>What stays:</b>{' '}
      {others
        ? 'the company, its requests and its notes, with the others.'
        : 'which requests were sent to your company, and what homeowners agreed to then, with the name it had. The law may require that.'}{' '}
      Our log of who did what stays too. None of this can be undone.
    </p>
  </>
);

/** Asks once more of a company that still pays. */
function StillPaying({
  plans,
  dialog,
  onYes,
}: {
  readonly plans: readonly PlanId[];
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onYes: () => void;
}) {
  const us = <a href={`mailto:${site.email}`}>{site.email}</a>;
  return (
    <dialog ref={dialog} className="sheet dialog" aria-labelledby="delete-paying">
      <div className="grid gap-4">
        <h2 id="delete-paying">You still pay for a plan</h2>
        <p>
          {plans
            .map((id) => `${planById(id).name}, ${price(planById(id).monthly)} a month`)
            .join('; ')}
          . Deleting the company takes it off the list today. It does not end the payment: the card
          is charged each month until you end the plan.
        </p>
        <p>
          End it first:{' '}
          {portal ? (
            <>
              <a href={portal}>on the payment provider’s page</a>, which shows your newest plan
              alone; for an older one write to {us}
            </>
          ) : (
            <>write one line to {us}</>
          )}
          . It then runs to the end of the month you paid for, and nothing of that month comes back.
          Within 14 days of the first payment all of it does: <a href="/refund-policy">refunds</a>.
        </p>
        <p className="actions">
          <Button look="filled" onClick={() => dialog.current?.close()}>
            Keep the company for now
          </Button>
          <Button
            onClick={() => {
              dialog.current?.close();
              onYes();
            }}
          >
            Delete it, I end the plan myself
          </Button>
        </p>
      </div>
    </dialog>
  );
}

/** Deletes one's own account, after saying what goes and what stays. */
export default function DeleteAccount({
  view: { entry, members },
  userId,
}: {
  readonly view: OwnCompanyView;
  readonly userId: string;
}) {
  /** Plans that are paid for and would lose their company. */
  const [plans, setPlans] = useState<readonly PlanId[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const deletion = useCall(deleteAndLeave);
  const { call, attributes, field } = useForm(form, {
    send: async () => {
      if (others.length > 0) return deleteAndLeave();
      const running = await readRunningPlans(entry.id);
      if (!running.ok) return running;
      if (running.data.length === 0) return deleteAndLeave();
      setPlans(running.data);
      dialog.current?.showModal();
      return { ok: true };
    },
  });
  const others = members.filter((member) => member.user_id !== userId);
  const isOwner = members.some((member) => member.user_id === userId && member.role === 'owner');
  if (isOwner && others.length > 0 && !others.some(({ role }) => role === 'owner')) {
    return (
      <p>
        You are the only owner. Make someone else an owner first, or remove the others: then the
        company closes with your account.
      </p>
    );
  }
  return (
    <>
      <WhatGoes company={entry.name} others={others.length > 0} />
      <form {...attributes} className="grid gap-3">
        <FormField {...field('confirmation')} />
        <SendRow
          call={deletion.trouble || deletion.busy ? deletion : call}
          label={others.length > 0 ? 'Delete my account' : 'Delete my account and the company'}
          doing="Deleting"
        />
      </form>
      <StillPaying plans={plans} dialog={dialog} onYes={() => void deletion.run()} />
    </>
  );
}
