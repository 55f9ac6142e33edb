import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What counting itself needs: halves, dozens, hours, days, weeks, inches to feet, feet to yards. */
const PLAIN_NUMBERS = '0|1|2|7|10|12|24|27|52|60|100|144|365|1000';

/** Types are asked where our own code runs in a browser or in the build, but not of a script in a page. */
const typed = { files: ['src/**/*.{ts,tsx}'], ignores: ['**/*.astro/*'] };

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
      // Written by a step before this one.
      'src/backend/database-types.ts',
    ],
  },
  ...tseslint.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked.map((one) => ({ ...one, ...typed })),
  {
    ...typed,
    languageOptions: {
      // Read once, and without the tests: a service that answers an editor takes half as long again.
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
  },
  ...astro.configs.recommended,
  // Their compiler reads each file for itself, which takes as long as all other rules: only where React is.
  {
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/**/use-*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react'],
              importNamePattern: '^use',
              message:
                'A hook stands in a .tsx file or in use-….ts, where the rules of hooks are checked.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
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
    files: ['src/backend/**', 'scripts/**', 'supabase/functions/**', 'tests/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/trades/*/*.ts', 'src/tools/*/*.ts'],
    ignores: [
      'src/tools/*/fields.ts',
      ...['fields', 'index', 'places'].map((name) => `src/trades/*/${name}.ts`),
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // The spread of a trade is measured, and stands with its rule.
          selector: `Literal[raw=/^[\\d.]/]:not([raw=/^(${PLAIN_NUMBERS})$/], Property[key.name=spread] > *)`,
          message:
            'A figure belongs in content/trades/<trade>/figures.json, with its source in origins.json. If it is none, disable this line and say why after --.',
        },
        {
          selector: 'Literal[value=/\\S \\S+ \\S+ \\S/]',
          message:
            'A sentence belongs in content/trades/<trade>/words.json or content/tools/<tool>/words.json.',
        },
        {
          selector: 'TemplateElement[value.raw=/[a-z] [a-z]+ [a-z]/i]',
          message: 'A sentence belongs in the words.json of the trade or tool, with placeholders.',
        },
      ],
    },
  },
);
