import type { Letter } from '../decision.ts';
import type { StormValues } from './fields.ts';
import { mayBeClaim, seenIn, severityOf } from './seen.ts';
import type { StormWord } from './words.ts';

type StormLetter = Letter<StormWord>;

const insurer = (v: StormValues): StormLetter => {
  const isDispute = v.told === 'low' || v.told === 'denied';
  const seen = seenIn(v);
  return {
    id: 'insurer',
    opening: [
      'letter.insurer-opening',
      { told: v.told, hail: v.hail === 'none' ? 'no' : 'yes', any: seen ? 'yes' : 'no', seen },
    ],
    questions: [
      v.told === 'no' && 'question.claim-number',
      isDispute && ['question.why', { told: v.told }],
      isDispute && 'question.report',
      'question.policy-copy',
      'question.how-paid',
      'question.cosmetic',
      'question.deductible',
      'question.days',
      v.lender === 'yes' && 'question.lender',
      v.told === 'no' && 'question.counts',
      v.told === 'low' && 'question.appraisal',
    ],
    closing: 'letter.insurer-closing',
  };
};

const roofer = (v: StormValues): StormLetter => {
  const seen = seenIn(v);
  return {
    id: 'roofer',
    opening: ['letter.roofer-opening', { any: seen ? 'yes' : 'no', seen }],
    questions: [
      'question.marks',
      'question.not-age',
      'question.both-prices',
      'question.lines',
      'question.permit',
      'question.insured',
      'question.payments',
    ],
    closing: 'letter.roofer-closing',
  };
};

/** To the insurer where a claim may follow, to a roofer where someone should look. */
export const lettersFor = (v: StormValues, outcome: string): (StormLetter | false)[] => {
  return [
    mayBeClaim(v) && insurer(v),
    (severityOf(v) !== 'none' || outcome === 'have-it-looked-at') && roofer(v),
  ];
};
