import type { APIRoute, GetStaticPaths } from 'astro';
import { searchEntries } from '../../site/components/search-entries.ts';
import { buildIndex } from '../../search/build-index.ts';

/** The start of the search index, and its pieces in a folder of its name. */
export const getStaticPaths: GetStaticPaths = () => {
  const { start, pieces } = buildIndex(searchEntries);
  return [
    { params: { piece: 'start' }, props: { content: start } },
    ...[...pieces].map(([name, content]) => ({
      params: { piece: `${start.version}/${name}` },
      props: { content },
    })),
  ];
};

export const GET: APIRoute = ({ props }) => Response.json(props.content);
