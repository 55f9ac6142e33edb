import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli as a host can afford it on the fly: quality 5. Every current browser asks for it. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The bytes a browser receives for a text. */
export const sentBytes = (text: string | Buffer): number =>
  brotliCompressSync(text, brotliOptions).length;
