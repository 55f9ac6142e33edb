import type { ChiropracticValues } from './fields.ts';

/**
 * How fast a doctor must see a sign, most urgent first (S31–S35, S38, S39): 911, an emergency room today,
 * a doctor before any adjustment, or a word with the doctor, which stops no price.
 */
const URGENCIES = ['now', 'today', 'first', 'ask'] as const;
export type Urgency = (typeof URGENCIES)[number];
export type RedFlag = ChiropracticValues['flags'][number];

/** How fast each sign is. */
const urgency: Record<RedFlag, Urgency> = {
  bladder: 'now',
  numb: 'now',
  legs: 'now',
  stroke: 'now',
  fever: 'today',
  fall: 'today',
  neck: 'today',
  cancer: 'first',
  clumsy: 'first',
  age: 'ask',
  careful: 'ask',
};

/** Neck pain after a fall or crash may be a broken neck: the person keeps still and is fetched. */
export const mayBeBrokenNeck = ({ flags, where }: ChiropracticValues): boolean =>
  flags.includes('fall') && (flags.includes('neck') || where === 'neck');

/** Blood thinners and the like make a thrust to the neck a doctor’s question first. */
const isCarefulNeck = ({ flags, where }: ChiropracticValues): boolean =>
  flags.includes('careful') && where === 'neck';

const urgencyOfSign = (flag: RedFlag, v: ChiropracticValues): Urgency =>
  flag === 'careful' && isCarefulNeck(v) ? 'first' : urgency[flag];

/** The most urgent of the signs, if any. */
export const urgencyOf = (v: ChiropracticValues): Urgency | undefined =>
  mayBeBrokenNeck(v)
    ? 'now'
    : URGENCIES.find((level) => v.flags.some((flag) => urgencyOfSign(flag, v) === level));

/** Whether a sign comes before any price. */
export const stopsPrice = (v: ChiropracticValues): boolean => {
  const level = urgencyOf(v);
  return level !== undefined && level !== 'ask';
};
