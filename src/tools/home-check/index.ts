import page from '../../../content/tools/home-check/page.json' with { type: 'json' };
import { defineTool } from '../tool.ts';
import { rule } from './rule.ts';

export const homeCheck = defineTool(page, {
  id: 'home-check',
  path: '/assessment',
  rule,
  partByPart: true,
});
