import { startTransition, use, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Answers, RaisedWarning } from '../../engine/index.ts';
import { tradeName } from '../../trades/names.ts';
import { AnswerForm } from '../calculator/AnswerForm.tsx';
import { BookName, OpenTrade } from '../calculator/Chips.tsx';
import { metricText } from '../calculator/metric-text.ts';
import { ProblemSummary } from '../calculator/ProblemSummary.tsx';
import { Restored } from '../calculator/Restored.tsx';
import { useAnswers } from '../calculator/use-answers.ts';
import { useLastAnswers } from '../calculator/use-last-answers.ts';
import { Warnings } from '../calculator/Warnings.tsx';
import { Boundary, KeptAnswers, lazyPart } from '../../kit/LazyPart.tsx';
import { takenOver } from '../person.ts';
import { loadDecide, loadToolFields } from './load.ts';
import type { BesideProps } from './PartByPart.tsx';
import type { ToolOf } from './tool-of.ts';
import { Place, Turns, useTurns } from './Turns.tsx';

const DecisionView = lazyPart('The answer', () => import('./DecisionView.tsx'));

/** Stands in the address of a decision that rests on no answer at all. */
const MARK = 'decided';

/** Before anything was answered nothing is decided, and no rule is needed. */
const undecided = () => null;

interface ToolProps {
  readonly of: ToolOf;
  /** Stands beside the questions, which then come one section at a time. */
  readonly Beside?: ComponentType<BesideProps>;
}

/**
 * A tool: its questions, and the decision they end in. The decision has an address of its own, so that it
 * can be kept and sent, and Back leads from it to the questions.
 */
export default function Tool(props: ToolProps) {
  return (
    <OpenTrade value={props.of.trade ?? ''}>
      <BookName value={tradeName}>
        <KeptAnswers value="">
          <Boundary name={props.of.name}>
            <Opened {...props} />
          </Boundary>
        </KeptAnswers>
      </BookName>
    </OpenTrade>
  );
}

const NOTHING = {} as Answers;

/** Where the questions begin. Asked for from the decision, they take the focus that its button leaves behind. */
const Heading = ({ text, takesFocus }: { readonly text: string; readonly takesFocus: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
};

const parted =
  'mt-6 grid gap-x-14 gap-y-8 items-start lg:grid-cols-[minmax(0,1fr)_29rem] [&_.group>h2]:pt-0 [&_.group>h2]:text-xl';
/** Where there is room questions stand two in a row, but for those with six pictures or more. */
const listed =
  'mt-8 [&_.group:first-child>h2]:mt-0 [&_.group>h2]:mt-8 [&_.group>h2]:border-t-2 [&_.group>h2]:border-ink [&_.group>h2]:pt-3 [&_.group>h2]:pb-1 [&_.group>h2]:text-xl lg:[&_.group]:grid lg:[&_.group]:grid-cols-2 lg:[&_.group]:gap-x-14 [&_.group>.field]:border-b-0 lg:[&_.group>.field]:pt-2 lg:[&_.group>:is(h2,:has(.options-several,:nth-child(6)_.picture))]:col-span-full lg:[&_.options-several]:grid-cols-2 lg:[&_.options-several]:gap-x-14';

const Opened = ({ of, Beside }: ToolProps) => {
  const asking = use(loadToolFields(of.tool));
  const [isDecided, setDecided] = useState(false);
  const state = useAnswers(asking, NOTHING, (untouched) =>
    untouched && !isDecided ? undecided : use(loadDecide(of.tool)),
  );
  const { estimate: verdict, address } = state;
  const [restored, bringBack, startOver] = useLastAnswers(`tool:${of.tool}`, NOTHING, state);

  /** Shows what the address asks for: the decision on its answers, or the questions. */
  const follow = () => {
    const query = location.search.slice(1);
    if (query) state.restore(query);
    startTransition(() => setDecided(query !== ''));
  };
  useEffect(() => {
    state.form.current?.dispatchEvent(new Event(takenOver, { bubbles: true }));
    addEventListener('popstate', follow);
    // Ahead of the first answer.
    void loadDecide(of.tool).then(() => (location.search ? follow() : bringBack()));
    return () => removeEventListener('popstate', follow);
    // Once, on arrival: what it follows with stays the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const turns = useTurns(state, Beside !== undefined);
  const go = (search: string) => {
    history.pushState(null, '', `${location.pathname}${search}`);
    follow();
    scrollTo(0, 0);
  };
  const [wanted, setWanted] = useState(false);
  const back = () => {
    setWanted(true);
    go('');
  };
  const submit = () => {
    const whole = state.submit();
    if (whole !== null) void loadDecide(of.tool).then(() => go(`?${whole || MARK}`));
  };

  if (isDecided && verdict) {
    return (
      <DecisionView
        of={of}
        asking={asking}
        verdict={verdict}
        link={`${of.path}?${address || MARK}`}
        onChange={back}
      />
    );
  }
  const warnings = verdict?.warnings ?? [];
  const counted = verdict?.metrics.find(({ id }) => id === of.counts);
  const { only, isHidden, at } = turns;
  // A danger ticked in a section that is out of sight is still said.
  const unseen = ({ raisedBy }: RaisedWarning) =>
    !raisedBy || (only !== undefined && asking.fields[raisedBy.field]?.section !== only);
  return (
    <>
      <Heading text={of.heading} takesFocus={wanted} />
      <p className="lede">{of.lede}</p>
      <div className={Beside ? parted : listed}>
        <div>
          <Warnings warnings={warnings.filter(unseen)} />
          {restored && <Restored onStartOver={startOver} />}
          <ProblemSummary {...state.summary} />
          {Beside && <Place at={at} of={turns.sections.length} />}
          <AnswerForm state={state} warnings={warnings} isHidden={isHidden} onSubmit={submit}>
            {Beside ? (
              <Turns turns={turns} button={of.button} />
            ) : (
              <div
                className={
                  counted &&
                  'sticky bottom-0 -mx-4 grid gap-x-4 gap-y-1 border-t border-rule bg-paper px-4 py-2 sm:flex sm:items-center'
                }
              >
                <button type="submit" className="button">
                  {of.button}
                </button>
                {counted && (
                  <output className="max-sm:order-first max-sm:text-sm">
                    {counted.label} <b className="figures">{metricText(counted)}</b>
                  </output>
                )}
              </div>
            )}
          </AnswerForm>
        </div>
        {Beside && only !== undefined && (
          <Beside
            values={state.values}
            parts={verdict?.parts}
            sections={turns.sections}
            current={only}
            onTurn={turns.turn}
          />
        )}
      </div>
    </>
  );
};
