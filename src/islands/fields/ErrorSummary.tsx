import { useEffect, useRef, type MouseEvent } from 'react';

/** What to do about one field, worded like the message at the field itself. */
export interface FieldError {
  /** The id of the element to go to. */
  readonly id: string;
  readonly message: string;
}

/**
 * What keeps a form from being sent, with a link to each field. It takes the focus when it appears and
 * whenever `attempt` changes, and marks the title of the page, so that nobody misses it.
 */
export default function ErrorSummary({
  errors,
  attempt,
}: {
  readonly errors: readonly FieldError[];
  /** Counts the tries to send. */
  readonly attempt: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  useEffect(() => {
    if (!shown) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [shown]);
  if (!shown) return null;

  // Focus alone: the address may hold answers or a private link after its #.
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const field = document.getElementById(id);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className="warning">
      <h3>There is a problem</h3>
      <ul className="mt-2 grid gap-1">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              className="inline-block py-1 text-brick"
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
