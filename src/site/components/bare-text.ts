/** What is left of MDX when its front matter, components and marks are taken out. */
export const bareText = (mdx: string): string =>
  mdx
    .replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#|\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
