import type { APIRoute } from 'astro';
import type { Drawing } from '../../site/pictures/drawing.ts';
import { pictures } from '../../site/pictures/index.ts';

type Named = readonly [name: string, drawing: Drawing];

/** The drawings of a set, each by what stands after the first hyphen of its id. */
const sets = Map.groupBy(
  Object.entries(pictures).map(([id, drawing]): readonly [string, ...Named] => {
    const [set = '', ...name] = id.split('-');
    return [set, name.join('-'), drawing];
  }),
  ([set]) => set,
);

export const getStaticPaths = () =>
  [...sets].map(([set, drawings]) => ({
    params: { set },
    props: { drawings: drawings.map(([, ...named]): Named => named) },
  }));

/** A set of drawings as symbols of one file, so that a page names those it shows and ships none of their lines. */
export const GET: APIRoute<{ readonly drawings: readonly Named[] }> = ({ props }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${props.drawings
      .map(
        ([name, { line, detail }]) =>
          `<symbol id="${name}" viewBox="0 0 88 64"><path d="${line}"/>` +
          // A page's rules do not reach into a symbol of another file: what differs stands here.
          `${detail ? `<path d="${detail}" stroke-width="1.1"/>` : ''}</symbol>`,
      )
      .join('')}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
