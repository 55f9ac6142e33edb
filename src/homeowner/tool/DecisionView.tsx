import { useEffect, useRef, type ReactNode } from 'react';
import { isStopped, type Asking } from '../../engine/index.ts';
import type { Verdict } from '../../tools/run-tool.ts';
import { Chips } from '../calculator/Chips.tsx';
import { Warnings } from '../calculator/Warnings.tsx';
import { Letter } from '../../kit/form/Letter.tsx';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { LaterStyle } from '../LaterStyle.tsx';
import { CopyLink } from '../results/CopyLink.tsx';
import { Metrics } from '../results/Metrics.tsx';
import { Bullets } from '../../kit/Bullets.tsx';
import { Words } from '../../kit/Words.tsx';
import { JobLink, JobPrice } from './Job.tsx';
import { Steps } from './Steps.tsx';
import { TableView } from './TableView.tsx';
import { ToldUs } from './ToldUs.tsx';
import type { ToolOf } from './tool-of.ts';

const DangerHelp = lazyPart('Who to call', () => import('../help/DangerHelp.tsx'));

const SeriesChart = lazyPart('This chart', () => import('../../kit/charts/SeriesChart.tsx'));

const HouseDecided = lazyPart('The drawing of your home', () => import('./HouseDecided.tsx'));

const YearPlan = lazyPart('The year plan', () => import('./YearPlan.tsx'));

const Lists = ({ lists, of }: Pick<Verdict, 'lists'> & { readonly of: ToolOf }) =>
  lists.map(({ id, title, items }) => (
    <section key={id}>
      <h2 className="pb-2 mb-3 border-b border-rule text-lg">{title}</h2>
      <ul className="bullets">
        {items.map(({ text, sources, job }) => (
          <li key={text}>
            <Words>{text}</Words>
            <Chips ids={sources} />
            {job && (
              <span className="item-cost flex mb-2 flex-wrap gap-x-3 gap-y-1 items-baseline">
                <JobPrice of={of} job={job} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));

/** While someone may be in danger: that, the steps that are about it, and the way back to the questions. */
const Danger = ({
  of,
  verdict,
  headline,
  onChange,
}: {
  readonly of: ToolOf;
  readonly verdict: Verdict;
  readonly headline: ReactNode;
  readonly onChange: () => void;
}) => (
  <section className="danger-now">
    {headline}
    <DangerHelp
      dangers={verdict.warnings.filter(({ level }) => level !== 'caution')}
      reasons={verdict.recommendation.reasons}
      Chips={Chips}
    />
    <Steps steps={verdict.steps.filter(({ danger }) => danger)} of={of} />
    <p>
      <button type="button" className="button-quiet" onClick={onChange}>
        Change an answer
      </button>
    </p>
  </section>
);

interface DecisionProps {
  readonly of: ToolOf;
  readonly asking: Asking;
  readonly verdict: Verdict;
  /** The address that shows this decision. */
  readonly link: string;
  readonly onChange: () => void;
}

const Decided = ({ of, asking, verdict, link, onChange }: DecisionProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const headline = (
    <h1 ref={heading} tabIndex={-1}>
      <Words>{verdict.recommendation.headline}</Words>
    </h1>
  );
  // Held goods or a leak are danger too, but what to do then is the whole decision.
  if (isStopped(verdict) && verdict.recommendation.next === 'emergency') {
    return <Danger of={of} verdict={verdict} headline={headline} onChange={onChange} />;
  }
  const {
    recommendation,
    warnings,
    steps,
    metrics,
    series,
    lists,
    letters,
    plan,
    table,
    parts,
    opens,
  } = verdict;
  return (
    <div
      className={`decision grid grid-cols-1 gap-x-14 gap-y-10 items-start ${parts.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_28rem]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]'}`}
    >
      <div className="space-y-4 lg:col-[1]">
        {headline}
        <Warnings warnings={warnings} />
        {recommendation.reasons.map((reason) => (
          <p key={reason} className="lede">
            <Words>{reason}</Words>
          </p>
        ))}
        {recommendation.flip && (
          <p className="slip">
            <b>What would change this answer:</b> <Words>{recommendation.flip}</Words>
          </p>
        )}
        {of.quotes && (
          <p className="no-print">
            Do you hold a quote or a contract?{' '}
            <a href={`${of.quotes}?estimate#quote=paper`}>Check it line by line</a>
          </p>
        )}
      </div>
      {parts.length > 0 && <HouseDecided verdict={verdict} />}
      {steps.length > 0 && <Steps steps={steps} of={of} />}
      <ToldUs asking={asking} verdict={verdict} onChange={onChange} />
      <Metrics metrics={metrics} />
      {series.map((one) => (
        <SeriesChart key={one.id} series={one} />
      ))}
      {plan.length > 0 && <YearPlan plan={plan} />}
      {lists.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-8">
          <Lists lists={lists} of={of} />
        </div>
      )}
      {letters.map((letter) => (
        <Letter key={letter.id} title={letter.title} written={letter.text} />
      ))}
      {table && <TableView table={table} />}
      {verdict.assumptions.length > 0 && (
        <section>
          <h2 className="pb-2 mb-3 border-b border-rule text-lg">What this rests on</h2>
          <Bullets of={verdict.assumptions} />
        </section>
      )}
      <div className="actions">
        {opens && (
          <JobLink of={of} job={opens} className="button" label="Open it in the calculator" />
        )}
        <button type="button" className="button-quiet" onClick={() => print()}>
          Print
        </button>
        <CopyLink address={link} label="Copy link" />
        <p className="hint no-print">
          Your answers are in the link and on this device, nowhere else.
        </p>
      </div>
    </div>
  );
};

/** What a tool decided: the decision as the heading, danger first, then what to do in order. */
export default function DecisionView(props: DecisionProps) {
  return (
    <>
      <LaterStyle />
      <Decided {...props} />
    </>
  );
}
