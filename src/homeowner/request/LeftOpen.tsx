import type { Job } from './job.ts';

/** What was asked and not answered. */
export const LeftOpen = ({ job: { open, progress } }: { readonly job: Job }) =>
  open.length === 0 ? null : (
    <details>
      <summary className="disclosure">{progress}: what you left open is not sent</summary>
      <ul className="bullets">
        {open.map(({ field, label }) => (
          <li key={field}>{label}</li>
        ))}
      </ul>
    </details>
  );
