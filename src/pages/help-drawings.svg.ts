import type { APIRoute } from 'astro';
import { icons } from '../kit/icons.ts';
import { helpDrawings, type HelpDrawing } from '../help/drawings.ts';
import { hazards } from '../help/hazards.ts';

const stroke = (path: string | undefined, width: number, color = 'currentColor'): string =>
  path ? `<path d="${path}" stroke="${color}" stroke-width="${width}"/>` : '';

const symbol = (id: string, viewBox: string, strokes: string): string =>
  `<symbol id="${id}" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes}</symbol>`;

const drawing = ([id, { line, detail, danger }]: [string, HelpDrawing]): string =>
  symbol(
    id,
    '0 0 72 56',
    stroke(line, 1.75) + stroke(detail, 1.1) + stroke(danger, 1.75, 'var(--brick)'),
  );

const icon = (id: string, path: string): string =>
  symbol(`icon-${id}`, '0 0 24 24', stroke(path, 1.75));

/** The drawings and icons of the help cards in one file, so that no page carries them all. */
export const GET: APIRoute = () =>
  new Response(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      icon('phone', icons.phone) +
      hazards.map((hazard) => icon(hazard.id, hazard.icon)).join('') +
      Object.entries(helpDrawings).map(drawing).join('') +
      '</svg>',
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
