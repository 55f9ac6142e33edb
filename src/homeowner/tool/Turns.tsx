import { useEffect, useState } from 'react';
import { askedFields } from '../../engine/index.ts';
import { PartBar } from '../../kit/PartBar.tsx';
import { sections, type Section } from '../calculator/AnswerForm.tsx';
import type { Answering } from '../calculator/use-answers.ts';

export interface TurnState {
  readonly sections: readonly Section[];
  /** The title of the section that is asked now; undefined where all stand open. */
  readonly only: string | undefined;
  /** Which wait their turn; one with a problem stays open. */
  readonly isHidden: (section: Section) => boolean;
  /** Its place among them, from 0. */
  readonly at: number;
  readonly turn: (title: string) => void;
}

/**
 * Shows the sections of a tool one at a time. All of them stay in the form, so no answer is lost by turning;
 * the heading of the one turned to takes the focus.
 */
export const useTurns = (
  { asking, values, form, problems }: Answering,
  isParted: boolean,
): TurnState => {
  const [turned, setTurned] = useState<string>();
  const all = isParted ? sections(askedFields(asking, values)) : [];
  const at = Math.max(
    0,
    all.findIndex(({ title }) => title === turned),
  );
  useEffect(() => {
    if (turned === undefined) return;
    const heading = form.current?.querySelector<HTMLElement>('.group:not([hidden]) > h2');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    // With the line above it that says which part this is.
    form.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [turned, form]);
  const only = all[at]?.title;
  const isHidden = ({ title, fields }: Section) =>
    only !== undefined &&
    title !== only &&
    !fields.some(([id]) => problems.some(({ field }) => field === id));
  return { sections: all, only, isHidden, at, turn: setTurned };
};

/** "Part 3 of 8", in words and as a bar. */
export const Place = ({ at, of }: { readonly at: number; readonly of: number }) => (
  <div className="mb-4 grid gap-1">
    <p className="eyebrow">
      Part {at + 1} of {of}
    </p>
    <PartBar part={(at + 1) / of} />
  </div>
);

/** On to the next part, back to the one before, or to the decision, which may be asked for at any time. */
export const Turns = ({
  turns: { sections: all, at, turn },
  button,
}: {
  readonly turns: TurnState;
  readonly button: string;
}) => {
  const next = all[at + 1];
  const before = all[at - 1];
  return (
    <div className="actions mt-6">
      {next && (
        <button type="button" className="button" onClick={() => turn(next.title)}>
          Next: {next.title}
        </button>
      )}
      {before && (
        <button type="button" className="button-quiet" onClick={() => turn(before.title)}>
          Back
        </button>
      )}
      <button type="submit" className={next ? 'button-quiet' : 'button'}>
        {button}
      </button>
    </div>
  );
};
