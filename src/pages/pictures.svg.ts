import { pictures } from '../pictures/index.ts';

/** All drawings as symbols of one file, so that a page names those it shows and ships none of their lines. */
export const GET = (): Response =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(pictures)
      .map(([id, shapes]) => `<symbol id="${id}" viewBox="0 0 88 64">${shapes}</symbol>`)
      .join('')}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
