/**
 * Whether the host of this site answers, but no longer has a file that it had. Never rejects. Asks the host
 * itself: a "not found" that was once answered may be remembered for a year, like the file, and an older
 * version of the site brings the file back. What is answered now takes its place.
 */
export const isGone = (file: string): Promise<boolean> =>
  fetch(file, { cache: 'reload' }).then(
    ({ ok }) => !ok,
    () => false,
  );
