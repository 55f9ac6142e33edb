import { useEffect, useRef, useState } from 'react';
import { runEstimate, toAddress, type Answers } from '../../engine/index.ts';
import { LaterStyle } from '../LaterStyle.tsx';
import { CopyLink } from './CopyLink.tsx';
import { ResultView } from './ResultView.tsx';
import type { Case, ResultOf } from './result-of.ts';

type ResultInPlaceProps = Omit<Case, 'estimate'> & {
  readonly of: ResultOf;
  /** Each new value is a press of the button that leads here. */
  readonly asked: object;
};

/**
 * The result of a sensitive trade, on the calculator's own page. A link is made only when asked for, and
 * holds the answers behind `#`, which no browser sends to a server.
 */
export default function ResultInPlace({
  asked,
  of,
  calculator,
  answers: typed,
}: ResultInPlaceProps) {
  const [named, setNamed] = useState<Answers>({});
  const answers = { ...typed, ...named };
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [asked]);
  const query = toAddress(calculator, answers);
  return (
    <div className="in-place mt-10">
      <LaterStyle />
      <h2 ref={top} tabIndex={-1} className="mb-4">
        Your estimate
      </h2>
      <ResultView
        of={of}
        calculator={calculator}
        answers={answers}
        estimate={runEstimate(calculator, answers)}
        onAnswer={(field, value) => setNamed((before) => ({ ...before, [field]: value }))}
        actions={
          <div className="actions">
            {of.resultsPath && (
              <CopyLink
                address={`${of.resultsPath}#${query || 'estimate'}`}
                label="Make a link to this"
              />
            )}
            <button type="button" className="button-quiet" onClick={() => print()}>
              Print
            </button>
          </div>
        }
      />
    </div>
  );
}
