import { outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice } from '../said.ts';
import type { CabinetsValues } from './fields.ts';
import { figures } from './figures.ts';
import { threeWays } from './ways.ts';

const inPercent = (share: number): number => Math.round(100 * share);

const failedBoxes = (v: CabinetsValues, replace: number): Advice<'cabinets'> =>
  outcome('replace-instead', 'quotes', {
    facts: { why: v.condition === 'swollen' ? v.job : 'layout' },
    reasons: [
      v.condition === 'swollen' ? 'reason.boxes-failed' : 'reason.layout-needs-boxes',
      ['reason.new-ones-here', { replace: usd(replace) }],
    ],
  });

const onReface = (v: CabinetsValues, given: Given): Advice<'cabinets'> => {
  const { reface, replace } = threeWays(v, given);
  if (v.condition === 'swollen' || v.layout === 'no') return failedBoxes(v, replace);
  const share = reface / replace;
  if (share > figures.refaceUpTo.value)
    return outcome('price-new-boxes', 'quotes', {
      facts: { tier: given.has('tier') ? 'given' : 'open' },
      reasons: [
        [
          'reason.share-too-high',
          { share: inPercent(share), tier: given.has('tier') ? 'given' : 'open' },
        ],
        ['reason.reface-and-new', { reface: usd(reface), replace: usd(replace) }],
      ],
      flip: 'flip.custom',
    });
  return outcome('reface-fits', 'quotes', {
    facts: { condition: given.has('condition') ? 'given' : 'open' },
    reasons: [['reason.share-of-new', { share: inPercent(share) }], 'reason.ask-apart'],
    flip: 'flip.flexes-or-layout',
  });
};

const onRepaint = (v: CabinetsValues, given: Given): Advice<'cabinets'> => {
  const { reface, replace, repaint } = threeWays(v, given);
  if (v.condition === 'swollen') return failedBoxes(v, replace);
  if (v.fronts === 'foil')
    return outcome('paint-will-not-hold', 'quotes', {
      reasons: [
        'reason.wrap-beneath',
        ['reason.reface-against-paint', { reface: usd(reface), repaint: usd(repaint) }],
      ],
    });
  if (repaint > reface)
    return outcome('paint-costs-more', 'quotes', {
      reasons: [['reason.reface-against-paint', { reface: usd(reface), repaint: usd(repaint) }]],
      flip: 'flip.flexes',
    });
  return outcome('paint-is-enough', 'quotes', {
    reasons: ['reason.mostly-labor', v.fronts === 'oak' && 'reason.oak-grain'],
    flip: 'flip.flexes',
  });
};

const onReplace = (v: CabinetsValues, given: Given): Advice<'cabinets'> => {
  const { reface, replace, repaint } = threeWays(v, given);
  if (v.condition === 'sound' && v.layout === 'yes')
    return outcome('boxes-are-sound', 'quotes', {
      facts: {
        condition: given.has('condition') ? 'given' : 'open',
        reface: reface / replace > figures.refaceUpTo.value ? 'dear' : 'fair',
      },
      reasons: [
        [
          'reason.three-ways',
          { replace: usd(replace), reface: usd(reface), repaint: usd(repaint) },
        ],
        given.has('condition') ? 'reason.when-new-pays' : 'reason.press-test',
      ],
      flip: 'flip.peel-or-layout',
    });
  return outcome('plan-new-cabinets', 'quotes', {
    reasons: [
      v.layout === 'no' ? 'reason.new-layout' : 'reason.cannot-reface',
      'reason.per-foot-leaves-out',
    ],
  });
};

/** What we would do: stop the leak, fix one part, or paint, reface or replace. */
export const advise = (v: CabinetsValues, given: Given): Advice<'cabinets'> => {
  if (v.condition === 'wet')
    return outcome('stop-the-leak', 'other-trade', {
      reasons: ['reason.wet-boxes'],
      trade: 'water-damage',
    });
  if (v.condition === 'one' && v.layout === 'yes')
    return outcome('fix-the-one', 'do-it-yourself', {
      reasons: ['reason.match-it', 'reason.several-hinges'],
    });
  if (v.job === 'hardware')
    return outcome('do-it-yourself', 'do-it-yourself', {
      reasons: ['reason.same-spacing', 'reason.buy-spare'],
    });
  if (v.job === 'reface') return onReface(v, given);
  return v.job === 'repaint' ? onRepaint(v, given) : onReplace(v, given);
};
