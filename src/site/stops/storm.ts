import type { Stops } from './stops.ts';
import { at } from '../pictures/drawing.ts';

/** A house from above: its roof, and what stands around it. */
export const plan = {
  roof: 'M90 56H236V146H90Z',
  ridges: 'M90 56l44 45h58l44-45M90 146l44-45M236 146l-44-45',
  door: 'M152 146H174V152H152Z',
  unit: 'M62 66h20v20h-20ZM66 76a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  fence: 'M20 20H300V70',
  posts: 'M40 16v8M70 16v8M100 16v8M130 16v8M160 16v8M190 16v8M220 16v8M250 16v8M280 16v8',
  mailbox: 'M284 174h18v12h-18ZM293 186v14',
  spout: 'M236 140h14l6 8',
};

/** The walk around the house, from the ground. */
export const walk: Stops = {
  within: '.group:has(#ground)',
  draw: 'above',
  box: [10, 8, 300, 196],
  areas: plan.roof,
  line: `${plan.ridges}${plan.door}${plan.unit}${plan.fence}${plan.mailbox}${plan.spout}`,
  detail: `${plan.posts}M64 182h10l-4 6h-10ZM44 176h9l-3 5h-9ZM236 84h5v24h-5`,
  at: {
    ground: {
      pieces: [58, 164],
      granules: [264, 148],
      dents: [274, 180],
      screens: [250, 96],
    },
    metals: { gutters: [112, 50], vents: [46, 76], loose: [214, 50] },
    shingles: {
      hole: [163, 76],
      missing: [116, 116],
      broken: [209, 116],
      spots: [147, 126],
      dented: [180, 126],
    },
  },
};

/** A room and the attic above it, cut open. */
export const inside: Stops = {
  within: '.group:has(#attic)',
  draw: 'above',
  box: [10, 6, 300, 146],
  areas: 'M160 14L24 76H296ZM44 84H276V144H44Z',
  line: 'M10 82L160 14L310 82M44 84V144M276 84V144M10 144H310M200 144V112h26v32',
  detail: `M24 76H296${at([44, 80, 116, 152, 188, 224], (x) => `M${x} 74c4-8 10-8 14 0s10 8 14 0`)}M96 104h36v26H96ZM114 104v26M96 117h36`,
  at: {
    attic: { daylight: [216, 44], wet: [110, 60] },
    ceilings: { stain: [160, 90], paint: [262, 112] },
  },
};
