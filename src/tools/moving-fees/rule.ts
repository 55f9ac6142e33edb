import type { Decision } from '../decision.ts';
import { defineRule } from '../tool.ts';
import { fields } from './fields.ts';
import { words, type MovingFeesWord } from './words.ts';

/** The fees that a mover's quote names or hides, and the maximum to ask for in writing. */
export const rule = defineRule({
  tool: 'moving-fees',
  version: '2026.11.1',
  fields,
  words,
  decide: (v): Decision<MovingFeesWord> => {
    const isWritten = v.promise === 'maximum' || v.promise === 'fixed';
    return {
      recommendation: {
        outcome: isWritten && v.unnamed.length === 0 ? 'written' : 'ask-maximum',
        reasons: [],
        next: 'wait',
      },
      warnings: [v.trouble === 'yes' && { id: 'held', level: 'danger', sources: ['moving M29'] }],
      assumptions: [],
      steps: [{ id: 'ask', when: 'today', job: { trade: 'moving', inputs: { reach: v.reach } } }],
      letters: [
        {
          id: 'mover',
          opening: 'letter.opening',
          questions: ['question.maximum', v.unnamed.includes('stairs') && 'question.stairs'],
        },
      ],
    };
  },
});
