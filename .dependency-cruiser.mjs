/**
 * Which way imports run; `npm run check:imports` holds it, circles by types too.
 * pages → components, islands → tools → trades → estimate; islands → session, backend.
 */

/** A folder of src/, what of src/ it may import beside itself, and why no more. */
const mayImportOnly = (folder, allowed, comment) => ({
  name: `${folder} imports only what it may`,
  comment,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((path) => `^src/${path}`) },
});

const mayNotImport = (folder, forbidden, comment) => ({
  name: `${folder} does not import ${forbidden.join(', ')}`,
  comment,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: `^src/(${forbidden.join('|')})/` },
});

const layers = 'The layers of the engine: cost, then say and questions, then run, then results.';

export default {
  forbidden: [
    {
      name: 'no circles',
      comment: 'Two files that need each other are one notion, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    mayImportOnly('estimate', [], 'The engine is pure and imports nothing from the rest.'),
    mayImportOnly('estimate/cost', [], layers),
    mayImportOnly('estimate/say', ['estimate/cost/'], layers),
    mayImportOnly('estimate/questions', ['estimate/(cost|say)/'], layers),
    mayImportOnly('estimate/run', ['estimate/(cost|say|questions)/'], layers),
    mayImportOnly(
      'trades',
      ['estimate/', 'cities.ts', 'places.ts'],
      'Trades are pure: they import the engine, the cities and the facts by place.',
    ),
    mayImportOnly(
      'tools',
      ['estimate/', 'trades/', 'cities.ts', 'places.ts'],
      'Tools are pure, and draw on the engine and the trades.',
    ),
    mayImportOnly('quote', ['estimate/'], 'Reading and comparing quotes is pure.'),
    mayNotImport(
      'backend',
      ['islands', 'components', 'layouts', 'pages'],
      'The network serves the rest, not the other way round.',
    ),
    mayNotImport(
      '(components|layouts)',
      ['backend', 'session', 'pages'],
      'Static components do not touch the network.',
    ),
    mayNotImport(
      'islands',
      ['pages', 'layouts', 'components'],
      'Islands are drawn by pages, not the other way round.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
