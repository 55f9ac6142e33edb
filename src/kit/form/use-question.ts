import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * A question that opens in the place of its button. The question itself takes the focus, so that a
 * second press of Enter answers nothing; Escape leaves it, and the button has the focus again.
 */
export function useQuestion() {
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!asked && wasAsked.current && document.activeElement === document.body)
      opener.current?.focus();
    wasAsked.current = asked;
  }, [asked]);
  const leave = () => setAsked(false);
  return {
    asked,
    leave,
    /** For the button that opens it. */
    opener: { ref: opener, onClick: () => setAsked(true) },
    /** For the element around the question and its answers, which says the question by its name. */
    group: {
      ref: focus,
      role: 'group',
      tabIndex: -1,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') leave();
      },
    },
  };
}
