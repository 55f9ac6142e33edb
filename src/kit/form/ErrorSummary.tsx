import { useEffect, useRef } from 'react';
import type { Problem } from '../../contact/form.ts';
import { goTo } from './go-to.ts';

/**
 * What keeps a form from being sent, with a link to each field. After each try to send it takes the
 * focus, and it marks the title of the page, so that nobody misses it.
 */
export default function ErrorSummary({
  form,
  problems,
  attempt,
  heading: Heading = 'h3',
}: {
  /** Begins the ids of the fields; without it they are their names. */
  readonly form?: string;
  /** Worded like the messages at the fields themselves. */
  readonly problems: readonly Problem[];
  /** Counts the tries to send; 0 for what was wrong on arrival, which takes no focus. */
  readonly attempt: number;
  /** One level below the heading of the form. */
  readonly heading?: 'h2' | 'h3';
}) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  const tried = attempt > 0;
  useEffect(() => {
    if (tried) box.current?.focus();
  }, [tried, attempt]);
  useEffect(() => {
    if (!shown || !tried) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [shown, tried]);
  if (!shown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="warning">
      <Heading>There is a problem</Heading>
      <ul className="mt-2 grid gap-1">
        {problems.map(({ field, message }) => {
          const id = form ? `${form}-${field}` : field;
          return (
            <li key={id}>
              <a
                className="inline-block py-1 text-brick"
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(id);
                }}
              >
                {message}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
