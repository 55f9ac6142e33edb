import type { ReactNode } from 'react';

/** `ask`: what is to be asked about; `waiting`: what is still to come. */
export type Tone = 'good' | 'bad' | 'ask' | 'waiting' | 'plain';

/** How something stands, in a word beside it. A square, as what is round leads to a source. */
export default function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
