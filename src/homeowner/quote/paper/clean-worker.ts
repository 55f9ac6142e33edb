import { cleanPicture, toGray } from './clean-picture.ts';

/** What the page sends: a picture, as a canvas holds it. */
export interface Dirty {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** What it gets back. */
export interface Clean {
  /** Netpbm's gray picture (P5), which the reader takes without further packing. */
  readonly picture: Uint8Array<ArrayBuffer>;
  /** By how much it was turned against the clock, in radians. */
  readonly skew: number;
  /** The light on it, from 0 to 255. */
  readonly light: number;
}

addEventListener('message', ({ data }: MessageEvent<Dirty>) => {
  const gray = toGray(data.rgba, data.width, data.height);
  const light = gray.data.reduce((sum, one) => sum + one, 0) / gray.data.length;
  const { page, skew } = cleanPicture(gray);
  const head = new TextEncoder().encode(`P5 ${page.width} ${page.height} 255\n`);
  const picture = new Uint8Array(head.length + page.data.length);
  picture.set(head);
  picture.set(page.data, head.length);
  const clean: Clean = { picture, skew, light };
  postMessage(clean, { transfer: [picture.buffer] });
});
