/** Whether the host of this site answers, but no longer has a file that it had. Never rejects. */
export const isGone = (file: string): Promise<boolean> =>
  fetch(file, { method: 'HEAD' }).then(
    ({ ok }) => !ok,
    () => false,
  );
