import type { APIRoute } from 'astro';
import { stops } from '../../site/stops/index.ts';
import type { Stops } from '../../site/stops/stops.ts';

export const getStaticPaths = () =>
  Object.values(stops).flatMap((drawings) =>
    Object.entries(drawings).map(([name, drawing]) => ({ params: { name }, props: { drawing } })),
  );

/** The drawing that stops stand on, as what a page's color is seen through: strokes whole, areas faint. */
export const GET: APIRoute<{ readonly drawing: Stops }> = ({ props: { drawing } }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.box.join(' ')}" fill="none" stroke="#000" stroke-linejoin="round" stroke-linecap="round">` +
      `<path d="${drawing.areas}" fill="#000" fill-opacity=".1" stroke-width="1.75"/>` +
      `<path d="${drawing.line}" stroke-width="1.5"/><path d="${drawing.detail}" stroke-opacity=".6"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
