import { NodeType, type HTMLElement, type Node } from 'node-html-parser';

/** A piece of a page that is read in one go: a paragraph, an item, a row, an answer. */
export interface Block {
  readonly text: string;
  /** It carries a source, a figure of a book, a live price, or arithmetic from such figures. */
  readonly sourced: boolean;
  /** It tells what to do, where "wait 10 minutes" is no claim about the world. */
  readonly instruction: boolean;
}

/*
 * The markup says in attributes what is meant here; classes are for looks. `data-block`: it holds sentences of
 * its own, as a tick does, whose sources stand beside its label. `data-apart`: no writer of the page wrote it.
 * `data-source`: a chip; `data-sourced`: a live price, or arithmetic. `data-claim`: what is sourced anywhere
 * in it is sourced throughout. `data-answer`: a short answer, with its sources at the end of its reason.
 * `data-instruction`: it tells what to do.
 */
const holders = 'p, li, tr, dd, figcaption, summary, blockquote, h2, h3, [data-block]';

const leftOut = 'nav, script, style, svg, template, form, [popover], [hidden], [data-apart]';

const marks = '.chip, [data-sourced]';

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

const isSourcedAnswer = (block: HTMLElement): boolean =>
  block.hasAttribute('data-answer') &&
  Boolean(block.parentNode?.querySelector('p:last-child .chip'));

/** Whether a mark is in the block itself, not in one within it. */
const isSourced = (block: HTMLElement): boolean => {
  const table = block.closest('table');
  if (table) return isSourcedTable(table);
  const claim = block.closest('[data-claim]');
  return claim
    ? claim.querySelector(marks) !== null
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
      instruction: block.closest('[data-instruction]') !== null,
    }))
    .filter(({ text }) => text !== '');
};
