import { money } from '../../engine/index.ts';
import { sayWhen, type ToldStep } from '../../tools/run-tool.ts';
import { Chips } from '../calculator/Chips.tsx';
import { Words } from '../../kit/Words.tsx';
import { JobLink, JobPrice } from './Job.tsx';
import type { ToolOf } from './tool-of.ts';

const row =
  'grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-rule-light py-5 [counter-increment:step] before:row-span-3 before:font-serif before:text-2xl before:leading-none md:grid-cols-[2.25rem_8rem_minmax(0,1fr)_10rem] md:before:row-span-1';

/** Red is for what cannot wait; a free look today is no alarm. */
const isSoon = ({ when, danger }: ToldStep): boolean => danger === true || when === 'now';

const Row = ({ step, of }: { readonly step: ToldStep; readonly of: ToolOf }) => (
  <li
    className={`${row} before:content-[counter(step)] ${isSoon(step) ? 'before:text-brick' : ''}`}
  >
    <p className="flex gap-3 text-sm md:flex-col md:gap-0">
      <b className={isSoon(step) ? 'text-brick' : ''}>{sayWhen[step.when]}</b>
      {step.danger && <span className="text-soft">Danger</span>}
    </p>
    <div>
      <h3>
        <Words>{step.title}</Words>
      </h3>
      {step.why.map((sentence, index) => (
        <p key={sentence} className={`max-w-2xl mt-1 ${index > 0 ? 'text-sm text-soft' : ''}`}>
          <Words>{sentence}</Words>
          {index === step.why.length - 1 && <Chips ids={step.sources} />}
        </p>
      ))}
      {step.why.length === 0 && <Chips ids={step.sources} />}
    </div>
    <div className="step-cost flex flex-wrap gap-x-3 gap-y-1 items-baseline col-start-2 md:flex-col md:items-end md:col-start-4 md:text-end">
      {step.job ? (
        <JobPrice of={of} job={step.job} />
      ) : (
        step.cost !== undefined && (
          <b className="figures font-serif font-bold text-lg leading-tight">{money(step.cost)}</b>
        )
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
      <li className={`${row} *:col-start-2`}>
        <p className="flex gap-3 text-sm md:flex-col md:gap-0">
          <b>{sayWhen[first.when]}</b>
        </p>
        <div className="md:col-[3_/_-1]">
          {bare.length > 0 && (
            <p className="max-w-2xl mt-1">
              <b>{bare.map(({ title }) => title).join(', ')}.</b>
            </p>
          )}
          {rest.map((step) => (
            <p className="max-w-2xl mt-1" key={step.id}>
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

/** Those with a number of their own; the rest is gathered after them. */
export const numbered = (steps: readonly ToldStep[]): readonly ToldStep[] =>
  steps.filter(({ when }) => when !== 'later' && when !== 'nothing');

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
    <ol className="steps border-t-2 border-ink [counter-reset:step] list-none">
      {numbered(steps).map((step) => (
        <Row key={step.id} step={step} of={of} />
      ))}
      <Gathered steps={steps.filter(({ when }) => when === 'later')} of={of} />
      <Gathered steps={steps.filter(({ when }) => when === 'nothing')} of={of} />
    </ol>
  </section>
);
