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

const linkTo = (path: string, ...content: Node[]): HTMLAnchorElement => {
  const link = element('a', 'found', ...content);
  link.href = path;
  return link;
};

const callLink = (number: string): HTMLAnchorElement => {
  const link = element('a', 'button tel', `Call ${number}`);
  link.href = `tel:${number}`;
  return link;
};

/** Help in an emergency: what to do, and the numbers to call. */
export const helpItem = ({ path, title, summary, calls }: HelpEntry): HTMLLIElement =>
  element(
    'li',
    'found-help',
    linkTo(path, element('b', '', title), element('span', '', summary)),
    ...calls.map(callLink),
  );

/** An answer: what kind of page it is, of which trade, its title and its answer in one sentence. */
export const answerItem = (
  { kind, path, title, summary, trade }: Found,
  matched: ReadonlySet<string>,
): HTMLLIElement =>
  element(
    'li',
    '',
    linkTo(
      path,
      element('small', '', [kindName(kind), trade].filter(Boolean).join(' · ')),
      element('b', '', ...marked(title, matched)),
      element('span', '', ...marked(summary, matched)),
    ),
  );
