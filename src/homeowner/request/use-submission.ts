import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../backend/failure.ts';
import type { NewRequest, RequestKey } from '../../backend/requests.ts';
import { failureNow } from './outbox.ts';
import { $entries, forget, outbox, resumeAll, sensitiveOutbox } from './queue.ts';

/** Nobody reads the words of consent and types an address in less; programs do. Milliseconds. */
const fastestFill = 4_000;

/** @param left milliseconds until it is sent */
const tooQuick = (left: number): Failure => ({
  ok: false,
  kind: 'invalid',
  message: `That was very quick. We hold it for ${Math.ceil(left / 1000)} seconds, so you can look over it. Then it goes by itself.`,
});

/** The part of a request that the person can see and change. */
export type Content = Pick<
  NewRequest,
  'trade' | 'city' | 'companies' | 'contact' | 'consents' | 'answers' | 'unanswered' | 'estimate'
>;

/** The same text for requests that say the same. */
const saying = (content: Content): string => {
  const { trade, city, companies, contact, consents, answers, unanswered, estimate } = content;
  return JSON.stringify([trade, city, companies, contact, consents, answers, unanswered, estimate]);
};

/** What a request says about the browser it comes from. */
const browserFacts = () => ({
  gpc: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  referrer: document.referrer ? new URL(document.referrer).origin : '',
  userAgent: navigator.userAgent.slice(0, 400),
});

/** Hands a request over to the outbox and follows it there. `sensitive` keeps it off the device. */
export function useSubmission(key: RequestKey, sensitive: boolean) {
  const box = sensitive ? sensitiveOutbox : outbox;
  const entries = useStore($entries);
  // By a clock that nobody sets.
  const [openedAt] = useState(() => performance.now());
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** What the requests handed over so far say; any of them may be the one that arrived. */
  const [handedOver, setHandedOver] = useState<readonly string[]>([]);
  useEffect(() => void resumeAll(), []);

  /** The request that waits for the time a person takes. */
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letGo = () => {
    clearTimeout(held.current);
    held.current = undefined;
  };
  useEffect(() => letGo, []);

  const entry = entries.find(({ id }) => id === key.id);
  const isHandedOver = handedOver.length > 0;
  /** One that arrived stays so: once it is taken back, this device forgets it. */
  const [wasStored, setWasStored] = useState(false);
  const isStored =
    isHandedOver &&
    (entry ? !entry.request && entry.refusal === undefined && !entry.withdrawing : wasStored);
  if (isStored !== wasStored) setWasStored(isStored);

  const handOver = async (
    content: Content,
    rest: Pick<NewRequest, 'page' | 'website'>,
    openFor: number,
  ) => {
    setFailure(null);
    setHandedOver([...handedOver, saying(content)]);
    setSending(true);
    const seconds = Math.round(openFor / 1000);
    await box.add({ ...key, ...content, ...rest, ...browserFacts(), seconds });
    const delivery = await box.deliver(key.id);
    setSending(false);
    if (!delivery.ok) return setFailure(delivery);
    if (delivery.stored === 'now') setHandedOver([saying(delivery.sent)]);
    // It arrived before this form was opened, or from another tab: nobody here knows what it says.
    else if (!isHandedOver) setHandedOver(['', saying(content)]);
  };

  const send = async (content: Content, rest: Pick<NewRequest, 'page' | 'website'>) => {
    const openFor = performance.now() - openedAt;
    letGo();
    if (openFor >= fastestFill) return handOver(content, rest, openFor);
    const left = fastestFill - openFor;
    held.current = setTimeout(() => void handOver(content, rest, fastestFill), left);
    setFailure(tooQuick(left));
  };

  /** Lets go of what was handed over, for a request of its own after it. */
  const reset = () => {
    setHandedOver([]);
    setFailure(null);
  };
  return {
    sending,
    failure: failure && failureNow(failure, entry),
    send,
    reset,
    clearFailure: () => setFailure(null),
    /** Sends nothing by itself of what was held back: it was changed, or looked at again. */
    stopHolding: () => {
      if (held.current === undefined) return;
      letGo();
      setFailure(null);
    },
    /** Deletes what was handed over and has not arrived yet. */
    drop: () => {
      void forget(key.id);
      reset();
    },
    /** The server has it. */
    isStored,
    isHandedOver,
    /** Whether what is on the screen differs from something that may be what is stored. */
    missesChanges: (content: Content) => handedOver.some((earlier) => earlier !== saying(content)),
    /** The one handed over here has its own words in the form. */
    others: entries.filter(({ id }) => id !== key.id || !isHandedOver),
    isDurable: box.durable(),
  };
}

export type Submission = ReturnType<typeof useSubmission>;
