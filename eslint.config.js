import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Forbids imports whose path holds one of the named folders of src/. */
const mayNotImport = (folders, why) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ regex: `(^|/)(${folders.join('|')})(/|$)`, message: why }] },
  ],
});

/**
 * Imports run one way: pages → components, islands → trades → estimate; islands → session, backend.
 * The rules below hold it.
 */
export default tseslint.config(
  {
    ignores: [
      'dist',
      '.astro',
      'node_modules',
      '.netlify',
      '.data',
      'playwright-report',
      'test-results',
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'The network is touched in src/backend only.' },
      ],
    },
  },
  {
    files: ['src/backend/**', 'scripts/**', 'tests/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/estimate/**'],
    rules: mayNotImport(
      [
        'trades',
        'islands',
        'session',
        'backend',
        'components',
        'layouts',
        'pages',
        'react',
        'astro',
      ],
      'src/estimate is pure and imports nothing from the rest.',
    ),
  },
  {
    files: ['src/trades/**'],
    rules: mayNotImport(
      ['islands', 'session', 'backend', 'components', 'layouts', 'pages', 'react', 'astro'],
      'src/trades is pure and imports only from src/estimate and src/cities.ts.',
    ),
  },
  {
    files: ['src/session/**', 'src/backend/**'],
    rules: mayNotImport(
      ['islands', 'components', 'layouts', 'pages'],
      'session and backend serve the islands, not the other way round.',
    ),
  },
  {
    files: ['src/components/**', 'src/layouts/**'],
    rules: mayNotImport(
      ['backend', 'session', 'pages'],
      'Static components do not touch the network.',
    ),
  },
  {
    files: ['src/islands/**'],
    rules: mayNotImport(
      ['pages', 'layouts'],
      'Islands are drawn by pages, not the other way round.',
    ),
  },
);
