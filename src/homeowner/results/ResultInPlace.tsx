import { useEffect, useRef, useState } from 'react';
import { isStopped, runEstimate, toAddress, type Answers } from '../../engine/index.ts';
import { ownJson } from '../../backend/own-json.ts';
import { LaterStyle } from '../LaterStyle.tsx';
import { CopyLink } from './CopyLink.tsx';
import { ResultView } from './ResultView.tsx';
import type { Case, ResultOf } from './result-of.ts';

export type InPlaceProps = Omit<Case, 'estimate'> & {
  readonly trade: string;
  /** Each new value is a press of the button that leads here. */
  readonly asked: object;
  /** Goes back to the questions, which a danger hides. */
  readonly onBack: () => void;
};

/**
 * The result of a sensitive trade, on the calculator's own page. A link is made only when asked for, and
 * holds the answers behind `#`, which no browser sends to a server.
 */
function ResultInPlace({
  asked,
  of,
  calculator,
  answers: typed,
  onBack,
}: InPlaceProps & { readonly of: ResultOf }) {
  const [named, setNamed] = useState<Answers>({});
  const answers = { ...typed, ...named };
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [asked]);
  const estimate = runEstimate(calculator, answers);
  const inDanger = isStopped(estimate);
  const query = toAddress(calculator, answers);
  return (
    <div className={inDanger ? 'in-place' : 'in-place mt-10'}>
      <LaterStyle />
      <h2 ref={top} tabIndex={-1} className={inDanger ? 'sr-only' : 'mb-4'}>
        {inDanger ? 'What to do now' : 'Your estimate'}
      </h2>
      <ResultView
        of={of}
        calculator={calculator}
        answers={answers}
        estimate={estimate}
        onAnswer={(said) => setNamed((before) => ({ ...before, ...said }))}
        change={
          inDanger && (
            <button type="button" className="link reach justify-self-start" onClick={onBack}>
              Change an answer
            </button>
          )
        }
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

/** The part with what results say of a trade, which no calculator needs before they are asked for. */
export const resultInPlace = async (trade: string) => {
  const of = (await ownJson(`/result-of/${trade}.json`)) as ResultOf;
  return { default: (props: InPlaceProps) => <ResultInPlace {...props} of={of} /> };
};
