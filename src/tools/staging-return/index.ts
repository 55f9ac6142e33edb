import page from '../../../content/tools/staging-return/page.json' with { type: 'json' };
import { defineTool } from '../tool.ts';
import { rule } from './rule.ts';

export const stagingReturn = defineTool(page, {
  id: 'staging-return',
  path: '/home-staging-calculator-page',
  trade: 'home-staging',
  rule,
});
