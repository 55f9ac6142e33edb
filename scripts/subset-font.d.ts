/** The part of the package that is used here; it brings no types of its own. */
declare module 'subset-font' {
  /** Cuts a font down to the letters of `text`; an axis is pinned to a number or cut to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: string[];
      noHinting: boolean;
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
