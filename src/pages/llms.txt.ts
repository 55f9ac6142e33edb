import type { APIRoute } from 'astro';
import { shortTitle } from '../components/navigation.ts';
import { pages, type PageKind } from '../routes.ts';
import { site } from '../site.ts';

const sections: readonly { readonly heading: string; readonly kinds: readonly PageKind[] }[] = [
  { heading: 'Calculators', kinds: ['calculator'] },
  { heading: 'Checks and tools', kinds: ['tool'] },
  { heading: 'Figures and sources', kinds: ['book'] },
  { heading: 'Guides and answers', kinds: ['content'] },
  { heading: 'About', kinds: ['legal'] },
];

/** What the site holds, for programs that read it: llmstxt.org. One line for each page of its own. */
export const GET: APIRoute = ({ site: origin }) => {
  const list = (kinds: readonly PageKind[]) =>
    pages
      .filter(
        ({ kind, hidden, path, canonical }) =>
          kinds.includes(kind) && !hidden && path === canonical,
      )
      .map((page) => `- [${shortTitle(page)}](${new URL(page.path, origin)}): ${page.description}`)
      .join('\n');
  const body = sections
    .map(({ heading, kinds }) => ({ heading, links: list(kinds) }))
    .filter(({ links }) => links !== '')
    .map(({ heading, links }) => `## ${heading}\n\n${links}`)
    .join('\n\n');
  return new Response(
    `# ${site.name}\n\n> ${site.description}\n\n` +
      'Each estimate is a range worked out from published prices, with the source and the year of each line. ' +
      'It is not a quote. The priced examples stand in the HTML of each calculator page.\n\n' +
      `${body}\n`,
  );
};
