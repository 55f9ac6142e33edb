import page from '../../../content/tools/solar-fit/page.json' with { type: 'json' };
import { defineTool } from '../tool.ts';
import { rule } from './rule.ts';

export const solarFit = defineTool(page, {
  id: 'solar-fit',
  path: '/solar-assessment-tool',
  trade: 'solar',
  rule,
});
