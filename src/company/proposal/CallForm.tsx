import { useEffect, useRef, useState, type FormEvent } from 'react';
import { askForCall } from '../../backend/call-requests.ts';
import type { Failure } from '../../backend/failure.ts';
import type { TradeId } from '../../trades/trade.ts';
import ErrorSummary from '../../kit/form/ErrorSummary.tsx';
import { line, readEmail, readPhone } from '../../contact/read-typed.ts';
import Spinner from '../../kit/form/Spinner.tsx';
import TextField from '../../kit/form/TextField.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { likelyEmail } from '../../contact/likely-typo.ts';
import { newId } from '../../kit/key.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { callBoxText, callConsentVersion, sharedCallTerms } from './call-consent.ts';
import { checkCall, nothingTyped, readCall, type CallField, type TypedCall } from './call-form.ts';
import { onForgotten } from '../../kit/kept.ts';
import { keptCall } from './kept-call.ts';

const texts = ['company', 'name', 'email', 'phone', 'question'] as const;

/** The browser's own signal against the sale of data. */
const gpc = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** How we answer, by the boxes that were ticked; the letter says the same. */
const answerBy = ({ mayCall, mayText }: TypedCall): string => {
  if (mayCall) return 'A person calls you within 2 business days.';
  return mayText
    ? 'A person texts you or writes to you within 2 business days. Nobody calls.'
    : 'A person answers by email within 2 business days. Nobody calls or texts.';
};

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
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLHeadingElement>(null);
  const id = useRef('');
  /** What was last sent: it may have arrived, though no answer came. */
  const tried = useRef('');
  // State changes only with the next drawing: two presses may come before it.
  const busy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [typed, setTyped] = useState<TypedCall>(nothingTyped);
  const [found, setFound] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  const isReady = useInBrowser();

  // What this device kept, but never over what was typed before the scripts came.
  useEffect(() => {
    if (!form.current) return;
    const kept = keptCall.read();
    id.current = kept?.id ?? newId();
    for (const name of kept ? texts : []) {
      const field = form.current.elements.namedItem(name);
      if (
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        field.value === ''
      ) {
        field.value = kept?.[name] ?? '';
      }
    }

    setTyped(readCall(form.current));
  }, []);
  useEffect(() => onForgotten(keptCall, () => (id.current = newId())), []);
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);

  const change = () => {
    if (!form.current) return;
    const now = readCall(form.current);
    setTyped(now);
    const { company, name, email, phone, question } = now;
    keptCall.write({ id: id.current, company, name, email, phone, question });
  };
  const wrong = checkCall(typed).filter(({ field }) => found.includes(field));
  const errorAt = (field: CallField) =>
    wrong.find((one) => one.field === field)?.message ??
    (trouble?.parameter === field ? trouble.message : undefined);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const now = readCall(event.currentTarget);
    setTyped(now);
    setTrouble(null);
    const errors = checkCall(now);
    setFound(errors.map(({ field }) => field));
    setAttempt(attempt + 1);
    if (errors.length > 0) return;
    busy.current = true;
    setIsSending(true);
    const email = readEmail(now.email) ?? '';
    const call = {
      trade,
      page,
      company: line(now.company),
      name: line(now.name),
      email,
      phone: now.mayCall || now.mayText ? (readPhone(now.phone) ?? '') : '',
      question: now.question.trim(),
      may_call: now.mayCall,
      may_text: now.mayText,
      version: callConsentVersion,
      gpc: gpc(),
    };
    // Under the same id, other words would be answered as sent and be lost.
    const words = JSON.stringify(call);
    if (tried.current !== '' && tried.current !== words) id.current = newId();
    tried.current = words;
    const answer = await askForCall({ id: id.current, ...call });
    busy.current = false;
    setIsSending(false);
    if (!answer.ok) return setTrouble(answer);
    keptCall.write(null);
    setSent({ reference: answer.data.reference, email });
  };

  if (sent) {
    return (
      <div className="call-sent sheet" role="status">
        <h3 ref={done} tabIndex={-1}>
          We have your question: {sent.reference}
        </h3>
        <p>
          {answerBy(typed)} A letter with this number is on its way to {sent.email}. To take your
          question back, answer that letter.
        </p>
      </div>
    );
  }
  const meant = likelyEmail(typed.email.trim());
  const phone = readPhone(typed.phone) ?? '';
  return (
    <form
      ref={form}
      className="call-form sheet"
      method="post"
      noValidate
      onInput={change}
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary
        attempt={attempt}
        errors={wrong.map(({ field, message }) => ({ id: `call-${field}`, message }))}
      />
      <div className="call-halves">
        <div className="call-half">
          <TextField
            id="call-company"
            name="company"
            label="Company"
            autoComplete="organization"
            error={errorAt('company')}
          />
          <TextField
            id="call-name"
            name="name"
            label="Your name"
            autoComplete="name"
            error={errorAt('name')}
          />
          <TextField
            id="call-email"
            name="email"
            label="Email"
            hint="We answer here unless you tick a box."
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={errorAt('email')}
            advice={meant && `Did you mean ${meant}?`}
          />
          <TextField
            id="call-question"
            name="question"
            label="Your question, if you have one"
            rows={3}
            error={errorAt('question')}
          />
        </div>
        <div className="call-half">
          <div
            role="group"
            aria-label="May we call or text? Optional"
            aria-describedby="call-terms"
          >
            <Tick id="call-may-call" name="may_call">
              {callBoxText('call', phone)}
            </Tick>
            <Tick id="call-may-text" name="may_text">
              {callBoxText('text', phone)}
            </Tick>
          </div>
          <div hidden={!typed.mayCall && !typed.mayText}>
            <TextField
              id="call-phone"
              name="phone"
              label="Phone"
              type="tel"
              autoComplete="tel"
              error={errorAt('phone')}
            />
          </div>
          <p id="call-terms" className="text-sm text-soft">
            {sharedCallTerms} We keep these words, the time and this page with your question. The{' '}
            <a href="/privacy-policy">privacy policy</a> has the rest.
          </p>
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
            className="button"
            disabled={!isReady}
            aria-disabled={isSending || undefined}
          >
            {typed.mayCall ? 'Ask for a call' : 'Send my question'}
          </button>
          {isSending && <Spinner label="Sending" />}
        </div>
      </div>
    </form>
  );
}
