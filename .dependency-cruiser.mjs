/**
 * Which way imports run, a line a folder, from the ground up; `npm run check:imports` holds it, circles by
 * types too.
 */

/** A folder of src/, what of src/ it may import beside itself, and why no more. */
const mayImportOnly = (folder, allowed, comment) => ({
  name: `${folder} imports only what it may`,
  comment,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: [folder, ...allowed].map((path) => `^src/${path}`) },
});

const ground = 'Facts of a place, a clock, a name: they know nothing of prices or people.';
const pure = 'Rules and words as data: no page, no network.';
const island = 'An island knows what lies below it, and no page.';
const rules = '(engine|place)/';
const below = '(engine|place|time|contact|trades|selling|backend|kit|styles)/|^src/site\\.ts$';

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
    mayImportOnly('engine', [], 'The engine is pure and imports nothing from the rest.'),
    mayImportOnly('engine/cost', [], layers),
    mayImportOnly('engine/say', ['engine/cost/'], layers),
    mayImportOnly('engine/questions', ['engine/(cost|say)/'], layers),
    mayImportOnly('engine/run', ['engine/(cost|say|questions)/'], layers),
    mayImportOnly('place', [], ground),
    mayImportOnly('time', [], ground),
    mayImportOnly('contact', ['place/', 'time/'], ground),
    mayImportOnly('trades', [rules], 'Trades are pure: they know the engine and the places.'),
    mayImportOnly('tools', [rules, 'trades/'], 'Tools are pure, and draw on the trades.'),
    mayImportOnly('quote', ['engine/'], 'Reading and comparing quotes is pure.'),
    mayImportOnly('selling', [rules, 'contact/', 'trades/', 'site\\.ts$'], pure),
    mayImportOnly('help', [rules, 'trades/', 'selling/'], pure),
    mayImportOnly('search', ['routes\\.ts$'], pure),
    mayImportOnly('reading', [rules, 'trades/', 'help/', 'selling/', 'routes\\.ts$'], pure),
    mayImportOnly(
      'backend',
      ['place/', 'contact/', 'trades/', 'selling/', 'search/', 'site\\.ts$'],
      'The network serves the rest, not the other way round.',
    ),
    mayImportOnly('session', ['backend/'], 'Who is signed in, and nothing of what they do.'),
    mayImportOnly(
      'kit',
      [rules, 'time/', 'contact/', 'trades/', 'backend/', 'styles/'],
      'What every island shares knows none of them.',
    ),
    mayImportOnly('homeowner', [below, 'tools/', 'quote/', 'help/', 'search/'], island),
    mayImportOnly('account', [below, 'session/'], island),
    mayImportOnly('company', [below, 'session/', 'account/', 'homeowner/'], island),
    mayImportOnly('operator', [below, 'session/', 'account/', 'homeowner/'], island),
    mayImportOnly('guard', [below, 'session/', 'account/', 'company/', 'operator/'], island),
    {
      name: 'site imports nothing signed in',
      comment: 'Static parts touch no network and are drawn by pages.',
      severity: 'error',
      from: { path: '^src/site/' },
      to: { path: '^src/(backend|session|account|operator|guard|pages)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
