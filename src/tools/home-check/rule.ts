import { outcome, type Advice } from '../../engine/index.ts';
import { present } from '../../engine/run/present.ts';
import { byUrgency, step, type Decision } from '../decision.ts';
import { defineRule } from '../tool.ts';
import { lookAtAir } from './air.ts';
import { lookAtDangers, partsInDanger, warnings } from './dangers.ts';
import { fields, type HomeValues } from './fields.ts';
import { lookAtGarage } from './garage.ts';
import { lookAtGround, lookAtSlab } from './ground.ts';
import { lookAtAppliances, lookAtPests } from './inside.ts';
import { toDo, toWait, type HomeStep, type Look, type LookAt } from './look.ts';
import { byWeight, withinOption } from './option.ts';
import { lookAtAges, lookAtPeople, lookAtPurchase, lookAtSale, lookAtSolar } from './plans.ts';
import { partsOf, recordOf } from './record.ts';
import { needsNewRoof, lookAtRoof } from './roof.ts';
import { sellerLetter, withoutSellers } from './seller.ts';
import { lookAtSeptic } from './septic.ts';
import { lookAtDamp, lookAtHeater } from './water.ts';
import { lookAtWiring } from './wiring.ts';
import { words, type HomeWord } from './words.ts';

/** In the order of the plan: what others wait for comes before them. */
const LOOKS: readonly LookAt[] = [
  lookAtDangers,
  lookAtRoof,
  lookAtAir,
  lookAtHeater,
  lookAtDamp,
  lookAtWiring,
  lookAtSeptic,
  lookAtGarage,
  lookAtGround,
  lookAtSlab,
  lookAtAppliances,
  lookAtPests,
  lookAtSolar,
  lookAtSale,
  lookAtPurchase,
  lookAtPeople,
  lookAtAges,
];

const SOON: readonly HomeStep['when'][] = ['now', 'today', 'week', 'month'];

/** Told, out of danger, and with nothing to do or to wait for. */
const isFine = (look: Look): boolean =>
  look.told &&
  look.inDanger !== true &&
  look.part !== 'safety' &&
  toDo(look).length + toWait(look).length === 0;

const needsAction = (look: Look): boolean => look.inDanger === true || toDo(look).length > 0;

const advise = (
  looks: readonly Look[],
  steps: readonly HomeStep[],
  plans: HomeValues['plans'],
): Advice<HomeWord> => {
  const parts = looks.filter(({ told, part }) => told && part !== 'safety' && part !== 'purchase');
  const act = parts.filter(needsAction).length;
  const fine = parts.filter(isFine).length;
  const counts = { parts: parts.length, act, wait: parts.length - act - fine, fine };
  const dangers = steps.filter(({ danger }) => danger).length;
  const soon = steps.filter(({ when }) => SOON.includes(when)).length;
  const rest = steps.filter(({ when }) => when === 'season' || when === 'year').length;
  const counted = parts.length > 0 && (['reason.counts', counts] as const);
  const because = (...reasons: Advice<HomeWord>['reasons'] | [false]) => ({
    reasons: present([...reasons, counted]),
    next: 'wait' as const,
  });
  // Who sells has the price ready and mostly does not pay it; who buys settles it now.
  const stays = plans !== 'sell' && plans !== 'buy';
  const roof = stays && steps.some(({ id }) => id === 'roof-prices') ? 'yes' : 'no';

  if (steps.some(({ id }) => id === 'gas'))
    return { outcome: 'leave', ...because('reason.leave'), next: 'emergency', urgent: true };
  if (dangers > 0)
    return {
      outcome: 'danger',
      facts: { count: dangers },
      ...because('reason.people-first'),
      next: 'emergency',
    };
  if (parts.length === 0) return outcome('too-little', 'wait', { reasons: ['reason.too-little'] });
  if (plans === 'buy')
    return { outcome: 'buy', facts: { count: act }, ...because('reason.option') };
  if (soon > 0) return { outcome: 'soon', facts: { count: soon, rest, roof }, ...because(false) };
  if (rest > 0) return { outcome: 'plan', facts: { count: rest, roof }, ...because(false) };
  return { outcome: 'nothing-urgent', ...because('reason.look-again') };
};

/** What needs attention first in a home, and the year it makes: danger, then time, then money. */
export const rule = defineRule({
  tool: 'home-check',
  version: '2026.11.1',
  fields,
  words,
  decide: (v, given): Decision<HomeWord> => {
    const inDanger = partsInDanger(v);
    const looks = present(LOOKS.map((lookAt) => lookAt(v, given)))
      .map((look) => withinOption(look, v))
      .map((look) => (inDanger.has(look.part) ? { ...look, inDanger: true as const } : look));
    const steps = looks
      .flatMap((look) => present(look.steps))
      .sort((a, b) => byUrgency(a, b) || (v.plans === 'buy' ? byWeight(a, b) : 0));
    const fine = looks.filter(isFine);
    return {
      recommendation: advise(looks, steps, v.plans),
      warnings: warnings(v, given),
      assumptions: [
        'assumption.usual-sizes',
        'assumption.not-seen',
        needsNewRoof(v) && 'assumption.same-roof',
        v.plans === 'buy' && 'assumption.seller-pays',
      ],
      steps: [...steps, ...fine.map(({ part }): HomeStep => step(`${part}-fine`, 'nothing'))],
      letters: [sellerLetter(v, given, looks)],
      plan: looks
        .flatMap(({ part, plan }) => present(plan).map((work) => ({ part, ...work })))
        .map((work) => (v.plans === 'buy' ? withoutSellers(work) : work)),
      lists: [
        {
          id: 'left-out',
          items: [
            { say: 'item.water-heater', sources: ['water-damage W104'] },
            { say: 'item.foundation' },
            { say: 'item.smoke', sources: ['hvac S126'] },
            !given.has('alarms') && { say: 'item.co', sources: ['hvac S124'] },
            { say: 'item.hidden' },
            v.kind === 'shared' && { say: 'item.shared' },
            looks.some(({ told, part }) => !told && part !== 'safety') && { say: 'item.untold' },
          ],
        },
      ],
      table: recordOf(looks, v, given),
      parts: partsOf(looks),
    };
  },
});
