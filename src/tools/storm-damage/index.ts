import page from '../../../content/tools/storm-damage/page.json' with { type: 'json' };
import { defineTool } from '../tool.ts';
import { rule } from './rule.ts';

export const stormDamage = defineTool(page, {
  id: 'storm-damage',
  path: '/roof-damage-assessment-calculator',
  trade: 'roofing',
  rule,
});
