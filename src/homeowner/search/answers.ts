import { kindName, type Found, type HelpEntry } from '../../search/entry.ts';
import { marked } from './mark.ts';

const element = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  name: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[T] => {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...content);
  return made;
};

/** An answer as one thing to press, and how its title stands out. */
const PRESSED =
  'block text-inherit no-underline focus-visible:bg-oak-tint focus-visible:-outline-offset-3';
const TITLE =
  'block font-semibold text-bluebonnet underline decoration-1 underline-offset-[0.18em]';
const ITEM = 'border-rule-light not-first:border-t';

const linkTo = (path: string, name: string, ...content: Node[]): HTMLAnchorElement => {
  const link = element('a', `${PRESSED} ${name}`, ...content);
  link.href = path;
  return link;
};

const callLink = (number: string): HTMLAnchorElement => {
  const link = element('a', 'button tel border-brick bg-brick text-sheet', `Call ${number}`);
  link.href = `tel:${number}`;
  return link;
};

/** Help in an emergency: what to do, and the numbers to call. */
export const helpItem = ({ path, title, summary, calls }: HelpEntry): HTMLLIElement =>
  element(
    'li',
    `${ITEM} flex flex-wrap gap-2 bg-brick-tint px-4 pb-3`,
    linkTo(
      path,
      'basis-full pt-3',
      element('b', TITLE, title),
      element('span', 'block text-sm', summary),
    ),
    ...calls.map(callLink),
  );

/** An answer: what kind of page it is, of which trade, its title and its answer in one sentence. */
export const answerItem = (
  { kind, path, title, summary, trade }: Found,
  matched: ReadonlySet<string>,
): HTMLLIElement =>
  element(
    'li',
    ITEM,
    linkTo(
      path,
      'px-4 pt-2 pb-3 hover:bg-oak-tint',
      element(
        'small',
        'block text-xs text-soft',
        [kindName(kind), trade].filter(Boolean).join(' · '),
      ),
      element('b', TITLE, ...marked(title, matched)),
      element('span', 'block text-sm text-soft', ...marked(summary, matched)),
    ),
  );
