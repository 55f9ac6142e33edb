import type { CheckState } from './checks.ts';

export const stateNames: Readonly<Record<CheckState, string>> = {
  good: 'In order',
  due: 'Coming due',
  broken: 'Broken',
  open: 'Not known',
  asking: 'Being asked',
};

const marks: Readonly<Record<CheckState, readonly [sign: string, look: string]>> = {
  good: ['✓', 'text-oak'],
  due: ['!', 'grid size-5 place-content-center rounded-full bg-gold text-xs text-[#1c2b25]'],
  broken: ['!', 'text-brick'],
  open: ['?', 'text-soft'],
  asking: ['…', 'text-soft'],
};

/** How a check stands, as a sign. */
export default function CheckMark({ state }: { readonly state: CheckState }) {
  const [sign, look] = marks[state];
  return (
    <span className={`font-bold ${look}`} role="img" aria-label={stateNames[state]}>
      {sign}
    </span>
  );
}

/** A line for each check. */
export const checkLine = 'grid min-h-9 items-baseline gap-x-2 border-b border-rule-light py-2';
