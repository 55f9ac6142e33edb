import page from '../../../content/tools/appliance-diagnosis/page.json' with { type: 'json' };
import { defineTool } from '../tool.ts';
import { rule } from './rule.ts';

export const applianceDiagnosis = defineTool(page, {
  id: 'appliance-diagnosis',
  path: '/appliance-diagnostic-guide',
  trade: 'appliance-repair',
  rule,
});
