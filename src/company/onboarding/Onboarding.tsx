import { useEffect, useState } from 'react';
import { sendOnboarding } from '../../backend/onboardings.ts';
import { answersOf } from '../../selling/onboarding/answers.ts';
import { CONTACT, type OnboardingForm } from '../../selling/onboarding/form.ts';
import { services } from '../../selling/services.ts';
import Button from '../../kit/Button.tsx';
import { PartBar } from '../../kit/PartBar.tsx';
import { useCall } from '../../kit/use-call.ts';
import { FIELD_WANTED } from '../../kit/form/go-to.ts';
import { line, readEmail } from '../../contact/read-typed.ts';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import OrderNote from './OrderNote.tsx';
import Outline from './Outline.tsx';
import { idOf } from './id-of.ts';
import Review from './Review.tsx';
import StepSheet from './StepSheet.tsx';
import { useDraft } from './use-draft.ts';
import { useOrderOfService } from './use-order-of-service.ts';
import { usePlace } from './use-place.ts';

/** The last step, which no description lists. */
const REVIEW = 'review';

/**
 * The form of a service: step by step, kept on this device, looked over, then sent. Before the scripts
 * have taken over, it lists what will be asked.
 */
export default function Onboarding({ form }: { readonly form: OnboardingForm }) {
  return useInBrowser() ? <Steps form={form} /> : <Outline form={form} />;
}

/** A message in the review leads to a field of another step. */
function useWantedField(form: OnboardingForm, open: (step: string, id: string) => void) {
  useEffect(() => {
    const look = (event: Event) => {
      const id = (event as CustomEvent<string>).detail;
      const step = form.steps.find(({ fields }) => fields.some(({ key }) => idOf(key) === id));
      if (!step) return;
      event.preventDefault();
      open(step.id, id);
    };
    document.addEventListener(FIELD_WANTED, look);
    return () => document.removeEventListener(FIELD_WANTED, look);
  });
}

function Steps({ form }: { readonly form: OnboardingForm }) {
  const ids = [...form.steps.map(({ id }) => id), REVIEW];
  const { draft, isKept, wasKept, isGone, change, startOver, forget } = useDraft(form);
  const { place, moves, goTo, goBack } = usePlace(ids, draft.step, wasKept);
  const order = useOrderOfService(form.service);
  /** The field to begin at once its step is drawn. */
  const [wanted, setWanted] = useState('');
  const call = useCall(sendOnboarding, () => {
    forget();
    location.assign(`${services[form.service].thanks}#${draft.id}`);
  });

  // The step is kept with the rest, so that a later visit goes on there.
  useEffect(() => {
    if (draft.step !== place.step) change({ step: place.step });
  });
  useWantedField(form, (step, id) => {
    setWanted(id);
    goTo(step, true);
  });

  const index = ids.indexOf(place.step);
  const count = `Step ${index + 1} of ${ids.length}`;
  const step = form.steps[index];
  const go = (to: string, fromReview = false) => {
    setWanted('');
    goTo(to, fromReview);
  };
  const { typed } = draft;
  const send = () =>
    void call.run({
      id: draft.id,
      service: form.service,
      // One that is not paid yet, too: the operator sees which it waits for.
      order: order.answer?.key ?? null,
      email: readEmail(typed[CONTACT] ?? '') ?? '',
      company: line(typed.business ?? ''),
      answers: answersOf(form, typed),
      version: form.version,
      agreed: true,
    });
  return (
    <div id="onboarding" className="mt-6 grid max-w-xl gap-5">
      {(index === 0 || !step) && <OrderNote service={form.service} asked={order} />}
      <PartBar part={(index + 1) / ids.length} />
      {step ? (
        <StepSheet
          key={step.id}
          step={step}
          count={count}
          typed={typed}
          change={(part) => change({ typed: { ...typed, ...part } })}
          startAt={moves === 0 ? null : wanted}
          isFirst={index === 0}
          fromReview={place.fromReview}
          onDone={() => go(place.fromReview ? REVIEW : (ids[index + 1] ?? REVIEW))}
          onBack={() => {
            setWanted('');
            goBack();
          }}
        />
      ) : (
        <Review
          form={form}
          count={count}
          typed={typed}
          takesFocus={moves > 0}
          isKept={isKept}
          call={call}
          onChange={(id) => go(id, true)}
          onBack={goBack}
          onSend={send}
        />
      )}
      <WhereKept isGone={isGone} isKept={isKept} isBack={wasKept && moves === 0} />
      {Object.values(typed).some((text) => text.trim() !== '') && (
        <StartOver
          onYes={() => {
            startOver();
            go(ids[0] ?? REVIEW);
          }}
        />
      )}
    </div>
  );
}

/** Where what was typed is kept until it is sent. */
const WhereKept = ({
  isGone,
  isKept,
  isBack,
}: {
  readonly isGone: boolean;
  readonly isKept: boolean;
  /** It was here from an earlier visit, and nothing was done with it yet. */
  readonly isBack: boolean;
}) => (
  <div className="hint" role="status">
    {isGone && (
      <p className="caution">
        This form was sent or cleared in another tab. What you send here now comes on top.
      </p>
    )}
    {isKept ? (
      <p>
        {isBack && 'Your answers of last time are here. '}
        Saved on this device as you type, and nowhere else until you send it.
      </p>
    ) : (
      <p className="caution">
        This browser saves nothing on this device. Send the form before you close the page.
      </p>
    )}
  </div>
);

/** Clears the form after a question: what was typed cannot be had back. */
function StartOver({ onYes }: { readonly onYes: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <div className="actions" role="group" aria-label="Delete all answers?">
      <Button
        onClick={() => {
          setAsked(false);
          onYes();
        }}
      >
        Delete all answers
      </Button>
      <Button onClick={() => setAsked(false)}>Keep them</Button>
    </div>
  ) : (
    <Button look="link" className="min-h-11 justify-self-start" onClick={() => setAsked(true)}>
      Start over
    </Button>
  );
}
