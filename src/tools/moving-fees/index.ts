import page from '../../../content/tools/moving-fees/page.json' with { type: 'json' };
import { defineTool } from '../tool.ts';
import { rule } from './rule.ts';

export const movingFees = defineTool(page, {
  id: 'moving-fees',
  path: '/hidden-moving-fee-saving',
  trade: 'moving',
  counts: 'on-top',
  rule,
});
