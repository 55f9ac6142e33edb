import { barsOf, lightenBar } from './bars.ts';
import { type Gray, toGray } from './gray.ts';
import { type Lie, lieOf, turned } from './lie.ts';
import { evenLight, lightsOf } from './light.ts';
import { type cutBy, withoutRules } from './rules.ts';

/** A picture that lies level as a reader of letters wants it. */
export const cleaned = (level: Gray, skew = 0): ReturnType<typeof withoutRules> => {
  const { even, barred } = evenLight(level);
  const clean = withoutRules(even, skew);
  for (const bar of barsOf(barred)) lightenBar(clean.data, barred, bar);
  return clean;
};

/** A picture as a canvas holds it. */
export interface Dirty {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** One made ready to be read. */
export interface Clean {
  /** Netpbm's gray picture (P5), which the reader takes without further packing. */
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** How it lay; it was turned against the clock by its skew. */
  readonly lie: Lie;
  /** The light on it, from 0 to 255. */
  readonly light: number;
  /** The light of its strips, from its top. */
  readonly lights: readonly number[];
  /** The edge that cuts through the rules of its table. */
  readonly cut: ReturnType<typeof cutBy>;
}

/** Lays a picture level, lights it evenly and takes off what is no letter. */
export const cleanPicture = ({ width, height, rgba }: Dirty): Clean => {
  const gray = toGray(rgba, width, height);
  const light = gray.data.reduce((sum, one) => sum + one, 0) / gray.data.length;
  const lie = lieOf(gray);
  const level = turned(gray, lie.skew);
  const { data, cut } = cleaned(level, lie.skew);
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const picture = new Uint8Array(head.length + data.length);
  picture.set(head);
  picture.set(data, head.length);
  return { picture, width, height, lie, light, lights: lightsOf(level), cut };
};
