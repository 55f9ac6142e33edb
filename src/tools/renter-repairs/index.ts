import page from '../../../content/tools/renter-repairs/page.json' with { type: 'json' };
import { LANDLORD_LETTER } from '../../trades/tenure.ts';
import { defineTool } from '../tool.ts';
import { rule } from './rule.ts';

export const renterRepairs = defineTool(page, {
  id: 'renter-repairs',
  path: LANDLORD_LETTER,
  rule,
});
