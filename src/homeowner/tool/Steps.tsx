import { money } from '../../engine/index.ts';
import { sayWhen, type ToldStep } from '../../tools/run-tool.ts';
import { Chips } from '../calculator/Chips.tsx';
import { Words } from '../../kit/Words.tsx';
import { JobLink, JobPrice } from './Job.tsx';
import type { ToolOf } from './tool-of.ts';

/** Red is for what cannot wait; a free look today is no alarm. */
const isSoon = ({ when, danger }: ToldStep): boolean => danger === true || when === 'now';

const Row = ({ step, of }: { readonly step: ToldStep; readonly of: ToolOf }) => (
  <li className={isSoon(step) ? 'step step-soon' : 'step'}>
    <p className="step-when">
      <b>{sayWhen[step.when]}</b>
      {step.danger && <span>Danger</span>}
    </p>
    <div className="step-what">
      <h3>
        <Words>{step.title}</Words>
      </h3>
      {step.why.map((sentence, index) => (
        <p key={sentence}>
          <Words>{sentence}</Words>
          {index === step.why.length - 1 && <Chips ids={step.sources} />}
        </p>
      ))}
      {step.why.length === 0 && <Chips ids={step.sources} />}
    </div>
    <div className="step-cost">
      {step.job ? (
        <JobPrice of={of} job={step.job} />
      ) : (
        step.cost !== undefined && <b className="step-price figures">{money(step.cost)}</b>
      )}
    </div>
  </li>
);

/** What can wait or needs nothing, as one row: a word on each, without a number of its own. */
const Gathered = ({ steps, of }: { readonly steps: readonly ToldStep[]; readonly of: ToolOf }) => {
  const [first] = steps;
  const isBare = ({ why, job }: ToldStep) => why.length === 0 && !job;
  const bare = steps.filter(isBare);
  const rest = steps.filter((step) => !isBare(step));
  return (
    first && (
      <li className="step step-gathered">
        <p className="step-when">
          <b>{sayWhen[first.when]}</b>
        </p>
        <div className="step-what">
          {bare.length > 0 && (
            <p>
              <b>{bare.map(({ title }) => title).join(', ')}.</b>
            </p>
          )}
          {rest.map((step) => (
            <p key={step.id}>
              <b>{step.title}.</b> <Words>{step.why.join(' ')}</Words>
              <Chips ids={step.sources} />
              {step.job && (
                <>
                  {' '}
                  <JobLink of={of} job={step.job} label="Price it" />
                </>
              )}
            </p>
          ))}
        </div>
      </li>
    )
  );
};

/** What to do, in order: danger before money, the soonest first. */
export const Steps = ({
  steps,
  of,
}: {
  readonly steps: readonly ToldStep[];
  readonly of: ToolOf;
}) => (
  <section aria-labelledby="steps">
    <h2 id="steps" className="sr-only">
      What to do, in order
    </h2>
    <ol className="steps">
      {steps
        .filter(({ when }) => when !== 'later' && when !== 'nothing')
        .map((step) => (
          <Row key={step.id} step={step} of={of} />
        ))}
      <Gathered steps={steps.filter(({ when }) => when === 'later')} of={of} />
      <Gathered steps={steps.filter(({ when }) => when === 'nothing')} of={of} />
    </ol>
  </section>
);
