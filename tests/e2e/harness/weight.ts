import { brotliCompressSync, constants } from 'node:zlib';

/** What a host that compresses on the fly sends: brotli at the quality of scripts/host/listen.ts. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The bytes a browser receives for a text. */
export const sentBytes = (text: string | Buffer): number =>
  brotliCompressSync(text, { params }).length;
