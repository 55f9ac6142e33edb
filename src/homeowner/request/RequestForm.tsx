import { useState } from 'react';
import type { Calculator, Estimate } from '../../engine/index.ts';
import type { CityId } from '../../site.ts';
import type { ResultOf } from '../results/result-of.ts';
import CheckStep from './CheckStep.tsx';
import { consentsFor } from './consent.ts';
import { readPhone } from '../../contact/read-typed.ts';
import { check } from '../../contact/form.ts';
import { agreedChannels, contactOf, person } from './draft.ts';
import { jobOf, sentOf } from './job.ts';
import { LaterStyle } from '../LaterStyle.tsx';
import Sent from './Sent.tsx';
import { useCompanies } from './use-companies.ts';
import { useDraft } from './use-draft.ts';
import { useStep } from './use-step.ts';
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
 * what is typed, then every line that would be sent, then how it went.
 */
export default function RequestForm(props: RequestFormProps) {
  return (
    <>
      <LaterStyle />
      <Steps {...props} />
    </>
  );
}

function Steps({ of, calculator, estimate, answersPath }: RequestFormProps) {
  const { trade, name: tradeName, sensitive } = of;
  /** The page that the form and, later, the private link stand on. */
  const page = of.resultsPath ?? of.calculatorPath;
  const { inputs, given } = estimate;
  const job = jobOf(calculator, estimate, of.rangeMeans);
  const [cityId, setCityId] = useState(given.includes('city') ? (inputs['city'] as CityId) : null);
  const { draft, change, key, startAnother } = useDraft(trade, sensitive);
  const lookup = useCompanies(trade, cityId);
  const submission = useSubmission(key, sensitive);
  const { step, goOn, goBack } = useStep();
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
        job={job}
        draft={draft}
        change={(part) => {
          submission.stopHolding();
          change(part);
        }}
        companies={companies}
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
      onCity={setCityId}
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
