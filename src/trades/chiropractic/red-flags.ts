import type { Recommendation, Warning } from '../../estimate/index.ts';
import type { ChiropracticValues } from './course.ts';
import type { ChiropracticSource } from './sources.ts';

/**
 * How fast a doctor must see a sign, most urgent first (S31–S35, S38, S39): 911, an emergency room today,
 * a doctor before any adjustment, or a word with the doctor, which stops no price.
 */
const LEVELS = ['now', 'today', 'first', 'ask'] as const;
export type Urgency = (typeof LEVELS)[number];
type RedFlag = ChiropracticValues['flags'][number];

/** Each sign with how fast it is, and what it may be. */
const signs: Record<RedFlag, { readonly level: Urgency; readonly why: string }> = {
  bladder: { level: 'now', why: 'Nerves at the base of the spine may be pressed. Hours matter.' },
  numb: { level: 'now', why: 'Nerves at the base of the spine may be pressed. Hours matter.' },
  legs: { level: 'now', why: 'A weak leg can mean pressed nerves. Hours matter.' },
  stroke: { level: 'now', why: 'These can be a stroke or the heart. Minutes matter.' },
  fever: {
    level: 'today',
    why: 'Back pain with fever is an infection of the spine until a scan says otherwise.',
  },
  fall: {
    level: 'today',
    why: 'After a fall or crash, or with thin bones, something may be broken: that takes a scan.',
  },
  neck: { level: 'first', why: 'New severe neck pain or headache can come from a torn artery.' },
  cancer: {
    level: 'first',
    why: 'After cancer, with weight loss or with pain that never eases, a doctor looks for the cause first.',
  },
  clumsy: {
    level: 'first',
    why: 'Clumsy hands or unsteady walking can mean a pressed spinal cord. See the doctor within days.',
  },
  age: {
    level: 'ask',
    why: 'At your age new back pain is worth a word with your doctor. Alone it is a weak sign.',
  },
  careful: {
    level: 'ask',
    why: 'With blood thinners, after spine surgery, with rheumatoid arthritis, in pregnancy or for a child a thrust may be the wrong treatment.',
  },
};

/** Neck pain after a fall or crash may be a broken neck: the person keeps still and is fetched. */
const mayBeBrokenNeck = ({ flags, where }: ChiropracticValues): boolean =>
  flags.includes('fall') && (flags.includes('neck') || where === 'neck');

/** The most urgent of the signs, if any. */
export const urgencyOf = (v: ChiropracticValues): Urgency | undefined =>
  mayBeBrokenNeck(v)
    ? 'now'
    : LEVELS.find((level) => v.flags.some((flag) => signs[flag].level === level));

/** Whether a sign comes before any price. */
export const stopsPrice = (v: ChiropracticValues): boolean => {
  const level = urgencyOf(v);
  return level !== undefined && level !== 'ask';
};

const noPrice = 'We show no price while a warning sign is checked.';

const advice: Record<Urgency, Omit<Recommendation, 'reasons'>> = {
  now: {
    outcome: 'call-911',
    headline: 'Call 911 or go to an emergency room now. Do not see a chiropractor for this.',
    next: 'emergency',
  },
  today: {
    outcome: 'emergency-room-today',
    headline: 'Go to an emergency room today, before anyone adjusts your spine.',
    next: 'emergency',
  },
  first: {
    outcome: 'doctor-first',
    headline: 'See a doctor first. Come back for a price afterward.',
    flip: 'Once a doctor has found no reason against it, untick the sign and see the price.',
    next: 'official-help',
  },
  ask: {
    outcome: 'ask-your-doctor',
    headline: 'Ask your doctor before the first adjustment, and tell the chiropractor.',
    flip: 'With fever, a fall, cancer before or a weak leg, a doctor comes first.',
    next: 'official-help',
  },
};

/** What to do about the signs, the reason for each of them apart. */
export const redFlagAdvice = (level: Urgency, v: ChiropracticValues): Recommendation => ({
  ...advice[level],
  reasons: [
    ...(mayBeBrokenNeck(v)
      ? [
          'Neck pain after a fall or crash may be a broken neck. Keep still and let the crew move you.',
        ]
      : []),
    ...new Set(v.flags.map((flag) => signs[flag].why)),
    ...(level === 'ask' ? [] : [noPrice]),
  ],
});

const texts: Record<Urgency, string> = {
  now: 'Stop here. Call 911 or go to an emergency room now.',
  today: 'Stop here. Go to an emergency room today: this takes a scan.',
  first: 'Stop here. Have a doctor examine you before any adjustment.',
  ask: 'Ask your doctor before the first adjustment, and tell the chiropractor.',
};

const sourcesOf = {
  now: ['S31', 'S32', 'S34'],
  today: ['S31', 'S10'],
  first: ['S33', 'S31', 'S35', 'S39'],
  ask: ['S38', 'S39', 'S31'],
} as const;

export const redFlagWarning = (
  level: Urgency,
  v: ChiropracticValues,
): Warning<ChiropracticSource> => ({
  id: `red-flag-${level}`,
  level: level === 'ask' ? 'caution' : 'danger',
  text: mayBeBrokenNeck(v) ? 'Stop here. Call 911 now and keep your neck still.' : texts[level],
  sources: sourcesOf[level],
});
