import { useLayoutEffect, useState } from 'react';
import * as is from '../../backend/shape.ts';

/** Where in the form one is, in a key of the history that is ours. */
type Place = is.Shaped<typeof isPlace>;
const isPlace = is.record({
  step: is.text,
  /** Opened from the review, to change one thing and come back. */
  fromReview: is.flag,
  /** The step shown before this one, where the browser's way back leads to it; else empty. */
  before: is.text,
});
const isKept = is.record({ onboarding: isPlace });

const here = (): Place | null => {
  const state: unknown = history.state;
  return isKept(state) ? state.onboarding : null;
};

const stateWith = (onboarding: Place): object => ({
  ...(history.state as Record<string, unknown> | null),
  onboarding,
});

/**
 * The step that is shown. Each has a place in the history of the tab, so that the browser's own ways
 * back and forward lead from step to step, and a reload stays where it was.
 * @param steps the ids of all steps
 * @param first the step to begin at
 * @param goesOn whether a reload stays where it was: not with a form that is empty again
 */
export function usePlace(steps: readonly string[], first: string, goesOn: boolean) {
  const known = (place: Place | null): Place | null =>
    place && steps.includes(place.step) ? place : null;
  const [place, setPlace] = useState<Place>(
    () =>
      (goesOn ? known(here()) : null) ?? {
        step: steps.includes(first) ? first : (steps[0] ?? ''),
        fromReview: false,
        before: '',
      },
  );
  const [moves, setMoves] = useState(0);
  // Before the step is seen: the page may be left or loaded again right after.
  useLayoutEffect(() => {
    history.replaceState(stateWith(place), '');
    const follow = () => {
      const reached = here();
      if (!reached || !steps.includes(reached.step)) return;
      setPlace(reached);
      setMoves((count) => count + 1);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the steps of a form never change
  }, []);
  const goTo = (step: string, fromReview = false) => {
    const next: Place = { step, fromReview, before: place.step };
    history.pushState(stateWith(next), '');
    setPlace(next);
    setMoves(moves + 1);
  };
  return {
    place,
    /** Counts the steps gone; 0 until the first, when nothing may take the focus. */
    moves,
    goTo,
    /** To the step before, by the browser's own way where it leads there. */
    goBack: () => {
      const before = steps[steps.indexOf(place.step) - 1];
      if (before === undefined) return;
      if (place.before === before) history.back();
      else goTo(before);
    },
  };
}
