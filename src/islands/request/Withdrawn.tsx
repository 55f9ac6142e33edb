import { useEffect, useRef } from 'react';
import { site } from '../../site.ts';
import { centralTime } from './words.ts';

/** What taking a request back has done, and what is left of it. */
export default function Withdrawn({
  at,
  hadCompanies,
  here,
}: {
  readonly at: Date;
  readonly hadCompanies: boolean;
  /** The button was pressed on this page, and the focus went with it. */
  readonly here: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (here) heading.current?.focus();
  }, [here]);
  return (
    <div className="grid gap-1">
      <h3 ref={heading} tabIndex={-1}>
        You took this request back on {centralTime(at)}
      </h3>
      <p>
        Your name, email, phone number, ZIP code, note and estimate are deleted here. What is left
        is the proof of what you agreed to, without your details.
        {hadCompanies &&
          ' The companies can no longer open the request. They may have written your details down before.'}{' '}
        If someone still contacts you about it, write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </div>
  );
}
