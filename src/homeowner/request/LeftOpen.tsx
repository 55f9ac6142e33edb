import type { Job } from './job.ts';

/** What was asked and not answered. */
export const LeftOpen = ({ job: { open } }: { readonly job: Job }) =>
  open.length === 0 ? null : (
    <details>
      <summary className="disclosure">
        {open.length === 1 ? '1 question' : `${open.length} questions`} you left open: not sent
      </summary>
      <ul className="bullets">
        {open.map(({ field, label }) => (
          <li key={field}>{label}</li>
        ))}
      </ul>
    </details>
  );
