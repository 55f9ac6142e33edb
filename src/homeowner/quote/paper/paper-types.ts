/** As a camera of a phone takes it. */
export const PHOTO = 'image/jpeg';
/** What may be chosen: an iPhone hands over a JPEG where nothing else is allowed. */
export const PAPERS = `application/pdf,${PHOTO},image/png,image/webp`;
