import type { Model } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { settingOf } from './level.ts';
import { monthLines } from './month.ts';

/** A month of care for an older person in North Texas, by setting, and who might pay. */
export const model = {
  trade: 'senior-care',
  version: '2026.11.2',
  fields,
  lines: (v) => [...monthLines(v, settingOf(v)), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
