import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { askForCall } from '../../backend/call-requests.ts';
import type { Typed } from '../../contact/form.ts';
import { readPhone } from '../../contact/read-typed.ts';
import type { TradeId } from '../../trades/trade.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import FormField from '../../kit/form/FormField.tsx';
import MeantEmail from '../../kit/form/MeantEmail.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { callBoxText, callConsentVersion, sharedCallTerms } from './call-consent.ts';
import { callForm, keptCall } from './call-form.ts';

/** The browser's own signal against the sale of data. */
const gpc = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** How we answer, by the boxes that were ticked; the letter says the same. */
const answerBy = ({ may_call, may_text }: Typed): string => {
  if (may_call) return 'A person calls you within 2 business days.';
  return may_text
    ? 'A person texts you or writes to you within 2 business days. Nobody calls.'
    : 'A person answers by email within 2 business days. Nobody calls or texts.';
};

/** What stands in place of the form once it is sent. */
function Sent({ reference, typed }: { readonly reference: string; readonly typed: Typed }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 grid gap-5 p-4 sm:p-6 sheet" role="status">
      <h3 ref={heading} tabIndex={-1}>
        We have your question: {reference}
      </h3>
      <p>
        {answerBy(typed)} A letter with this number is on its way to {typed.email}. To take your
        question back, answer that letter.
      </p>
    </div>
  );
}

/** Whether we may call or text, in words of their own, and the number for it. */
function MayWe({
  typed,
  phone,
}: {
  readonly typed: Typed;
  readonly phone: ComponentProps<typeof FormField>;
}) {
  const number = readPhone(typed.phone ?? '') ?? '';
  return (
    <>
      <div role="group" aria-label="May we call or text? Optional" aria-describedby="call-terms">
        <Tick id="call-may-call" name="may_call">
          {callBoxText('call', number)}
        </Tick>
        <Tick id="call-may-text" name="may_text">
          {callBoxText('text', number)}
        </Tick>
      </div>
      <div hidden={!typed.may_call && !typed.may_text}>
        <FormField {...phone} />
      </div>
      <p id="call-terms" className="text-sm text-soft">
        {sharedCallTerms} We keep these words, the time and this page with your question. The{' '}
        <a href="/privacy-policy">privacy policy</a> has the rest.
      </p>
    </>
  );
}

/**
 * Asks for a call, or for an answer in writing: an email is enough. What is typed is kept on this device until
 * it is sent; ticks are not, since consent is given to words that are on the screen.
 */
export default function CallForm({
  trade,
  page,
}: {
  /** Null on a page that is for every trade. */
  readonly trade: TradeId | null;
  readonly page: string;
}) {
  const [sent, setSent] = useState<Parameters<typeof Sent>[0] | null>(null);
  const { typed, call, summary, attributes, field } = useForm(callForm, {
    keep: keptCall,
    send: ({ may_call, may_text, ...words }, id) =>
      askForCall({
        id,
        trade,
        page,
        ...words,
        may_call: may_call !== '',
        may_text: may_text !== '',
        version: callConsentVersion,
        gpc: gpc(),
      }),
    done: ({ data: { reference } }, values) => setSent({ reference, typed: values }),
  });
  const isReady = useInBrowser();
  if (sent) return <Sent {...sent} />;
  const { busy, trouble } = call;
  return (
    <form
      {...attributes}
      id="call"
      className="mt-6 grid grid-cols-1 gap-5 p-4 sm:p-6 noscript:hidden sheet"
    >
      <ErrorSummary {...summary} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 md:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-5">
          <FormField {...field('company')} />
          <FormField {...field('name')} />
          <FormField {...field('email')} advice={<MeantEmail typed={typed.email} />} />
          <FormField {...field('question')} rows={3} />
        </div>
        <div className="grid grid-cols-1 content-start gap-5">
          <MayWe typed={typed} phone={field('phone')} />
          {trouble && (
            <div role="alert" className="warning">
              <p>{trouble.message}</p>
              <p>
                What you typed is still here, and kept on this device. Press the button to try
                again.
              </p>
            </div>
          )}
          <button
            type="submit"
            className="button max-sm:w-full sm:justify-self-start"
            disabled={!isReady}
            aria-disabled={busy || undefined}
          >
            {typed.may_call ? 'Ask for a call' : 'Send my question'}
          </button>
          {busy && <Spinner label="Sending" />}
        </div>
      </div>
    </form>
  );
}
