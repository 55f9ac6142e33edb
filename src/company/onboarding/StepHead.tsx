import { useEffect, useRef } from 'react';
import { goTo } from '../../kit/form/go-to.ts';

/** What a step is called, which of how many it is, and where one begins in it. */
export default function StepHead({
  count,
  title,
  lede,
  startAt,
}: {
  /** "Step 2 of 8" */
  readonly count: string;
  readonly title: string;
  readonly lede: string;
  /** The id of the element to begin at; the heading if empty, nothing if null. */
  readonly startAt: string | null;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (startAt === null) return;
    if (startAt === '' || !goTo(startAt)) heading.current?.focus();
  }, [startAt]);
  return (
    <div>
      <p className="eyebrow">{count}</p>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="text-soft">{lede}</p>
    </div>
  );
}
