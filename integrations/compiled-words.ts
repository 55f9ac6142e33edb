import { compileWords } from '../src/engine/say/compile-words.ts';

/**
 * Compiles the sentences of a trade, of a tool, to tenants or of quotes for repairs as its words are imported, so that no browser parses a message. For
 * Vite and for Vitest.
 */
export const compiledWords = {
  name: 'compiled-words',
  enforce: 'pre',
  transform(code: string, id: string) {
    if (
      !/content\/((trades|tools)\/[^/]+|tenant|repair-quotes)\/words\.json$/.test(
        id.replaceAll('\\', '/'),
      )
    )
      return undefined;
    return {
      code: JSON.stringify(compileWords(JSON.parse(code) as Record<string, string>)),
      map: null,
    };
  },
} as const;
