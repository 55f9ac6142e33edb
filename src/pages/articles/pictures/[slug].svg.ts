import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureOf } from '../../../reading/picture.ts';
import type { Text } from '../../../reading/read-text.ts';
import { textsOf } from '../../../reading/texts.ts';
import tokens from '../../../styles/tokens.css?raw';

export const getStaticPaths: GetStaticPaths = () =>
  textsOf('articles').map((text) => ({ params: { slug: text.slug }, props: { text } }));

/** The colors that a thumbnail needs, each for both themes, from the tokens. */
const colors = ['sheet', 'ink', 'oak', 'bluebonnet', 'brick', 'gold']
  .map((name) => new RegExp(`--${name}: [^;]+;`).exec(tokens)![0])
  .join('')
  .replaceAll(/(?<=[:,]) /g, '');

/** At this size a line is a line: strokes keep one width, and the roles of drawings have four tones. */
const style =
  `svg{color-scheme:light dark;${colors}fill:none;stroke:var(--ink);stroke-width:1.25;stroke-linejoin:round;stroke-linecap:round}` +
  '*{vector-effect:non-scaling-stroke}' +
  '.words{display:none}.plain,.paper{fill:var(--sheet)}' +
  '.solid,.heavy,.span,.earth{fill:color-mix(in srgb,var(--oak) 18%,var(--sheet))}' +
  '.gold,.amber,.soil{fill:color-mix(in srgb,var(--gold) 35%,var(--sheet))}' +
  '.wet,.glass{fill:color-mix(in srgb,var(--bluebonnet) 30%,var(--sheet))}' +
  '.good,.spot{fill:var(--oak);stroke:none}.danger{fill:var(--brick);stroke:none}' +
  '.wet,.earth,.soil{stroke:none}.thin,.fine,.lead{stroke-width:.75}' +
  '.water{stroke:var(--bluebonnet)}.stop{stroke:var(--brick)}.go{stroke:var(--oak)}.mark{stroke-dasharray:3 2}';

/** What a list of articles shows of a picture: the same shapes without their words. */
export const GET: APIRoute = ({ props }) => {
  const { box, body } = pictureOf((props as { text: Text<'articles'> }).text).thumbnail;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${style}</style>${body}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
};
