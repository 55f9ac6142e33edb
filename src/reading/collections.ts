import type { z } from 'astro/zod';
import { article, faq, guide, howTo, proposal, service } from './schemas/reading.ts';

/** The collections of reading pages: where each lies in `content/`, and where it stands on the site. */
export const collections = {
  articles: { kind: 'article', schema: article, under: '/articles' },
  guides: { kind: 'guide', schema: guide, under: '' },
  faq: { kind: 'faq', schema: faq, under: '' },
  services: { kind: 'service', schema: service, under: '' },
  'how-to': { kind: 'how-to', schema: howTo, under: '/southlake-how-to-guides' },
  proposals: { kind: 'proposal', schema: proposal, under: '' },
} as const;

export type Collection = keyof typeof collections;
export type ReadingKind = (typeof collections)[Collection]['kind'];
export type FrontMatter<C extends Collection = Collection> = z.output<
  (typeof collections)[C]['schema']
>;
