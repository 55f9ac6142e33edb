import { outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice } from '../said.ts';
import type { Costs } from './costs.ts';
import type { ConcreteValues } from './fields.ts';
import { figures } from './figures.ts';
import { isPour } from './slab.ts';

const structural = ['cracked', 'lip', 'sunk', 'loose', 'hollow'];

/** What the answers themselves rule out, before any price. */
const contradiction = (v: ConcreteValues): Advice<'concrete'> | undefined => {
  if (v.trouble === 'none' && v.job !== 'new')
    return outcome('no-slab-yet', 'wait', { reasons: ['reason.choose-new'] });
  if (v.trouble !== 'none' && v.job === 'new')
    return outcome('old-slab-first', 'quotes', {
      reasons: ['reason.bare-ground', 'reason.not-over-it'],
      flip: 'flip.beside-it',
    });
  return undefined;
};

const crackComesThrough = (given: Given): Advice<'concrete'> =>
  outcome('crack-comes-through', 'repair-first', {
    reasons: given.has('moves')
      ? ['reason.it-moves', 'reason.panel-or-line']
      : ['reason.if-it-moves', 'reason.mark-it'],
    flip: 'flip.it-holds-still',
  });

/** What to do in place of a surface, or of filling, on a slab that moved or is not sound. */
const notOnTop = (
  v: ConcreteValues,
  { replacing, lifting }: Costs,
  given: Given,
): Advice<'concrete'> => {
  switch (v.trouble) {
    case 'cracked':
      return crackComesThrough(given);
    case 'sunk':
      return outcome('lift-instead', 'quotes', {
        facts: { job: v.job },
        reasons: [['reason.can-be-lifted', { lifting: usd(lifting) }], 'reason.follows-the-slab'],
        flip: 'flip.in-pieces',
      });
    case 'loose':
      return outcome('replace-instead', 'quotes', {
        reasons: ['reason.nothing-sound', ['reason.new-plain', { replacing: usd(replacing) }]],
        flip: 'flip.only-the-top',
      });
    default:
      return outcome('find-the-cause', 'get-inspected', {
        reasons: ['reason.ground-moved', 'reason.gutters-first'],
        flip: 'flip.level-after-all',
      });
  }
};

/** What to price before the whole slab is torn out. */
const insteadOfTearingOut = (
  v: ConcreteValues,
  costs: Costs,
  given: Given,
): Advice<'concrete'> | undefined => {
  const cost = usd(costs.cost);
  const resurfacing = usd(costs.resurfacing);
  if (v.trouble === 'cracked' && given.has('moves') && v.moves === 'no')
    return outcome('fill-or-resurface', 'quotes', {
      reasons: [['reason.fill-or-overlay', { resurfacing, cost }], 'reason.while-level'],
      flip: 'flip.it-moves',
    });
  if (v.trouble === 'cracked')
    return outcome('panel-by-panel', 'quotes', {
      reasons: [
        ['reason.all-of-it', { cost }],
        given.has('moves') ? 'reason.no-overlay' : 'reason.mark-then-no-overlay',
      ],
      flip: 'flip.pieces-rock',
    });
  if (v.trouble === 'worn')
    return outcome('resurface-instead', 'quotes', {
      reasons: [['reason.on-the-surface', { resurfacing, cost }], 'reason.how-long'],
      flip: 'flip.board-rocks',
    });
  if (v.trouble === 'sunk')
    return outcome('lift-instead', 'quotes', {
      facts: { job: v.job },
      reasons: [
        ['reason.lift-or-pour', { lifting: usd(costs.lifting), cost }],
        'reason.washed-away',
      ],
      flip: 'flip.in-pieces',
    });
  return undefined;
};

const ownHands = (v: ConcreteValues, cost: number): Advice<'concrete'> | undefined => {
  if (v.seal === 'no' && v.cracks <= figures.tubeCracks.value)
    return outcome('tube-of-filler', v.cracks === 0 ? 'wait' : 'do-it-yourself', {
      facts: { cracks: v.cracks },
      reasons: [['reason.tube-of-filler', { cracks: v.cracks }]],
      flip: 'flip.one-side-higher',
    });
  if (v.area > figures.weekendArea.value || v.cracks > figures.weekendCracks.value)
    return undefined;
  return outcome('do-it-yourself', 'do-it-yourself', {
    reasons: ['reason.fill-and-roll', ['reason.contractor', { cost: usd(cost) }]],
    flip: 'flip.one-side-higher',
  });
};

const getPrices = (v: ConcreteValues, known: boolean): Advice<'concrete'> =>
  outcome('get-prices', 'quotes', {
    facts: { job: isPour(v) ? 'pour' : v.job },
    reasons: [
      ['reason.what-to-name', { job: isPour(v) ? 'pour' : v.job }],
      known && v.trouble === 'lip' ? 'reason.moved-it' : 'reason.without-those',
    ],
    flip: known || v.job === 'new' ? undefined : 'flip.worn-or-lip',
  });

/** What we would do: surface or structure, the cheaper way that holds, or who to ask first. */
export const advise = (v: ConcreteValues, costs: Costs, given: Given): Advice<'concrete'> => {
  if (v.trouble === 'hollow')
    return outcome('test-for-leak', 'get-inspected', {
      reasons: ['reason.washes-out', 'reason.over-a-leak'],
      flip: 'flip.no-leak',
    });
  if (isPour(v) && v.easement === 'yes')
    return outcome('ask-the-city', 'official-help', {
      reasons: ['reason.cited', 'reason.bring-the-plat'],
    });
  const known = given.has('trouble');
  const wrong = known && given.has('job') ? contradiction(v) : undefined;
  if (wrong) return wrong;
  const still = v.trouble === 'cracked' && given.has('moves') && v.moves === 'no';
  const covers = v.job === 'resurface' || (v.job === 'repair' && v.trouble !== 'cracked');
  if (known && covers && !still && structural.includes(v.trouble)) return notOnTop(v, costs, given);
  const byHand = v.job === 'repair' ? ownHands(v, costs.cost) : undefined;
  if (byHand) return byHand;
  const instead = v.job === 'replace' && known ? insteadOfTearingOut(v, costs, given) : undefined;
  if (instead) return instead;
  if (v.job === 'level' && known && v.trouble !== 'sunk' && v.trouble !== 'lip')
    return outcome('nothing-to-lift', 'wait', { reasons: ['reason.raises-panels'] });
  return getPrices(v, known);
};
