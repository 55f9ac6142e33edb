import type { Decision } from '../decision.ts';
import { defineRule } from '../tool.ts';
import { advise } from './advice.ts';
import { countCase } from './case.ts';
import { fields } from './fields.ts';
import { letter } from './letter.ts';
import { lists } from './lists.ts';
import { metrics, series } from './metrics.ts';
import { sameMove, steps } from './steps.ts';
import { warnings } from './warnings.ts';
import { words, type MovingFeesWord } from './words.ts';

/** The fees that a mover's quote names or hides, and the maximum to ask for in writing. */
export const rule = defineRule({
  tool: 'moving-fees',
  version: '2026.11.4',
  fields,
  words,
  decide: (v, given): Decision<MovingFeesWord> => {
    const one = countCase(v, given);
    const isHeld = v.trouble === 'yes';
    return {
      recommendation: advise(one),
      warnings: warnings(one),
      assumptions: isHeld
        ? []
        : [
            given.has('home') ? 'assumption.home' : 'assumption.no-home',
            ...(given.has('reach') ? [] : (['assumption.no-reach'] as const)),
            'assumption.left-open',
            'assumption.total',
          ],
      steps: steps(one),
      lists: lists(one),
      metrics: metrics(one),
      series: series(one),
      letters: [letter(one)],
      ...(!isHeld && { opens: sameMove(one) }),
    };
  },
});
