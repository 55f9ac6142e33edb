import type { Letter } from '../decision.ts';
import type { StagingReturnValues } from './fields.ts';
import type { StagingReturnWord } from './words.ts';

/** To the agent: what the own guess may rest on. */
export const toAgent: Letter<StagingReturnWord> = {
  id: 'agent',
  opening: 'letter.to-agent',
  questions: ['question.sold-days', 'question.which-staged', 'question.cuts', 'question.who-pays'],
};

/** To the stager: what makes a price whole. */
export const toStager = ({ kind, costFrom }: StagingReturnValues): Letter<StagingReturnWord> => ({
  id: 'stager',
  opening: 'letter.to-stager',
  questions: [
    'question.whole-price',
    (kind === 'vacant' || costFrom === 'quote') && 'question.first-term',
    (kind === 'vacant' || costFrom === 'quote') && 'question.sold-early',
    'question.insured',
  ],
});
