import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isStopped, type Calculator, type Estimate } from '../../engine/index.ts';
import Button from '../../kit/Button.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import type { CityId } from '../../site.ts';
import type { ResultOf } from '../results/result-of.ts';
import CheckStep from './CheckStep.tsx';
import { consentsFor } from './consent.ts';
import { readPhone } from '../../contact/read-typed.ts';
import { check } from '../../contact/form.ts';
import { agreedChannels, contactOf, person } from './draft.ts';
import { jobOf, sentOf } from './job.ts';
import { LaterStyle } from '../LaterStyle.tsx';
import FoldedEstimate from './FoldedEstimate.tsx';
import Sent from './Sent.tsx';
import { useCompanies } from './use-companies.ts';
import { useDraft } from './use-draft.ts';
import { useStep, type Steps } from './use-step.ts';
import { useSubmission, type Content } from './use-submission.ts';
import WriteStep from './WriteStep.tsx';

export interface RequestFormProps {
  readonly of: ResultOf;
  readonly calculator: Calculator;
  /**
   * What the job is read off. The city answered in it stands in the form, which lets it be changed. Where
   * none was, the form asks.
   */
  readonly estimate: Estimate;
  /** Where the answers can be changed if not on this page, with the answers. */
  readonly answersPath: string;
}

/**
 * Asks for quotes from up to three companies picked by name, or from the site's own team alone: first
 * what is typed, then every line that would be sent, then how it went. It is a place of its own, the
 * estimate folded to a line; while someone may be in danger it stands under who to call.
 */
export default function RequestForm(props: RequestFormProps) {
  const steps = useStep();
  const { isAway, leave, comeBack } = steps;
  const place = useRef<HTMLDivElement>(null);
  const isFolding = !isStopped(props.estimate);
  return (
    <div
      ref={place}
      className={isFolding ? 'request-place' : undefined}
      data-away={isAway || undefined}
    >
      <LaterStyle />
      {isFolding && <FoldedEstimate of={props.of} estimate={props.estimate} onOpen={leave} />}
      <div>
        <Form
          {...props}
          steps={steps}
          goToAnswer={(field) => {
            flushSync(leave);
            const isHere = goTo(field);
            if (!isHere) comeBack();
            return isHere;
          }}
        />
      </div>
      {isAway && (
        <div className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-sheet p-3 text-center">
          <Button
            look="filled"
            onClick={() => {
              flushSync(comeBack);
              place.current!.scrollIntoView();
              place.current!.querySelector('h1')?.focus();
            }}
          >
            {steps.step === 'check' ? 'Back to checking your request' : 'Back to your request'}
          </Button>
        </div>
      )}
    </div>
  );
}

function Form({
  of,
  calculator,
  estimate,
  answersPath,
  steps: { step, goOn, goBack },
  goToAnswer,
}: RequestFormProps & {
  readonly steps: Steps;
  /** Goes to a question of the estimate, if it is there. */
  readonly goToAnswer: (field: string) => boolean;
}) {
  const { trade, name: tradeName, sensitive } = of;
  /** The page that the form and, later, the private link stand on. */
  const page = of.resultsPath ?? of.calculatorPath;
  const { inputs, given } = estimate;
  const job = jobOf(calculator, estimate);
  const { draft, change, key, startAnother } = useDraft(trade, sensitive);
  const answered = given.includes('city') ? (inputs['city'] as CityId) : null;
  const [cityId, setCityId] = useState(answered ?? draft.city);
  const [lastAnswered, setLastAnswered] = useState(answered);
  if (answered !== lastAnswered) {
    setLastAnswered(answered);
    if (answered) setCityId(answered);
  }
  const lookup = useCompanies(trade, cityId);
  const submission = useSubmission(key, sensitive);
  /** The element to begin at when the first step comes back. */
  const [startAt, setStartAt] = useState('');

  const listed = lookup.answer ?? [];
  // Companies of a city looked at before are not picked any more.
  const companies = draft.companies.flatMap((id) => listed.find((one) => one.id === id) ?? []);
  const parties = {
    companies: companies.map(({ name }) => name),
    email: draft.email.trim(),
    phone: readPhone(draft.phone) ?? '',
  };
  const content: Content = {
    trade,
    // Nothing is sent before there is one.
    city: cityId ?? 'elsewhere',
    companies: companies.map(({ id }) => id),
    contact: contactOf(draft),
    consents: consentsFor(agreedChannels(draft), parties),
    ...sentOf(job, draft),
  };

  if (submission.isStored) {
    return (
      <Sent
        page={page}
        requestKey={key}
        tradeName={tradeName}
        urgentCompanies={job.urgent ? companies : []}
        ask={of.ask}
        kept={submission.isDurable}
        missedChanges={submission.missesChanges(content)}
        onAnother={() => {
          submission.reset();
          goBack();
          setStartAt('');
          startAnother({
            companies: [],
            ticked: [],
            preferred: '',
            shared: [],
            sharesRange: false,
            when: '',
            note: '',
          });
        }}
      />
    );
  }
  // The browser's way forward may lead here with something left to fix.
  if (step === 'check' && cityId && check(person.fields, draft).length === 0) {
    return (
      <CheckStep
        cityId={cityId}
        answersPath={answersPath}
        goToAnswer={goToAnswer}
        job={job}
        draft={draft}
        change={(part) => {
          submission.stopHolding();
          change(part);
        }}
        companies={companies}
        areListed={lookup.answer?.length !== 0}
        parties={parties}
        submission={submission}
        onSend={() => void submission.send(content, { page, website: draft.website })}
        onBack={(elementId = '') => {
          submission.stopHolding();
          setStartAt(elementId);
          goBack();
        }}
        onDrop={() => {
          submission.drop();
          startAnother();
          setStartAt('');
          goBack();
        }}
      />
    );
  }
  return (
    <WriteStep
      tradeName={tradeName}
      cityId={cityId}
      onCity={(city) => {
        setCityId(city);
        change({ city });
      }}
      urgent={job.urgent}
      draft={draft}
      change={change}
      lookup={lookup}
      picked={companies.map(({ id }) => id)}
      earlier={submission.others}
      onForgotten={(id) => id === key.id && startAnother()}
      startAt={startAt}
      onDone={() => {
        setStartAt('');
        goOn();
      }}
    />
  );
}
