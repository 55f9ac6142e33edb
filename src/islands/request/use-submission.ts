import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Failure } from '../../backend/failure.ts';
import type { NewRequest, RequestKey } from '../../backend/requests.ts';
import { $entries, forget, outbox, resumeAll, sensitiveOutbox } from './queue.ts';

/** Nobody reads the words of consent and types an address in less; programs do. Milliseconds. */
const fastestFill = 4_000;

const tooQuick: Failure = {
  ok: false,
  kind: 'invalid',
  message: 'That was very quick. Look over what you entered, then send again.',
};

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

  const entry = entries.find(({ id }) => id === key.id);
  const isHandedOver = handedOver.length > 0;

  const send = async (content: Content, rest: Pick<NewRequest, 'page' | 'website'>) => {
    const openFor = performance.now() - openedAt;
    if (openFor < fastestFill) return setFailure(tooQuick);
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

  /** Lets go of what was handed over, for a request of its own after it. */
  const reset = () => {
    setHandedOver([]);
    setFailure(null);
  };
  return {
    sending,
    failure,
    send,
    reset,
    clearFailure: () => setFailure(null),
    /** Deletes what was handed over and has not arrived yet. */
    drop: () => {
      void forget(key.id);
      reset();
    },
    /** The server has it. */
    isStored: Boolean(
      isHandedOver && entry && !entry.request && entry.refusal === undefined && !entry.withdrawing,
    ),
    isHandedOver,
    /** Whether what is on the screen differs from something that may be what is stored. */
    missesChanges: (content: Content) => handedOver.some((earlier) => earlier !== saying(content)),
    /** The one handed over here has its own words in the form. */
    others: entries.filter(({ id }) => id !== key.id || !isHandedOver),
    isDurable: box.durable(),
  };
}

export type Submission = ReturnType<typeof useSubmission>;
