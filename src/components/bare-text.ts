/** What is left of MDX when its front matter, components and marks are taken out. */
export const bareText = (mdx: string): string =>
  mdx
    .replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#|\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** As many of the first sentences as can be taken in at a glance, one at least. */
export const firstSentences = (text: string): string => {
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  let said = first;
  for (const next of others) {
    if (said.length + next.length > 120) break;
    said += ` ${next}`;
  }
  return said;
};
