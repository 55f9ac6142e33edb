import { useEffect, useRef, type FormEvent } from 'react';
import type { Company } from '../../backend/companies.ts';
import { site, type CityId } from '../../site.ts';
import { readPhone } from '../../contact/read-typed.ts';
import ByWhen from './ByWhen.tsx';
import ConsentBoxes from './ConsentBoxes.tsx';
import type { ConsentParties } from './consent.ts';
import { agreedChannels, offeredChannels, preferences, type Draft } from './draft.ts';
import type { Job } from './job.ts';
import KeptBack from './KeptBack.tsx';
import { LeftOpen } from './LeftOpen.tsx';
import PickedCompanies from './PickedCompanies.tsx';
import PreferredWay from './PreferredWay.tsx';
import { contactLines, jobLines } from './seen-lines.ts';
import SendRow from './SendRow.tsx';
import StepHead from './StepHead.tsx';
import type { Submission } from './use-submission.ts';
import { WhatTheySee } from './WhatTheySee.tsx';
import Button from '../../kit/Button.tsx';

interface CheckProps {
  readonly cityId: CityId;
  /** Where the answers can be changed if not on this page. */
  readonly answersPath: string;
  readonly job: Job;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Those picked, in the order picked. */
  readonly companies: readonly Company[];
  /** Whether there are any to pick from, or may be. */
  readonly areListed: boolean;
  readonly parties: ConsentParties;
  /** Goes back to what was typed, at the element with this id. */
  readonly onBack: (elementId?: string) => void;
  /** Goes to a question elsewhere on the page, if it is there. */
  readonly goToAnswer: (field: string) => boolean;
}

/** Every line that is sent, each with a way to change it. */
function Seen({
  cityId,
  answersPath,
  job,
  draft,
  companies,
  onBack,
  goToAnswer,
}: Pick<
  CheckProps,
  'cityId' | 'answersPath' | 'job' | 'draft' | 'companies' | 'onBack' | 'goToAnswer'
>) {
  return (
    <section className="grid gap-2" aria-labelledby="request-seen">
      <h2 className="text-lg" id="request-seen">
        What they see
      </h2>
      <WhatTheySee
        groups={[
          { title: 'You', lines: contactLines(draft, cityId, onBack) },
          { title: 'The job', lines: jobLines(job, cityId, answersPath, goToAnswer) },
        ]}
      />
      {companies.length > 0 && (
        <p className="text-soft">Our own team at {site.name} sees the same lines.</p>
      )}
      <LeftOpen job={job} />
    </section>
  );
}

/** What is agreed to: the boxes, the way that suits best, and what it means where none is checked. */
function Agreeing({
  draft,
  change,
  companies,
  parties,
  onBack,
}: Pick<CheckProps, 'draft' | 'change' | 'companies' | 'parties' | 'onBack'>) {
  const agreed = agreedChannels(draft);
  const ways = preferences(agreed);
  return (
    <>
      <div className="grid gap-4 wrap-anywhere">
        <ConsentBoxes
          id="request-consent"
          parties={parties}
          offered={offeredChannels(draft)}
          ticked={draft.ticked}
          onTick={(ticked) => change({ ticked })}
        />
        {!readPhone(draft.phone) && (
          <p className="text-soft">
            You gave no phone number, so nobody can call or text you.{' '}
            <button type="button" className="link min-h-11" onClick={() => onBack('request-phone')}>
              Add a number
            </button>
          </p>
        )}
      </div>
      {ways.length > 1 && (
        <PreferredWay
          ways={ways}
          preferred={draft.preferred}
          onPrefer={(preferred) => change({ preferred })}
        />
      )}
      {agreed.length === 0 && (
        <p className="caution">
          <strong>No box is checked.</strong> No company calls or writes to you.{' '}
          {companies.length === 0 ? 'Our' : 'Their'} answers stand on your private link: come back
          and look there.
        </p>
      )}
    </>
  );
}

/** The second step: every line as it will be sent, what is agreed to, and the button that sends it. */
export default function CheckStep({
  cityId,
  answersPath,
  job,
  draft,
  change,
  companies,
  areListed,
  parties,
  submission,
  onSend,
  onBack,
  goToAnswer,
  onDrop,
}: CheckProps & {
  readonly submission: Submission;
  readonly onSend: () => void;
  readonly onDrop: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    submission.clearFailure();
    onSend();
  };

  return (
    <form noValidate onSubmit={send} className="grid gap-8">
      <div className="grid gap-3">
        <Button className="justify-self-start" onClick={() => onBack()}>
          Back
        </Button>
        <StepHead ref={heading} step={2}>
          Check before you send
        </StepHead>
        <p>
          {submission.isHandedOver
            ? 'This is every line of your request.'
            : `Nothing is sent yet. This is every line ${seers(companies)} would see.`}
        </p>
      </div>
      <PickedCompanies {...{ companies, areListed }} onChange={() => onBack('request-companies')} />
      <Seen {...{ cityId, answersPath, job, draft, companies, onBack, goToAnswer }} />
      <KeptBack job={job} draft={draft} change={change} />
      <Agreeing {...{ draft, change, companies, parties, onBack }} />
      <ByWhen companies={companies} />
      <SendRow
        job={job}
        draft={draft}
        companies={companies}
        submission={submission}
        onDrop={onDrop}
      />
    </form>
  );
}

const seers = ({ length }: readonly Company[]): string =>
  length === 0 ? 'our own team' : length === 1 ? 'this company' : `these ${length} companies`;
