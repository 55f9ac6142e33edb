import { PaperTrouble, type Paper, type PaperPage } from './paper.ts';

const HEIC =
  'This browser cannot open a HEIC photo. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or send the photo to yourself by e-mail as a JPEG. A screenshot of it works too.';
const NO_PICTURE =
  'This file is no PDF and no photo that this browser opens. Choose a PDF, a JPEG or a PNG, or paste the text below.';

const isHeic = ({ type, name }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

/** A photo is opened as large as it is needed and no larger: a phone has little room for twelve megapixels. */
const open = (file: File, width: number, turns: number): Promise<ImageBitmap> =>
  createImageBitmap(file, {
    ...(turns % 2 === 0 ? { resizeWidth: width } : { resizeHeight: width }),
    resizeQuality: 'high',
  });

const drawPhoto =
  (file: File): PaperPage['draw'] =>
  async (canvas, width, turns) => {
    const photo = await open(file, width, turns);
    const lies = turns % 2 !== 0;
    canvas.width = lies ? photo.height : photo.width;
    canvas.height = lies ? photo.width : photo.height;
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(photo, -photo.width / 2, -photo.height / 2);
    context.resetTransform();
    photo.close();
  };

/** So wide a picture shows whether the browser can open it. */
const TRIED = 32;

/**
 * A photo or scan as a page whose words nobody has read.
 * @throws PaperTrouble if this browser cannot open it
 */
export const openPhoto = async (file: File): Promise<Paper> => {
  try {
    (await open(file, TRIED, 0)).close();
  } catch {
    throw new PaperTrouble(isHeic(file) ? HEIC : NO_PICTURE);
  }
  return {
    pages: [{ lines: null, draw: drawPhoto(file) }],
    leftOut: 0,
    close: () => undefined,
  };
};
