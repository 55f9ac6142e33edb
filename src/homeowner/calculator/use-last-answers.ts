import { startTransition, useLayoutEffect, useState } from 'react';
import type { Answers } from '../../engine/index.ts';
import { hasEarlyInput } from './form.ts';
import { recall, remember } from './memory.ts';
import type { Answering } from './use-answers.ts';

/**
 * Keeps answers on this device, and in the address where it holds some: a page that is loaded again reads
 * those first.
 * @param query the answers as they stand in an address; an empty one forgets them
 */
export const keep = (name: string, query: string) => {
  remember(name, query);
  const { pathname, search, hash } = location;
  if (search) history.replaceState(null, '', `${pathname}${query && '?'}${query}${hash}`);
};

/**
 * Keeps the answers of a form on this device, and brings back the last ones.
 * @param name what they are kept under; null keeps nothing
 * @param start what the form begins with
 * @returns whether they were brought back, what brings them back, and what starts over without them
 */
export const useLastAnswers = (
  name: string | null,
  start: Answers,
  { form, untouched, address, replace, restore }: Answering,
) => {
  const [restored, setRestored] = useState(false);
  // Kept by the time the answer is seen to count: the page may be left right after.
  useLayoutEffect(() => {
    if (name && !untouched) keep(name, address);
  }, [name, untouched, address]);
  const bringBack = () => {
    const kept = name && recall(name);
    // What was typed before the scripts arrived wins.
    if (!kept || hasEarlyInput(form.current)) return;
    restore(kept);
    startTransition(() => setRestored(true));
  };
  const startOver = () => {
    if (name) keep(name, '');
    replace(start);
    setRestored(false);
  };
  return [restored, bringBack, startOver] as const;
};
