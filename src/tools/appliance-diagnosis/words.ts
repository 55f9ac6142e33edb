import own from '../../../content/tools/appliance-diagnosis/words.json' with { type: 'json' };
import { words as repair, type ApplianceWord } from '../../trades/appliance-repair/words.ts';
import { tenantWords } from '../../trades/tenant.ts';

/** What the calculator says that this tool never has occasion to. */
const UNSAID = new Set<string>([
  'reason.check',
  'reason.symptom-decides',
  'metric.fault',
  'text.no-fault',
  'metric.if-refused',
  'metric.nothing-broken',
  'metric.five-thousand-rule',
  'metric.five-thousand-rule.how',
  'text.five-thousand',
  'text.no-age',
] satisfies ApplianceWord[]);

const SAID = /^(advice|reason|flip|metric|text|series|along|curve|warning)\.(?!cause-)/;

/** The tool's own sentences, and those of the calculator whose advice it hands on. */
export const words = {
  ...Object.fromEntries(
    Object.entries(repair).filter(
      ([name]) => SAID.test(name) && !UNSAID.has(name) && !(name in tenantWords),
    ),
  ),
  ...own,
};

export type ApplianceCheckWord = keyof typeof own | ApplianceWord;
