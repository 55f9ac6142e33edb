import type { ThreePoint } from '../../engine/index.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures } from './figures.ts';

/** Where the answers point, from least to most care. */
export type Level = 'none' | 'tasks' | 'some-help' | 'type-b' | 'memory' | 'nursing';

/** A place that care is priced in. */
export type Setting = Exclude<SeniorCareValues['setting'], 'suggested'>;

/**
 * Whether they could leave the building in a fire without a hand. Who needs one out of bed or a chair could
 * not, whatever else was answered.
 */
export const leavesAlone = ({ evacuate, help }: SeniorCareValues): boolean =>
  evacuate === 'alone' && !help.includes('moving');

/**
 * Sorts the answers. Three cut-offs are lines of the Texas license (26 TAC 553, S7): help to leave the
 * building and help at night take a Type B license; a person never out of bed cannot live in either type.
 * The Alzheimer's certificate is held by Type B places only (S32). The rest is our own sorting, a start for
 * a talk with a doctor or a licensed assessor.
 */
export const levelOf = (v: SeniorCareValues): Level => {
  if (v.evacuate === 'bed' || v.nursing === 'yes') return 'nursing';
  if (v.memory === 'wanders') return 'memory';
  if (!leavesAlone(v) || v.night === 'yes' || v.help.length >= figures.muchHelp.value)
    return 'type-b';
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

/** Whether the setting is a nursing home, in a shared or a private room. */
export const isNursingHome = (setting: Setting): boolean =>
  setting === 'shared' || setting === 'private';

/** Whether house and food are still to be paid beside the care. */
export const livesAtHome = (v: SeniorCareValues): boolean => ['home', 'day'].includes(settingOf(v));

/**
 * Levels of care charged above the rent: one for each two daily activities begun, and one for nights, up
 * to as many as communities have.
 */
export const careLevels = (v: SeniorCareValues): number =>
  Math.min(
    figures.mostCareLevels.value,
    Math.ceil(v.help.length / figures.activitiesALevel.value) + (v.night === 'yes' ? 1 : 0),
  );

const hoursByTask: Readonly<Partial<Record<SeniorCareValues['tasks'][number], number>>> =
  figures.taskHours.value;

/** Hours a week that the tasks add, as far as anybody publishes them. */
const taskHours = ({ tasks }: SeniorCareValues): number =>
  tasks.reduce((sum, task) => sum + (hoursByTask[task] ?? 0), 0);

/**
 * Paid hours a week at home: those entered, else what the answers suggest, with how far it may differ. A
 * daily nurse has a line of her own and fills no day with an aide.
 */
export const hoursOf = (v: SeniorCareValues): ThreePoint => {
  if (v.hours !== null) return { low: v.hours, typical: v.hours, high: v.hours };
  const { start, activity, loss, wanders, bed } = figures.suggestedHours.value;
  const byDay = start + taskHours(v) + activity * v.help.length + (v.memory === 'loss' ? loss : 0);
  const atLeast = v.evacuate === 'bed' ? bed : v.memory === 'wanders' ? wanders : 0;
  const hours = Math.max(byDay + (v.night === 'yes' ? figures.nightHours.value : 0), atLeast);
  const { low, typical, high } = figures.hoursWidth.value;
  const most = figures.weekHours.value;
  return {
    low: Math.min(most, hours * low),
    typical: Math.min(most, hours * typical),
    high: Math.min(most, hours * high),
  };
};
