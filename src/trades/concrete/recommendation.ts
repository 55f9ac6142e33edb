import { money, type Given, type Recommendation } from '../../estimate/index.ts';
import type { ConcreteValues } from './model.ts';

interface Costs {
  /** What the job asked for comes to, US dollars. */
  readonly cost: number;
  /** Tearing the same slab out and pouring a plain one, US dollars. */
  readonly replacing: number;
  /** A plain overlay on the same slab, US dollars. */
  readonly resurfacing: number;
  /** Mudjacking the same slab, US dollars. */
  readonly lifting: number;
}

const structural = ['cracked', 'lip', 'sunk', 'loose', 'hollow'];
/** The most a person does in a weekend with a roller: sq ft, and ft of cracks. Our choice. */
const WEEKEND = { area: 1000, cracks: 200 } as const;

/** What the answers themselves rule out, before any price. */
const contradiction = (v: ConcreteValues): Recommendation | undefined => {
  if (v.trouble === 'none' && v.job !== 'new') {
    return {
      outcome: 'no-slab-yet',
      headline: 'There is no slab to work on yet.',
      reasons: [
        'You said that nothing is there. Choose a new slab, or say what is wrong with the old.',
      ],
      next: 'wait',
    };
  }
  if (v.trouble !== 'none' && v.job === 'new') {
    return {
      outcome: 'old-slab-first',
      headline: 'If it goes where the old slab lies, tearing that out comes on top.',
      reasons: [
        'A new slab is priced on bare ground. For the same place choose “Tear out and pour again”.',
        'Do not pour over a slab that moved: the new one cracks where the old one did.',
      ],
      flip: 'If it goes beside the old slab, this price holds.',
      next: 'quotes',
    };
  }
  return undefined;
};

const notOnTop = (
  v: ConcreteValues,
  { replacing, lifting }: Costs,
  given: Given,
): Recommendation => {
  if (v.trouble === 'cracked') {
    return {
      outcome: 'crack-comes-through',
      headline: 'A new surface will not hide a crack that moves.',
      reasons: given.has('moves')
        ? [
            'It opens and closes with the seasons, so it comes through any overlay.',
            'Have the panel replaced, or fill the crack with a flexible filler and live with the line.',
          ]
        : [
            'A crack that opens in a dry summer and closes in a wet winter comes through any overlay.',
            'Mark its width with a pencil now and look again after the next wet spell. Fill it, or replace that panel.',
          ],
      flip: 'If it does not move over a season, an overlay may hold.',
      next: 'repair-first',
    };
  }
  if (v.trouble === 'sunk') {
    return {
      outcome: 'lift-instead',
      headline: 'Lift it; do not cover it.',
      reasons: [
        `A whole panel that sank can be lifted, about ${money(lifting)} for this size.`,
        'A thin overlay follows the slab under it: what sinks goes on sinking.',
      ],
      flip: 'If the panel is broken in pieces, replace it.',
      next: 'quotes',
    };
  }
  if (v.trouble === 'loose') {
    return {
      outcome: 'replace-instead',
      headline: 'An overlay will not hold here. Price a new slab.',
      reasons: [
        'Where stones come loose all over, there is nothing sound to bond to.',
        `Tearing out and pouring plain comes to about ${money(replacing)}.`,
      ],
      flip: 'If only the top flakes and the rest rings hard, an overlay can do.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'find-the-cause',
    headline: 'Find out why it moved before you spend on a surface.',
    reasons: [
      'A lip means the ground moved: water, roots or clay. An overlay would crack in the same place.',
      'Look at gutters, grading and trees first. Then replace the panel or lift it.',
    ],
    flip: 'If both sides are level after all, it is a crack to fill.',
    next: 'get-inspected',
  };
};

/** What we would do: surface or structure, the cheaper way that holds, or who to ask first. */
export const advise = (v: ConcreteValues, costs: Costs, given: Given): Recommendation => {
  const { cost, resurfacing, lifting } = costs;
  const pours = v.job === 'replace' || v.job === 'new';
  if (v.trouble === 'hollow') {
    return {
      outcome: 'test-for-leak',
      headline: 'Test the pool for a leak before any concrete work.',
      reasons: [
        'A damp or hollow deck often means water is washing out the ground below.',
        'A new surface over a leak fails, usually within a year.',
      ],
      flip: 'If the test finds no leak, look at gutters and grading next.',
      next: 'get-inspected',
    };
  }
  if (pours && v.easement === 'yes') {
    return {
      outcome: 'ask-the-city',
      headline: 'Ask the city before you sign anything.',
      reasons: [
        'Concrete on a drainage or utility easement can be cited, and you pay to have it removed.',
        'Bring the plat. Ask in writing what may stand where.',
      ],
      next: 'official-help',
    };
  }
  const known = given.has('trouble');
  const wrong = known && given.has('job') ? contradiction(v) : undefined;
  if (wrong) return wrong;
  const still = v.trouble === 'cracked' && given.has('moves') && v.moves === 'no';
  const covers = v.job === 'resurface' || (v.job === 'repair' && v.trouble !== 'cracked');
  if (known && covers && !still && structural.includes(v.trouble)) return notOnTop(v, costs, given);
  if (v.job === 'repair' && cost === 0) {
    return {
      outcome: 'nothing-to-do',
      headline: 'Nothing is left to do: no crack, no sealer.',
      reasons: ['Enter the cracks to fill, or say that it should be sealed.'],
      next: 'wait',
    };
  }
  if (v.job === 'repair' && v.area <= WEEKEND.area && v.cracks <= WEEKEND.cracks) {
    return {
      outcome: 'do-it-yourself',
      headline: 'You can do this yourself in a weekend.',
      reasons: [
        'Clean it, fill the cracks with a flexible filler, let it dry and roll on a sealer.',
        `A contractor would charge about ${money(cost)}. Seal again every two to three years.`,
      ],
      flip: 'If one side of a crack stands higher, it is the slab: do not fill it, find the cause.',
      next: 'do-it-yourself',
    };
  }
  if (v.job === 'replace' && known && still) {
    return {
      outcome: 'fill-or-resurface',
      headline: 'A crack that stays as it is needs no new slab.',
      reasons: [
        `Fill it, and lay an overlay if the face is worn too: about ${money(resurfacing)} plain. Tearing out comes to about ${money(cost)}.`,
        'It holds only while no side stands higher and nothing rocks.',
      ],
      flip: 'If it opens and closes with the seasons, it comes through an overlay: replace that panel.',
      next: 'quotes',
    };
  }
  if (v.job === 'replace' && known && v.trouble === 'cracked') {
    return {
      outcome: 'panel-by-panel',
      headline: 'Replace only the panels that move, or fill the cracks. Price both.',
      reasons: [
        `Tearing all of it out comes to about ${money(cost)}. A level crack that does not move needs only a flexible filler.`,
        `${given.has('moves') ? '' : 'Mark its width with a pencil now and look again after the next wet spell. '}An overlay is no answer: a moving crack comes through.`,
      ],
      flip: 'If one side stands higher or the pieces rock, it is the slab.',
      next: 'quotes',
    };
  }
  if (v.job === 'replace' && known && v.trouble === 'worn') {
    return {
      outcome: 'resurface-instead',
      headline: 'A new surface may be enough. Price both.',
      reasons: [
        `The trouble is on the surface: a plain overlay comes to about ${money(resurfacing)}, tearing out to about ${money(cost)}.`,
        'An overlay lasts about 8 to 15 years, a new slab 20 to 40. It works only if no side of a crack stands higher and nothing rocks.',
      ],
      flip: 'If a board across a crack rocks, it is the slab: tear out.',
      next: 'quotes',
    };
  }
  if (v.job === 'replace' && known && v.trouble === 'sunk') {
    return {
      outcome: 'lift-instead',
      headline: 'If the panel is whole, price lifting it first.',
      reasons: [
        `Lifting comes to about ${money(lifting)}, tearing out and pouring again to about ${money(cost)}.`,
        'Fix the water that washed the ground away, or it sinks again.',
      ],
      flip: 'If the panel is broken in pieces, tear it out.',
      next: 'quotes',
    };
  }
  if (v.job === 'level' && known && v.trouble !== 'sunk' && v.trouble !== 'lip') {
    return {
      outcome: 'nothing-to-lift',
      headline: 'Lifting does not help a slab that has not sunk.',
      reasons: [
        'It raises a whole panel with a void below. It does not fix cracks or a worn face.',
      ],
      next: 'wait',
    };
  }
  return {
    outcome: 'get-prices',
    headline: 'Get two or three written prices for the same slab.',
    reasons: [
      'Each price should name the thickness, the strength in psi, the steel and its spacing, the base and the joints.',
      known && v.trouble === 'lip'
        ? 'Fix the water or the roots that moved it, or the new slab will move too.'
        : 'A price without those five cannot be compared with another.',
    ],
    ...(known || v.job === 'new'
      ? {}
      : {
          flip: 'If only the face is worn, an overlay may do; if one side of a crack stands higher, it will not.',
        }),
    next: 'quotes',
  };
};
