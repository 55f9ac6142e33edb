import BreaksAtAt from '../../kit/form/BreaksAtAt.tsx';
import Facts, { type Fact } from '../../kit/Facts.tsx';
import type { SeenGroup, SeenLine } from './seen-lines.ts';

const asFact = ({ id, label, words, hint, href, change }: SeenLine): Fact => [
  label,
  <span className="block min-w-0 whitespace-pre-line wrap-anywhere">
    <BreaksAtAt words={words} />
    {hint && <small className="block text-xs text-soft">{hint}</small>}
  </span>,
  <a
    className="reach"
    href={href ?? `#request-${id}`}
    onClick={(event) => {
      if (change()) event.preventDefault();
    }}
  >
    Change<span className="sr-only"> {label}</span>
  </a>,
];

/** Every line of the request. Each who gets it gets them all. */
export const WhatTheySee = ({ groups }: { readonly groups: readonly SeenGroup[] }) =>
  groups.map(({ title, lines }) => (
    <section key={title}>
      <h3 className="mt-2">{title}</h3>
      <Facts of={lines.map(asFact)} />
    </section>
  ));
