import type { Given } from '../../engine/index.ts';
import { figures } from '../../trades/roofing/figures.ts';
import type { List } from '../decision.ts';
import type { StormValues } from './fields.ts';
import { hailOf, mayBeClaim } from './seen.ts';
import type { StormWord } from './words.ts';

type StormList = List<StormWord>;

/** What hail of this size can and cannot do. */
const hailList = (v: StormValues, given: Given): StormList | false => {
  const hail = hailOf(v, given);
  return (
    hail !== undefined && {
      id: 'hail',
      facts: { size: hail.size },
      items: [
        {
          say: [
            'item.hail-mark',
            { ...hail, kind: v.existing, reaches: hail.reaches ? 'yes' : 'no' },
          ],
          sources: ['roofing R103', 'roofing R102'],
        },
        { say: 'item.hail-soft', sources: ['roofing R103', 'roofing R104'] },
        v.existing === 'class4' && {
          say: 'item.hail-class4',
          sources: ['roofing R30', 'roofing R65'],
        },
        { say: 'item.hail-inspected', sources: ['roofing R101', 'roofing R104'] },
      ],
    }
  );
};

const gather = (v: StormValues): StormList => ({
  id: 'gather',
  items: [
    { say: 'item.declarations', sources: ['roofing R01', 'roofing R31'] },
    { say: 'item.photos', sources: ['roofing R98'] },
    { say: 'item.storm-day' },
    { say: 'item.receipts', sources: ['roofing R98'] },
    { say: 'item.bids', sources: ['roofing R98'] },
    { say: 'item.calls', sources: ['roofing R98'] },
    v.told !== 'no' && { say: 'item.adjuster-report' },
  ],
});

const clauses = (v: StormValues): StormList => ({
  id: 'clauses',
  items: [
    { say: 'item.acv', sources: ['roofing R01', 'roofing R32'] },
    {
      say: [
        'item.cosmetic',
        { held: v.terms.includes('cosmetic') ? 'yes' : 'no', kind: v.existing },
      ],
      sources: ['roofing R112'],
    },
    { say: 'item.proof', sources: ['roofing R03', 'roofing R09'] },
    { say: 'item.second-check', sources: ['roofing R01'] },
  ],
});

const days = (v: StormValues): StormList => ({
  id: 'days',
  items: [
    { say: 'item.to-file', sources: ['roofing R99'] },
    {
      say: ['item.to-answer', { days: figures.answerDays.value }],
      sources: ['roofing R06', 'water-damage W46'],
    },
    {
      say: ['item.to-decide', { days: figures.answerDays.value, more: figures.decideDays.value }],
      sources: ['roofing R06'],
    },
    { say: ['item.to-pay', { days: figures.payDays.value }], sources: ['roofing R06'] },
    {
      say: ['item.catastrophe', { days: figures.answerDays.value }],
      sources: ['roofing R06'],
    },
    v.lender === 'yes' && {
      say: ['item.lender', { days: figures.lenderDays.value }],
      sources: ['roofing R105'],
    },
    { say: 'item.to-appraise', sources: ['roofing R100', 'roofing R108'] },
  ],
});

/** What not to do and not to sign. */
const never: StormList = {
  id: 'never',
  items: [
    { say: 'item.climb', sources: ['roofing R58'] },
    { say: 'item.waive', sources: ['roofing R03', 'roofing R09'] },
    { say: 'item.roofer-claim', sources: ['roofing R03'] },
    { say: 'item.notice', sources: ['roofing R03'] },
    { say: 'item.blank', sources: ['roofing R56'] },
    { say: 'item.upfront', sources: ['roofing R13', 'roofing R111'] },
    { say: 'item.permanent', sources: ['roofing R98'] },
    {
      say: [
        'item.public-adjuster',
        { share: figures.adjusterShare.value, hours: figures.adjusterHours.value },
      ],
      sources: ['roofing R107', 'roofing R106'],
    },
    {
      say: ['item.cancel', { days: figures.cancelDays.value }],
      sources: ['roofing R109', 'roofing R110'],
    },
  ],
};

/** What to gather, to read, to know and to leave alone. */
export const listsFor = (v: StormValues, given: Given, outcome: string): (StormList | false)[] => {
  const mayClaim = mayBeClaim(v);
  return [
    hailList(v, given),
    mayClaim && gather(v),
    mayClaim && clauses(v),
    mayClaim && days(v),
    outcome !== 'nothing' && never,
  ];
};
