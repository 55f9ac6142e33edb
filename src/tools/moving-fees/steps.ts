import { exact } from '../../engine/index.ts';
import { figures } from '../../trades/moving/figures.ts';
import { priced, step, type Job, type Step } from '../decision.ts';
import { isSuspect } from './advice.ts';
import { movingAnswers } from './amounts.ts';
import type { Case } from './case.ts';
import { letter } from './letter.ts';
import { isCapped, paperOf, rulesOf } from './quote.ts';
import type { MovingFeesWord } from './words.ts';

type FeesStep = Step<MovingFeesWord>;

/** The same move in the calculator, with the quote in hand where it is by the hour. */
export const sameMove = ({ v }: Pick<Case, 'v'>): Job => {
  const { quotedRate, quotedHours, quotedMinimum } = v;
  const theirs = Object.entries({ quotedRate, quotedHours, quotedMinimum }).filter(
    ([, figure]) => figure !== null,
  );
  return priced('moving', {
    ...movingAnswers(v),
    ...(v.promise === 'hours' && Object.fromEntries(theirs)),
  });
};

const heldSteps = ({ v, door }: Case): FeesStep[] => {
  const where = rulesOf(v);
  return [
    step('leave', 'now', { danger: true }),
    step('call', 'now', {
      facts: { where },
      sources: where === 'interstate' ? ['moving M80'] : ['moving M60', 'moving M36'],
    }),
    step('offer', 'today', {
      facts: {
        where,
        paper: paperOf(v),
        door: door === null ? '' : exact(Math.round(door)),
        share: figures.doorShare.value,
      },
      sources: where === 'interstate' ? ['moving M93'] : ['moving M30'],
    }),
    step('keep-papers', 'today'),
  ];
};

/** What to do, the most urgent first. */
export const steps = (one: Case): (FeesStep | false)[] => {
  const { v, open, most } = one;
  const where = rulesOf(v);
  if (v.trouble === 'yes') return heldSteps(one);
  const isWritten = isCapped(v) && open.length === 0 && !isSuspect(one);
  return [
    isSuspect(one) && step('pay-nothing', 'now', { sources: ['moving M95', 'moving M39'] }),
    step('look-up', 'today', {
      facts: { where },
      sources: where === 'interstate' ? ['moving M80'] : ['moving M36', 'moving M60'],
    }),
    letter(one) !== false && step('ask', 'today', { facts: { open: open.length } }),
    !isWritten &&
      !isCapped(v) &&
      step('maximum', 'today', {
        facts: { where, known: most === null ? 'no' : 'yes' },
        sources: where === 'interstate' ? ['moving M93', 'moving M29'] : ['moving M30'],
        ...(most !== null && { cost: most }),
      }),
    !isWritten && step('two-more', 'week', { job: sameMove(one) }),
    isWritten && step('keep', 'week'),
  ];
};
