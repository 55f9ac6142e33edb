import { startTransition, useLayoutEffect, useState } from 'react';
import { readAddress, type Answers } from '../../engine/index.ts';
import { readForm, type Typed } from './form.ts';
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

/** Puts answers into the fields on the page, but never over what was typed or picked since it was opened. */
const fillForm = (form: HTMLFormElement, answers: Typed): void => {
  const inputs = [...form.querySelectorAll('input')];
  const own = inputs
    .filter((one) => one.value !== one.defaultValue || one.checked !== one.defaultChecked)
    .map(({ name }) => name.split('.')[0]);
  for (const input of inputs) {
    const [id = '', option] = input.name.split('.');
    const answer = answers[id];
    if (answer === undefined || own.includes(id)) continue;
    if (input.type !== 'text') input.checked = [answer].flat().includes(input.value);
    else input.value = ((option ? (answer as Typed)[option] : answer) ?? '') as string;
  }
};

/**
 * Keeps the answers of a form on this device, and brings back the last ones.
 * @param name what they are kept under; null keeps nothing
 * @param start what the form begins with
 * @returns whether they were brought back, what brings them back or those of an address in their place, and what
 * starts over without them
 */
export const useLastAnswers = (
  name: string | null,
  start: Answers,
  { asking, form, untouched, address, replace, take }: Answering,
) => {
  const [restored, setRestored] = useState(false);
  // Kept by the time the answer is seen to count: the page may be left right after.
  useLayoutEffect(() => {
    if (name && !untouched) keep(name, address);
  }, [name, untouched, address]);
  const bringBack = (given = '') => {
    const query = given || (name && recall(name));
    if (!query || !form.current) return;
    const { answers } = readAddress(asking, query);
    fillForm(form.current, answers);
    take({ ...answers, ...readForm(form.current, asking) });
    if (!given) startTransition(() => setRestored(true));
  };
  const startOver = () => {
    if (name) keep(name, '');
    replace(start);
    setRestored(false);
  };
  return [restored, bringBack, startOver] as const;
};
