/** A file of this site, read as JSON. Throws with its address where the host no longer has it. */
export const ownJson = async (path: string): Promise<unknown> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.json();
};
