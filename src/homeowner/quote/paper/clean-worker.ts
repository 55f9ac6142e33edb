import { cleanPicture, type Dirty } from './clean-picture.ts';

addEventListener('message', ({ data }: MessageEvent<Dirty>) => {
  const clean = cleanPicture(data);
  postMessage(clean, { transfer: [clean.picture.buffer] });
});
