import type { Values } from '../../estimate/index.ts';
import type { fields } from './fields.ts';

export type SeniorCareValues = Values<typeof fields>;

/** Where the answers point, from least to most care. */
export type Level = 'none' | 'tasks' | 'some-help' | 'type-b' | 'memory' | 'nursing';

/** A place that care is priced in. */
export type Setting = Exclude<SeniorCareValues['setting'], 'suggested'>;

/** From this many daily activities we point to assisted living: our sorting, no published cut-off exists. */
const MUCH_HELP = 3;

/**
 * Sorts the answers. Three cut-offs are lines of the Texas license (26 TAC 553, S7): help to leave the
 * building and help at night take a Type B license; a person never out of bed cannot live in either type.
 * The Alzheimer's certificate is held by Type B places only (S32). The rest is our own sorting, a start for
 * a talk with a doctor or a licensed assessor.
 */
export const levelOf = (v: SeniorCareValues): Level => {
  if (v.evacuate === 'bed' || v.nursing === 'yes') return 'nursing';
  if (v.memory === 'wanders') return 'memory';
  if (v.evacuate === 'help' || v.night === 'yes' || v.help.length >= MUCH_HELP) return 'type-b';
  if (v.help.length > 0 || v.memory === 'loss') return 'some-help';
  return v.tasks.length > 0 ? 'tasks' : 'none';
};

const settings = {
  none: 'home',
  tasks: 'home',
  'some-help': 'home',
  'type-b': 'assisted',
  memory: 'memory',
  nursing: 'shared',
} as const satisfies Record<Level, Setting>;

export const settingOf = (v: SeniorCareValues): Setting =>
  v.setting === 'suggested' ? settings[levelOf(v)] : v.setting;

/**
 * Levels of care charged above the rent: one for each two daily activities begun, one for nights, at most
 * 4. Communities have 3 to 5 such steps, set by their own assessment (S14, S15).
 */
export const careLevels = (v: SeniorCareValues): number =>
  Math.min(4, Math.ceil(v.help.length / 2) + (v.night === 'yes' ? 1 : 0));
