import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';
const PLAIN = '\0plain-jsx';

/**
 * What makes an element, under a name of its own. As React exports it, scripts call it through an object, once
 * for each element; and it has two names, which differ only while developing.
 */
export const plainJsx: Plugin = {
  name: 'plain-jsx',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) => (id === RUNTIME && importer !== PLAIN ? PLAIN : undefined),
  load: (id) =>
    id === PLAIN
      ? `import * as react from '${RUNTIME}'; export const { jsx, Fragment } = react; export { jsx as jsxs };`
      : undefined,
};
