import { NodeType, type HTMLElement, type Node } from 'node-html-parser';

/** A piece of a page that is read in one go: a paragraph, an item, a row, an answer. */
export interface Block {
  readonly text: string;
  /** It carries a source, a figure of a book, a live price, or arithmetic from such figures. */
  readonly sourced: boolean;
  /** It tells what to do, where "wait 10 minutes" is no claim about the world. */
  readonly instruction: boolean;
}

/** What holds sentences of its own. A tick holds its sources beside its label, not in it. */
const holders = 'p, li, tr, dd, figcaption, summary, blockquote, .tick, h2, h3';

/**
 * What no writer of the page wrote: when it was checked, the sources themselves, links to go on with, what
 * a job takes, drawings, forms, what is hidden at first, and the terms that every proposal repeats. The
 * attribute `data-apart` says so in the markup.
 */
const leftOut =
  'nav, script, style, svg, template, form, [popover], [hidden], [data-apart], .checked-on, .reading-sources, .help-sources, .go-on, .calls';

const marks = '.chip, .live-price, .worked';

const instructions = '.steps, .checklist, .worksheet';

/** The words of a node, with a space between elements that stand in lines of their own. */
const textIn = (node: Node, within: HTMLElement): string => {
  if (node.nodeType === NodeType.TEXT_NODE) return node.textContent;
  const element = node as HTMLElement;
  if (element !== within && element.tagName && skipped(element)) return '';
  if (element.tagName === 'BUTTON' || element.classList?.contains('chip')) return ' ';
  const inside = element.childNodes.map((child) => textIn(child, within)).join('');
  return ['TD', 'TH', 'BR', 'B', 'STRONG'].includes(element.tagName) ? `${inside} ` : inside;
};

const matches = (element: HTMLElement, selector: string): boolean =>
  element.closest(selector) === element;

/** A holder within a holder is a block of its own, and what is left out is none. */
const skipped = (element: HTMLElement): boolean =>
  matches(element, leftOut) || matches(element, holders);

/** A row is sourced by its table: anywhere in it, or in the sentence before or after. */
const isSourcedTable = (table: HTMLElement): boolean =>
  [table, table.previousElementSibling, table.nextElementSibling].some((one) =>
    one?.querySelector(marks),
  );

/** A short answer has its sources in the last line of its reason, which opens below it. */
const sourcesOfAnswer = '.reason > p:last-child .chip';

const isSourcedAnswer = (block: HTMLElement): boolean =>
  block.tagName === 'P' &&
  block.parentNode?.classList.contains('question') === true &&
  block.parentNode.querySelector(sourcesOfAnswer) !== null;

/** Whether a mark is in the block itself, not in one within it. */
const isSourced = (block: HTMLElement): boolean => {
  const table = block.closest('table');
  if (table) return isSourcedTable(table);
  // One of the figures at the top of a guide has its source in the sentence below it.
  const answer = block.closest('.answer');
  return answer
    ? answer.querySelector(marks) !== null
    : isSourcedAnswer(block) ||
        block.querySelectorAll(marks).some((mark) => mark.closest(holders) === block);
};

/** The blocks of the main part of a page, in their order. */
export const blocksOf = (document: HTMLElement): Block[] => {
  const main = document.querySelector('main');
  if (!main) return [];
  return main
    .querySelectorAll(holders)
    .filter((block) => !block.closest(leftOut))
    .map((block) => ({
      text: textIn(block, block).replaceAll(/\s+/g, ' ').trim(),
      sourced: isSourced(block),
      instruction: block.closest(instructions) !== null,
    }))
    .filter(({ text }) => text !== '');
};
