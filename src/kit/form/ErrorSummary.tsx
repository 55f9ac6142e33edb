import { useEffect, useRef } from 'react';
import { goTo } from './go-to.ts';

/** What to do about one field, worded like the message at the field itself. */
export interface FieldError {
  /** The id of the element to go to. */
  readonly id: string;
  readonly message: string;
}

/**
 * What keeps a form from being sent, with a link to each field. After each try to send it takes the
 * focus, and it marks the title of the page, so that nobody misses it.
 */
export default function ErrorSummary({
  errors,
  attempt,
  heading: Heading = 'h3',
}: {
  readonly errors: readonly FieldError[];
  /** Counts the tries to send; 0 for what was wrong on arrival, which takes no focus. */
  readonly attempt: number;
  /** One level below the heading of the form. */
  readonly heading?: 'h2' | 'h3';
}) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
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
        {errors.map(({ id, message }) => (
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
        ))}
      </ul>
    </div>
  );
}
