import type { Step } from '../../backend/received/received.ts';

/** How much of the circle each step fills, in quarters. */
const quarters: Readonly<Record<Step, number>> = {
  new: 0,
  answered: 1,
  visit: 2,
  quoted: 3,
  won: 4,
  lost: 0,
};
const slice = [
  '',
  'V1.5A6.5 6.5 0 0 1 14.5 8Z',
  'V1.5A6.5 6.5 0 0 1 8 14.5Z',
  'V1.5A6.5 6.5 0 1 1 1.5 8Z',
];

/** A circle that fills from step to step; its word always stands beside it. */
export default function StepMark({ step }: { readonly step: Step }) {
  const filled = quarters[step];
  return (
    <svg
      className={`inline-block flex-none fill-none align-[-0.14em] stroke-[1.5] ${step === 'lost' ? 'stroke-soft' : 'stroke-oak'}`}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" className={filled === 4 ? 'fill-oak' : ''} />
      {filled > 0 && filled < 4 && (
        <path className="fill-oak stroke-none" d={`M8 8${slice[filled]}`} />
      )}
      {step === 'lost' && <path d="M5 8h6" />}
    </svg>
  );
}
