import type { Recommendation, Warning } from '../../estimate/index.ts';
import type { ChiropracticSource } from './sources.ts';

/** Signs that come before any price, most urgent first, and how fast a doctor must see them (S31–S35). */
const urgency = {
  bladder: 'now',
  numb: 'now',
  legs: 'now',
  stroke: 'now',
  fever: 'today',
  fall: 'today',
  neck: 'first',
  cancer: 'first',
  age: 'first',
} as const satisfies Record<string, 'now' | 'today' | 'first'>;

export type RedFlag = keyof typeof urgency;
export type Urgency = (typeof urgency)[RedFlag];

/** The most urgent of the signs, if any. */
export const urgencyOf = (flags: readonly RedFlag[]): Urgency | undefined =>
  (['now', 'today', 'first'] as const).find((level) =>
    flags.some((flag) => urgency[flag] === level),
  );

const noPrice = 'We show no price while a warning sign is checked.';

const advice: Record<Urgency, Recommendation> = {
  now: {
    outcome: 'call-911',
    headline: 'Call 911 or go to an emergency room now. Do not see a chiropractor for this.',
    reasons: [
      'These can be signs of pressed nerves at the base of the spine, or of a stroke. Hours matter.',
      noPrice,
    ],
    next: 'emergency',
  },
  today: {
    outcome: 'doctor-today',
    headline: 'See a doctor today, before anyone adjusts your spine.',
    reasons: [
      'Fever can mean an infection of the spine. A fall or thin bones can mean a break.',
      noPrice,
    ],
    next: 'official-help',
  },
  first: {
    outcome: 'doctor-first',
    headline: 'See a doctor first. Come back for a price afterward.',
    reasons: [
      'New severe neck pain or headache must be examined before any neck adjustment. The other signs call for tests.',
      noPrice,
    ],
    next: 'official-help',
  },
};

export const redFlagAdvice = (level: Urgency): Recommendation => advice[level];

const texts: Record<Urgency, string> = {
  now: 'Stop here. Call 911 or go to an emergency room now.',
  today: 'Stop here. See a doctor or an urgent care clinic today.',
  first: 'Stop here. Have a doctor examine you before any adjustment.',
};

export const redFlagWarning = (level: Urgency): Warning<ChiropracticSource> => ({
  id: `red-flag-${level}`,
  level: 'danger',
  text: texts[level],
  sources:
    level === 'now'
      ? ['S31', 'S32', 'S34']
      : level === 'today'
        ? ['S31', 'S10']
        : ['S33', 'S31', 'S35'],
});
