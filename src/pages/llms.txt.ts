import type { APIRoute } from 'astro';
import { shortTitle } from '../site/components/navigation.ts';
import { pageGroups } from '../site/components/page-groups.ts';
import { isForSearchEngines, type PageRoute } from '../routes.ts';
import { site } from '../site.ts';

/** What the site holds, for programs that read it: llmstxt.org. One line for each page of its own. */
export const GET: APIRoute = ({ site: origin }) => {
  const line = (page: PageRoute) =>
    `- [${shortTitle(page)}](${new URL(page.path, origin)}): ${page.description}`;
  const body = pageGroups
    .map((group) => ({ ...group, pages: group.pages.filter(isForSearchEngines) }))
    .map((group) => `## ${group.heading}\n\n${group.pages.map(line).join('\n')}`)
    .join('\n\n');
  return new Response(
    `# ${site.name}\n\n> ${site.description}\n\n` +
      'Each estimate is a range worked out from published prices, with the source and the year of each line. ' +
      'It is not a quote. The priced examples stand in the HTML of each calculator page.\n\n' +
      `${body}\n`,
  );
};
