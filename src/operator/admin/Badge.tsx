import type { ReactNode } from 'react';

const tones = {
  good: 'border-oak text-oak',
  bad: 'border-brick text-brick',
  waiting: 'border-dashed border-edge',
  plain: 'border-edge',
} as const;

export type Tone = keyof typeof tones;

/** How something stands, in an outline beside its name. */
export default function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-block rounded-full border px-2 align-[0.1em] font-sans text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
