import { readReceipt, type Receipt } from '../../backend/onboardings.ts';
import { sayAnswer, type Field } from '../../selling/onboarding/form.ts';
import { services, type Service } from '../../selling/services.ts';
import Button from '../../kit/Button.tsx';
import Facts from '../../kit/Facts.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import { keptOrders } from '../../account/kept-orders.ts';
import { useAnswer } from '../../kit/use-answer.ts';
import { isId } from '../../kit/key.ts';
import { useHash } from '../../kit/use-hash.ts';
import { centralTime } from '../../time/central.ts';

/** The receipts there are: what each form asked, and what happens after it. */
export type Forms = Readonly<
  Record<
    Service,
    {
      readonly questions: readonly Pick<Field, 'key' | 'label' | 'choices'>[];
      readonly next: readonly string[];
    }
  >
>;

/** The id after #, which opens the receipt; empty if there is none. */
const keyIn = (hash: string): string | null => (isId(hash.slice(1)) ? hash.slice(1) : '');

const steps: Readonly<Record<Receipt['status'], string>> = {
  new: 'Arrived. Nobody has opened it yet.',
  'in work': 'A person is working on it.',
  waiting: 'We wrote to you and wait for your answer.',
  done: 'Set up.',
  dropped: 'Ended.',
};

/** What was sent, under its number, and what happens by when: for whoever has the id. */
export default function Thanks({
  service,
  forms,
}: {
  readonly service: Service;
  readonly forms: Forms;
}) {
  const key = useHash(keyIn, null);
  const { answer, failure, loading, again } = useAnswer(key || null, () => readReceipt(key!));

  if (key === '') return <NotHere service={service} isForeign={false} />;
  if (key === null || loading) return <Looking />;
  if (failure) {
    return (
      <>
        <h1>Your answers are with us or on your device</h1>
        <p className="lede">They cannot be shown right now.</p>
        <Trouble message={failure.message} again={again} />
      </>
    );
  }
  return answer ? (
    <Shown receipt={answer} forms={forms} />
  ) : (
    <NotHere service={service} isForeign />
  );
}

const Looking = () => (
  <>
    <h1>Thank you</h1>
    <Spinner label="Looking up what you sent" />
    <noscript>
      <p className="caution">JavaScript is off. The letter we sent you has the same words.</p>
    </noscript>
  </>
);

function NotHere({
  service,
  isForeign,
}: {
  readonly service: Service;
  /** There is an id, but nothing under it. */
  readonly isForeign: boolean;
}) {
  const { name, form: page } = services[service];
  return (
    <>
      <h1>{isForeign ? 'Nothing is kept under this link' : 'This page shows what you sent'}</h1>
      <p className="lede">
        {isForeign
          ? 'The link may be cut short, or what you sent was deleted since. The letter we mailed you has the whole link.'
          : 'It opens after you send the form, or from the link in the letter we mailed you.'}
      </p>
      <p className="actions mt-6">
        <a className="button" href={page}>
          {name}: to the form
        </a>
        <a className="button-quiet" href="/">
          To the first page
        </a>
      </p>
    </>
  );
}

function Shown({ receipt, forms }: { readonly receipt: Receipt; readonly forms: Forms }) {
  const { next, questions } = forms[receipt.service];
  const answers = questions.flatMap((question) => {
    const answer = receipt.summary.find(([key]) => key === question.key)?.[1];
    return answer === undefined ? [] : [[question.label, sayAnswer(question, answer)] as const];
  });
  return (
    <>
      <h1>Thank you. We have it</h1>
      <p className="lede">
        {services[receipt.service].name} for {receipt.company}, sent {centralTime(receipt.sent_at)}.
      </p>
      <div className="mt-6 grid max-w-2xl grid-cols-1 gap-8 wrap-anywhere">
        <p className="grid gap-1 p-4 sheet">
          <span className="eyebrow">Your number</span>
          <b className="figures font-serif text-2xl">{receipt.reference}</b>
          <span>{steps[receipt.status]}</span>
        </p>
        <section>
          <h2>What happens next</h2>
          <ol className="mt-2 grid list-decimal gap-2 ps-5">
            {next.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>What you sent</h2>
          <p className="text-soft">
            Phone numbers and addresses are cut short here, since anyone with this link can open it.
          </p>
          <Facts of={answers} />
        </section>
        <p className="actions no-print">
          {keptOrders().length > 0 && (
            <a className="button" href="/payment-success">
              Your order, and what is left to do
            </a>
          )}
          <Button onClick={() => print()}>Print this page</Button>
        </p>
        <p className="text-soft">
          Something wrong in it? Answer the letter we mailed you. Keep this page’s address to come
          back.
          <span className="only-print">{location.href}</span>
        </p>
      </div>
    </>
  );
}
