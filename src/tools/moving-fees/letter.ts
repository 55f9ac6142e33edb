import { exact } from '../../engine/index.ts';
import { figures } from '../../trades/moving/figures.ts';
import { fields as moving } from '../../trades/moving/fields.ts';
import type { Letter } from '../decision.ts';
import type { Case } from './case.ts';
import type { MoveFee } from './fees.ts';
import type { MovingFeesValues } from './fields.ts';
import { isCapped, paperOf, rulesOf } from './quote.ts';
import type { MovingFeesWord } from './words.ts';

type FeesLetter = Letter<MovingFeesWord>;

const piecesOf = ({ heavy }: MovingFeesValues): string =>
  moving.bulky.options
    .filter(({ value }) => heavy.some((piece) => piece === value))
    .map(({ label }) => label.toLowerCase())
    .join(', ');

const feeQuestion = (
  v: MovingFeesValues,
  { fee, says }: MoveFee,
): FeesLetter['questions'][number] => [
  `question.${fee}`,
  {
    says,
    flights: v.flights,
    carry: v.carry,
    pieces: piecesOf(v) || 'none',
    months: v.storage,
    packing: v.packing,
  },
];

/** To who holds the goods: what the paper allows is offered, the rest may be billed. */
const heldLetter = ({ v, door }: Case): FeesLetter => ({
  id: 'held',
  opening: [
    'letter.held-opening',
    {
      where: rulesOf(v),
      paper: paperOf(v),
      door: door === null ? '' : exact(Math.round(door)),
      share: figures.doorShare.value,
      promise: v.promise,
    },
  ],
  questions: [],
  closing: ['letter.held-closing', { where: rulesOf(v) }],
});

/** To the mover: only the questions that this quote leaves open; none where it leaves none. */
export const letter = (one: Case): FeesLetter | false => {
  const { v, open } = one;
  if (v.trouble === 'yes') return heldLetter(one);
  const where = rulesOf(v);
  const has = (sign: (typeof v.signs)[number]) => v.signs.includes(sign);
  const questions: FeesLetter['questions'] = [
    (has('broker') || has('number')) && ['question.company', { where }],
    has('unseen') && 'question.survey',
    v.promise === 'spoken' && ['question.writing', { where }],
    !isCapped(v) && ['question.maximum', { where }],
    v.promise === 'hours' && !v.quotedHours && 'question.hours',
    v.promise === 'hours' && v.quotedMinimum === null && 'question.minimum',
    ...open.map((fee) => feeQuestion(v, fee)),
    has('deposit') && 'question.deposit',
    has('cash') && 'question.payment',
  ];
  return (
    questions.some(Boolean) && {
      id: 'mover',
      opening: 'letter.opening',
      questions,
      closing: 'letter.closing',
    }
  );
};
