import type { Decision } from '../decision.ts';
import { defineRule } from '../tool.ts';
import { advise } from './advice.ts';
import { fields } from './fields.ts';
import { assumptions, metrics, series } from './figures-shown.ts';
import { roofOf } from './found.ts';
import { letters, lists } from './papers.ts';
import { panelsJob, roofJob, steps } from './steps.ts';
import { warnings } from './warnings.ts';
import { words, type SolarFitWord } from './words.ts';

/** Whether a roof and the people below it are suited to panels, by the solar model's own arithmetic. */
export const rule = defineRule({
  tool: 'solar-fit',
  version: '2026.11.2',
  fields,
  words,
  decide: (v, given): Decision<SolarFitWord> => {
    const roof = roofOf(v, given);
    const isOwner = v.own === 'mine';
    return {
      recommendation: advise(roof),
      warnings: warnings(roof),
      steps: steps(roof),
      lists: lists(roof),
      letters: letters(roof),
      ...(isOwner && {
        metrics: metrics(roof),
        series: series(roof),
        opens: roofJob(roof) ?? panelsJob(roof),
      }),
      assumptions: isOwner ? assumptions(roof) : [],
    };
  },
});
