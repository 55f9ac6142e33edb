import { pictures } from '../site/pictures/index.ts';

/** All drawings as symbols of one file, so that a page names those it shows and ships none of their lines. */
export const GET = (): Response =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(pictures)
      .map(
        ([id, { line, detail }]) =>
          `<symbol id="${id}" viewBox="0 0 88 64"><path d="${line}"/>` +
          // A page's rules do not reach into a symbol of another file: what differs stands here.
          `${detail ? `<path d="${detail}" stroke-width="1.1"/>` : ''}</symbol>`,
      )
      .join('')}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
