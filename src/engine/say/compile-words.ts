import compile from 'icu-minify/compile';
import type { Words } from './words.ts';

/**
 * Makes words ready to be said. What is compiled already stays as it is. For the build and the command
 * line; a browser gets compiled words.
 * @throws SyntaxError where a sentence is no ICU message
 */
export const compileWords = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, message]) => [
      name,
      typeof message === 'string' ? compile(message) : message,
    ]),
  );
