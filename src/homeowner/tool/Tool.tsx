import { startTransition, use, useEffect, useRef, useState } from 'react';
import type { Answers } from '../../engine/index.ts';
import { tradeName } from '../../trades/names.ts';
import { AnswerForm } from '../calculator/AnswerForm.tsx';
import { BookName, OpenTrade } from '../calculator/Chips.tsx';
import { hasEarlyInput } from '../calculator/form.ts';
import { recall, remember } from '../calculator/memory.ts';
import { ProblemSummary } from '../calculator/ProblemSummary.tsx';
import { Restored } from '../calculator/Restored.tsx';
import { useAnswers } from '../calculator/use-answers.ts';
import { Warnings } from '../calculator/Warnings.tsx';
import { Boundary, KeptAnswers, lazyPart } from '../../kit/LazyPart.tsx';
import { takenOver } from '../person.ts';
import { loadDecide, loadToolFields } from './load.ts';
import type { ToolOf } from './tool-of.ts';

const DecisionView = lazyPart('The answer', () => import('./DecisionView.tsx'));

/** Stands in the address of a decision that rests on no answer at all. */
const MARK = 'decided';

/** Before anything was answered nothing is decided, and no rule is needed. */
const undecided = () => null;

/**
 * A tool: its questions, and the decision they end in. The decision has an address of its own, so that it
 * can be kept and sent, and Back leads from it to the questions.
 */
export default function Tool({ of }: { readonly of: ToolOf }) {
  return (
    <OpenTrade value={of.trade ?? ''}>
      <BookName value={tradeName}>
        <KeptAnswers value="">
          <Boundary name={of.name}>
            <Opened of={of} />
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

const Opened = ({ of }: { readonly of: ToolOf }) => {
  const asking = use(loadToolFields(of.tool));
  const [isDecided, setDecided] = useState(false);
  const [restored, setRestored] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const state = useAnswers(asking, NOTHING, (untouched) =>
    untouched && !isDecided ? undecided : use(loadDecide(of.tool)),
  );
  const { estimate: verdict, untouched, address } = state;
  const kept = `tool:${of.tool}`;

  /** Shows what the address asks for: the decision on its answers, or the questions. */
  const follow = () => {
    const query = location.search.slice(1);
    if (query) state.restore(query);
    startTransition(() => setDecided(query !== ''));
  };
  const following = useRef(follow);
  useEffect(() => {
    following.current = follow;
  });
  useEffect(() => {
    state.form.current?.dispatchEvent(new Event(takenOver, { bubbles: true }));
    const moved = () => following.current();
    addEventListener('popstate', moved);
    // Ahead of the first answer.
    void loadDecide(of.tool).then(() => {
      const last = recall(kept);
      if (location.search) moved();
      else if (last && !hasEarlyInput(state.form.current)) {
        state.restore(last);
        startTransition(() => setRestored(true));
      }
    });
    return () => removeEventListener('popstate', moved);
    // Once, on arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (!untouched) remember(kept, address);
  }, [kept, untouched, address]);

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
  const startOver = () => {
    remember(kept, '');
    state.replace(NOTHING);
    setRestored(false);
  };
  const submit = () => {
    const whole = state.submit();
    if (whole === null) startTransition(() => setAttempt((count) => count + 1));
    else void loadDecide(of.tool).then(() => go(`?${whole || MARK}`));
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
  return (
    <>
      <Heading text={of.heading} takesFocus={wanted} />
      <p className="lede">{of.lede}</p>
      <div className="tool-questions max-w-184 mt-8 [&_.group:first-child>h2]:mt-0 [&_.group>h2]:mt-8 [&_.group>h2]:border-t-2 [&_.group>h2]:border-ink [&_.group>h2]:pt-3 [&_.group>h2]:pb-1 [&_.group>h2]:text-xl">
        <Warnings warnings={verdict?.warnings.filter(({ raisedBy }) => !raisedBy) ?? []} />
        {restored && <Restored onStartOver={startOver} />}
        <ProblemSummary attempt={attempt} problems={state.submitted ? state.shownProblems : []} />
        <AnswerForm
          key={state.version}
          asking={asking}
          warnings={verdict?.warnings ?? []}
          values={state.values}
          typed={state.typed}
          problems={state.shownProblems}
          form={state.form}
          onChange={state.change}
          onLeave={state.leave}
          onSubmit={submit}
        >
          <button type="submit" className="button">
            {of.button}
          </button>
        </AnswerForm>
      </div>
    </>
  );
};
