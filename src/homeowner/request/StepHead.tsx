import type { Ref } from 'react';

/** What a step of the request is for, and which of the two it is. */
export default function StepHead({
  ref,
  step,
  children,
}: {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly step: 1 | 2;
  readonly children: string;
}) {
  return (
    <div>
      <p className="eyebrow">Step {step} of 2</p>
      <h1 ref={ref} className="text-2xl" tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
