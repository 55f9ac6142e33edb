/** What may be wrong with a photo of a paper. */
export const distortions = [
  'flat',
  'angle',
  'fold',
  'crumple',
  'dim',
  'blur',
  'small file',
] as const;
export type Distortion = (typeof distortions)[number];

/** A printed page as a camera may see it. Runs in a browser, with nothing of this module around it. */
export const distort = async ({
  png,
  how,
  seed,
  width: shown,
}: {
  /** The page, in base64. */
  readonly png: string;
  readonly how: Distortion;
  readonly seed: number;
  /** In points, of the picture that comes back. */
  readonly width: number;
}): Promise<{ readonly rgba: string; readonly width: number; readonly height: number }> => {
  let state = seed;
  const chance = () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  const painted = (wide: number, high: number) => {
    const canvas = new OffscreenCanvas(wide, high);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true })! };
  };
  const page = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = page;
  const { canvas, context } = painted(width, height);
  context.drawImage(page, 0, 0);
  const from = context.getImageData(0, 0, width, height).data;
  const to = context.createImageData(width, height);

  const angles = { flat: 0.5, angle: 2, fold: -1, crumple: 1.5, dim: 1, blur: -1.2 };
  const angle = ((how === 'small file' ? 1 : angles[how]) * Math.PI) / 180;
  const nearer = { flat: 0, 'small file': 0, angle: 0.16 };
  const closer = how in nearer ? nearer[how as keyof typeof nearer] : 0.03;
  const folds = [0.28, 0.52, 0.74].map((at) => ({
    at: (at - 0.5) * height,
    lean: (chance() - 0.5) / 15,
    light: 0.78 + chance() * 0.22,
  }));
  const facets = Array.from({ length: 14 }, () => ({
    turn: chance() * Math.PI,
    often: 1 / (150 + chance() * 350),
    start: chance(),
  }));

  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const away = 1 + (closer * (height / 2 - y)) / height;
      const right = x - width / 2;
      const down = y - height / 2;
      let u = (Math.cos(angle) * right - Math.sin(angle) * down) * away * (1 + closer / 3);
      let v = (Math.sin(angle) * right + Math.cos(angle) * down) * away;
      let light = 1;
      if (how === 'fold') {
        let side = 1;
        for (const fold of folds) {
          const far = v - fold.at - fold.lean * u;
          if (far > 0) side = fold.light;
          v += 9 * Math.exp(-Math.abs(far) / 70) * Math.sign(far);
          light *= 1 - 0.42 * Math.exp(-((far + 5) ** 2) / 50);
          light *= 1 + 0.25 * Math.exp(-((far - 7) ** 2) / 40);
        }
        light *= side;
      }
      if (how === 'crumple')
        for (const { turn, often, start } of facets) {
          const part = ((((u * Math.cos(turn) + v * Math.sin(turn)) * often + start) % 1) + 1) % 1;
          const raised = Math.abs(part * 2 - 1);
          u += Math.cos(turn) * raised * 5;
          v += Math.sin(turn) * raised * 5;
          light *= 1 + (part < 0.5 ? 0.05 : -0.05) * 0.7 * (Math.cos(turn) + Math.sin(turn));
          light *= 1 - 0.1 * Math.exp(-(((1 - raised) / (3.75 * often)) ** 2) / 60);
        }
      if (how === 'dim') {
        light = 0.28 + 0.32 * (x / width) - (0.12 * y) / height;
        // The shadow of the hand that holds the phone.
        if (Math.abs((x + 0.3 * y) / width - 0.875) < 0.075) light *= 0.62;
      }
      if (how === 'angle') light = 0.62 + 0.38 * (y / height);
      const grain = how === 'flat' ? 0 : (chance() + chance() + chance() - 1.5) * 12;

      const sourceX = Math.floor(u + width / 2);
      const sourceY = Math.floor(v + height / 2);
      const partX = u + width / 2 - sourceX;
      const partY = v + height / 2 - sourceY;
      const isOn = sourceX >= 0 && sourceY >= 0 && sourceX < width - 1 && sourceY < height - 1;
      for (const color of [0, 1, 2]) {
        const at = (sourceY * width + sourceX) * 4 + color;
        const below = at + width * 4;
        const shade = isOn
          ? (from[at]! * (1 - partX) + from[at + 4]! * partX) * (1 - partY) +
            (from[below]! * (1 - partX) + from[below + 4]! * partX) * partY
          : [107, 90, 72][color]!;
        to.data[(y * width + x) * 4 + color] = shade * light + grain;
      }
      to.data[(y * width + x) * 4 + 3] = 255;
    }
  context.putImageData(to, 0, 0);

  const scale = how === 'small file' ? 0.72 : 1;
  const seen = painted(width * scale, height * scale);
  seen.context.filter = `blur(${how === 'blur' ? 1.7 : how === 'flat' ? 0 : 0.7}px)`;
  seen.context.drawImage(canvas, 0, 0, width * scale, height * scale);
  const quality = how === 'small file' ? 0.6 : 0.75;
  const photo = await seen.canvas.convertToBlob({ type: 'image/jpeg', quality });

  const opened = await createImageBitmap(photo, { resizeWidth: shown, resizeQuality: 'high' });
  const last = painted(opened.width, opened.height);
  last.context.drawImage(opened, 0, 0);
  const { data } = last.context.getImageData(0, 0, opened.width, opened.height);
  const rgba = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(new Blob([data]));
  });
  return { rgba, width: opened.width, height: opened.height };
};
