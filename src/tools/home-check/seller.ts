import type { Given, Saying } from '../../engine/index.ts';
import { present } from '../../engine/run/present.ts';
import type { Letter, Work } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { toDo, toWait, type Look, type Part } from './look.ts';
import { ofUnknownAge } from './plans.ts';
import type { HomeWord } from './words.ts';

type Question = Saying<HomeWord, 'question'>;

/** What a seller is asked about, in this order. */
const ASKED: readonly Part[] = [
  'roof',
  'air',
  'heater',
  'damp',
  'wiring',
  'septic',
  'garage',
  'ground',
  'pests',
];

/** What a buyer has looked at or finds out: no repair is asked for it. */
const OWN = ['septic-inspect', 'septic-ask', 'air-test'];

/**
 * Repair or credit where something is to be done; a credit for what is old and still works. Nothing is
 * conceded of what nobody said how it works.
 */
const stateOf = (look: Look, given: Given): Question | false => {
  const { part, seen } = look;
  const ids = toDo(look).map(({ id }) => id);
  if (ids.some((id) => !OWN.includes(id))) return ['question.repair-or-credit', { part }];
  if (ids.includes('air-test')) return ['question.untested', { part }];
  if (toWait(look).length === 0) return false;
  return [seen && !given.has(seen) ? 'question.untested' : 'question.old', { part }];
};

/** What is asked about a part: how it is, how old it is, and when its tank was pumped. */
const asksOf = (v: HomeValues, given: Given, look: Look): Question[] =>
  present<Question>([
    stateOf(look, given),
    ofUnknownAge(v).some((part) => part === look.part) && ['question.age', { part: look.part }],
    toDo(look).some(({ id }) => id === 'septic-ask') && 'question.pumped',
  ]);

/** A note to the buyer's agent: what to ask the seller, part by part. */
export const sellerLetter = (
  v: HomeValues,
  given: Given,
  looks: readonly Look[],
): Letter<HomeWord> | false => {
  if (v.plans !== 'buy') return false;
  const questions = ASKED.flatMap((part) =>
    looks.filter((look) => look.part === part).flatMap((look) => asksOf(v, given, look)),
  );
  return (
    questions.length > 0 && {
      id: 'seller',
      opening: 'letter.seller-opening',
      questions,
      closing: 'letter.seller-closing',
    }
  );
};

/** What is mended before the closing: the note asks the seller for it. */
const MENDED = [
  'roof-mend',
  'air-mend',
  'mold',
  'septic-mend',
  'door-broken',
  'door-blind',
  'door-noisy',
  'pests',
];

/** Work of a buyer's plan: a repair that the seller is asked for takes none of the buyer's cash. */
export const withoutSellers = (work: Work): Work => {
  const { id, part, at } = work;
  return MENDED.includes(id) ? { id, part, at } : work;
};
