import { componentsIn } from './parsed.ts';
import type { Text } from './read-text.ts';

/** A question of a page, with the answer that can be read beside it. */
export interface ShortAnswer {
  /** The part of its address after #. */
  readonly id: string;
  readonly ask: string;
  readonly answer: string;
}

/** The questions of a text, in reading order. */
export const questionsIn = (text: Text): readonly ShortAnswer[] =>
  componentsIn(text)
    .filter(({ name }) => name === 'Question')
    .map(({ attributes: { id, ask, answer } }) => ({
      id: String(id),
      ask: String(ask),
      answer: String(answer),
    }));
