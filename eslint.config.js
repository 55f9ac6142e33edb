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
 * Trades whose figures and sentences still stand in their rules. None may join; each leaves as it gets
 * its book and its words.
 */
const WITHOUT_BOOK = ['roofing', 'solar', 'septic', 'moving', 'cabinets'];

/** What counting itself needs: halves, dozens, hours, days, weeks, inches to feet, feet to yards. */
const PLAIN_NUMBERS = '0|1|2|7|10|12|24|27|52|60|100|144|365|1000';

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
    files: ['src/trades/*/*.ts'],
    ignores: [
      ...['fields', 'figures', 'index', 'places', 'published', 'scenarios', 'sources'].map(
        (name) => `src/trades/*/${name}.ts`,
      ),
      // The version and the measured spread stand here.
      'src/trades/*/model.ts',
      ...WITHOUT_BOOK.map((id) => `src/trades/${id}/**`),
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Literal[raw=/^[\\d.]/]:not([raw=/^(${PLAIN_NUMBERS})$/])`,
          message:
            'A figure belongs in figures.ts, with its source. If it is none, disable this line and say why after --.',
        },
        {
          selector: 'Literal[value=/\\S \\S+ \\S+ \\S/]',
          message: 'A sentence belongs in content/trades/<trade>/words.json.',
        },
        {
          selector: 'TemplateElement[value.raw=/[a-z] [a-z]+ [a-z]/i]',
          message: 'A sentence belongs in content/trades/<trade>/words.json, with placeholders.',
        },
      ],
    },
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
