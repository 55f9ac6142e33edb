import type { APIRoute } from 'astro';
import { cutaways } from '../../site/cutaways/index.ts';
import type { Cutaway } from '../../site/cutaways/cutaway.ts';

export const getStaticPaths = () =>
  Object.entries(cutaways).map(([trade, cutaway]) => ({ params: { trade }, props: { cutaway } }));

/** A cutaway as one file of its parts, each named by a page that gives it its colors, and said to be what it is. */
export const GET: APIRoute<{ readonly cutaway: Cutaway }> = ({ props: { cutaway } }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg"><path id="base" fill="none" d="${cutaway.base}"/>${Object.entries(
      cutaway.parts,
    )
      .map(
        ([id, { area, detail, ...part }]) =>
          `<g id="${id}" data-part="${JSON.stringify(part).replaceAll('"', '&quot;')}"><path d="${area}"/>` +
          `${detail ? `<path d="${detail}" fill="none" stroke-width=".9" stroke-dasharray="none"/>` : ''}</g>`,
      )
      .join('')}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
