import type { Block } from './blocks.ts';

const units =
  'percent|degrees?|°F?|feet|foot|ft|inch(?:es)?|in\\.|yards?|miles?|square feet|sq ft|gallons?|pounds?|lb|ounces?|kWh|kW|watts?|volts?|amps?|mph|psi|BTU|tons?|squares?|years? old|people|cases|homes|claims|reports|studies';

const times = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?';

/** A number as it is written, alone or as the end of a range. */
const number = '\\d[\\d,]*(?:\\.\\d+)?(?:½|¼|¾)?';

/** What is claimed of the world: money, shares, years, and amounts with their unit. */
const claims = new RegExp(
  `\\$${number}|${number}%|${number}[- ](?:${units})\\b|\\b(?:19|20)\\d\\d\\b`,
  'giu',
);

/** Lengths of time: a claim in a text, plain practice in an instruction. */
const lengths = new RegExp(`${number}[- ](?:${times})\\b`, 'giu');

/** Numbers that name a thing: laws and rules, forms, models, phones. */
const names =
  /(?:§+|\b(?:chapter|section|code|rule|title|part|step|form|class|type|category|model|TAC|FM|SH|Loop|Highway|I-|US)) ?\d[\d.()a-z-]*/giu;

/** The figures of a text that must have a source. */
export const figuresIn = ({ text, instruction }: Pick<Block, 'text' | 'instruction'>): string[] => {
  const plain = text.replaceAll(names, ' ');
  return [...(plain.match(claims) ?? []), ...(instruction ? [] : (plain.match(lengths) ?? []))];
};

const written = (figure: string): string => figure.toLowerCase().replaceAll(/[\s,-]+/g, ' ');

/**
 * The figures that no source on the page supports: those of a block without one, unless a block with one
 * says the same. What the page says first, its lede, has no chips of its own; a price typed there would
 * also stay behind when the model moves on.
 */
export const unsourcedFigures = (blocks: readonly Block[]): string[] => {
  const known = blocks.filter(({ sourced }) => sourced).map(({ text }) => written(text));
  return blocks
    .filter(({ sourced }) => !sourced)
    .flatMap((block) => {
      const found = figuresIn(block).filter(
        (figure) => !known.some((text) => text.includes(written(figure).trim())),
      );
      return found.length > 0 ? [`${found.join(', ')} in “${block.text.slice(0, 100)}”`] : [];
    });
};
