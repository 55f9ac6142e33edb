import { amount, rough } from '../../engine/index.ts';
import { sum } from '../../trades/solar/production.ts';
import type { Letter, List } from '../decision.ts';
import type { Roof } from './found.ts';
import type { SolarFitWord } from './words.ts';

type FitList = List<SolarFitWord>;

const isGoing = ({ outcome }: Roof): boolean => outcome === 'suited' || outcome === 'maybe';

const beforeSigning = ({ v, found }: Roof): FitList => ({
  id: 'ask',
  items: [
    { say: 'item.registered', sources: ['solar S41', 'solar S43'] },
    { say: 'item.cancel', sources: ['solar S41', 'solar S42'] },
    { say: 'item.cash-price', sources: ['solar S32'] },
    {
      say: ['item.first-year', { made: rough(sum(found.worth.made), 'kwh') }],
      sources: ['solar S60', 'solar S01'],
    },
    { say: 'item.no-credit', sources: ['solar S33', 'solar S35', 'solar S12'] },
    { say: ['item.switch', { retailer: v.retailer }], sources: ['solar S19', 'solar S40'] },
    { say: 'item.hail', sources: ['solar S18'] },
  ],
});

const law = ['solar S17a', 'solar S85'] as const;

const hoaLaw: FitList = {
  id: 'hoa',
  items: [
    { say: 'item.hoa-roof', sources: law },
    { say: 'item.hoa-place', sources: [...law, 'solar S87'] },
    { say: 'item.hoa-line', sources: law },
    { say: 'item.hoa-color', sources: law },
    { say: 'item.hoa-fence', sources: law },
    { say: 'item.hoa-approval', sources: [...law, 'solar S87'] },
    { say: 'item.hoa-neighbors', sources: [...law, 'solar S87'] },
    { say: 'item.hoa-builder', sources: ['solar S86'] },
  ],
};

/** What to hold in hand before signing, and what an HOA may do. */
export const lists = (roof: Roof): (FitList | false)[] => [
  isGoing(roof) && beforeSigning(roof),
  roof.v.own === 'mine' && roof.v.hoa !== 'none' && roof.v.hoa !== 'agreed' && hoaLaw,
];

/** What to send to whom: first those who decide, then those who sell. */
export const letters = (roof: Roof): (Letter<SolarFitWord> | false)[] => {
  const { v, outcome, found } = roof;
  const kw = amount(found.worth.kw, 'kw');
  return [
    outcome === 'roof-first' && {
      id: 'roofer',
      opening: 'letter.roofer-opening',
      questions: ['question.roofer-years', 'question.roofer-mend', 'question.roofer-warranty'],
    },
    outcome === 'ask-utility' && {
      id: 'utility',
      opening: ['letter.utility-opening', { kw }],
      questions: [
        'question.utility-pays',
        'question.utility-cap',
        'question.utility-fees',
        'question.utility-changes',
      ],
    },
    (isGoing(roof) || outcome === 'ask-utility') &&
      (v.hoa === 'refused' || v.hoa === 'place') && {
        id: 'hoa',
        opening: 'letter.hoa-opening',
        questions: ['question.hoa-rule', 'question.hoa-alternative', 'question.hoa-conditions'],
      },
    isGoing(roof) && {
      id: 'companies',
      opening: ['letter.companies-opening', { kw }],
      questions: [
        'question.price',
        'question.layout',
        'question.made',
        'question.buyback',
        'question.roof',
        'question.license',
        'question.approvals',
      ],
    },
  ];
};
