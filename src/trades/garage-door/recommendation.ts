import { figure, money, type Given, type Recommendation } from '../../estimate/index.ts';
import type { GarageDoorValues } from './fields.ts';
import { CYCLES, springLife } from './springs.ts';

/** Repair from this share of a new door: price a new one (G22–G24). */
const REPLACE_FROM = 50;
/** From this age the line is ten points lower; one dealer drops it to about 40 % at 17 years (G23). */
const OLD_FROM_YEARS = 17;
const OLD_LINE = 40;
/** More than this share of the door damaged: a new door is usually cheaper (G22). */
const DAMAGED_SHARE = 0.3;
/** An opener younger than this is mended first: it lasts about 10 to 15 years (G11). */
const OPENER_YOUNG_YEARS = 10;
/** Ordinary springs that would last less than this many years are worth the better kind: our choice. */
const SHORT_SPRING_YEARS = 5;
/** Sections of a 7 ft door; an 8 ft door may have five. */
const SECTIONS = 4;

const isDamaged = (v: GarageDoorValues): boolean =>
  v.job === 'panel' && v.sections / SECTIONS > DAMAGED_SHARE;

/** What the springs of a door that is used much ask for. */
const betterSprings = (v: GarageDoorValues, given: Given): string | undefined => {
  const years = springLife(CYCLES.standard, v.perDay);
  return v.job === 'spring' &&
    v.springs === 'torsion' &&
    v.rating === 'standard' &&
    given.has('perDay') &&
    years < SHORT_SPRING_YEARS
    ? `At ${figure(v.perDay)} openings a day ordinary springs last about ${figure(years)} years. Ask for springs of 25,000 cycles.`
    : undefined;
};

const repairOrNew = (
  v: GarageDoorValues,
  { repair, newDoor }: Costs,
  given: Given,
): Recommendation => {
  const share = (100 * repair) / newDoor;
  const line = v.age >= OLD_FROM_YEARS ? OLD_LINE : REPLACE_FROM;
  const damaged = isDamaged(v);
  if (share >= line || damaged) {
    return {
      outcome: 'price-a-new-door',
      headline: 'Get a price for a new door as well.',
      reasons: [
        damaged
          ? `${figure(v.sections)} of about ${SECTIONS} sections are damaged. Above 30% of the door a new one is usually cheaper.`
          : `The repair is about ${figure(Math.round(share))}% of a new door (${money(newDoor)}). From ${line}% on, a new one is worth pricing${line === OLD_LINE ? ' for a door this old' : ''}.`,
        'Ask whether a matching section is still made.',
      ],
      flip: 'If the door is under 10 years old and sections are still made, ask for both prices.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'repair-is-enough',
    headline: 'A repair is enough.',
    reasons: [
      `It is about ${figure(Math.round(share))}% of a new door. Replacing is worth a thought from ${line}%.`,
      betterSprings(v, given) ??
        'Ask for a rough price by phone from the door’s size and material. A firm that will not say is a bad sign.',
    ],
    flip: `If the quote comes to ${line}% of a new door, price a new one too.`,
    next: 'quotes',
  };
};

const quiet = (v: GarageDoorValues, given: Given): string =>
  !given.has('attached')
    ? 'If there is a room beside or above it, a belt or wall opener is the quiet choice; a chain costs less.'
    : v.attached === 'yes'
      ? 'With a room beside or above it, a belt or wall opener is the quiet choice.'
      : 'With no room beside it, a chain opener does the same work for less.';

/** Whatever else is wrong: an opener that cannot see a child is not run again. */
const blindOpener = (v: GarageDoorValues, given: Given): Recommendation => ({
  outcome: 'new-opener',
  headline: 'Replace the opener: it cannot see a child.',
  reasons: [
    'Openers made since 1993 must reverse and have eyes or an edge sensor. Do not run yours until it is replaced.',
    v.job === 'close' || (v.job === 'opener' && v.fault !== 'runs')
      ? quiet(v, given)
      : 'Have the opener changed on the same visit, and ask for both prices.',
  ],
  flip: 'If there are eyes after all, or an edge sensor that makes the door go back up, test them first.',
  next: 'quotes',
});

const deadOpener = (
  v: GarageDoorValues,
  { repair, openerNew }: Costs,
  given: Given,
): Recommendation => {
  const young = given.has('openerAge') && v.openerAge < OPENER_YOUNG_YEARS;
  const old = given.has('openerAge') && v.openerAge >= OPENER_YOUNG_YEARS;
  if (v.powered === 'no')
    return {
      outcome: 'check-power',
      headline: 'Check the outlet, the breaker and the lock button first.',
      reasons: [
        'Plug a lamp into its outlet and press the outlet’s reset button. A lock button on the wall control shuts out every remote.',
        'If it still does nothing, ask for a repair price as well: a gear or a board can be changed.',
      ],
      flip: 'If it has power and is over 10 to 15 years old, a new opener is the better money.',
      next: 'do-it-yourself',
    };
  if (young || (v.fix === 'repair' && !old))
    return {
      outcome: 'mend-opener',
      headline: 'Have it mended, if a part is all it needs.',
      reasons: [
        young
          ? `At ${figure(v.openerAge)} years it has years left: openers last about 10 to 15.`
          : 'Openers last about 10 to 15 years: mend one that is younger.',
        v.fix === 'repair'
          ? `That is about ${money(repair)}; a new one comes to about ${money(openerNew)}.`
          : 'Ask for the price of a gear or a board before you buy a new one.',
      ],
      flip: 'If the price comes to half of a new opener, take the new one.',
      next: 'quotes',
    };
  return {
    outcome: 'new-opener',
    headline: 'A new opener, if a repair is not much cheaper.',
    reasons: [
      old
        ? `At ${figure(v.openerAge)} years it is near its end: openers last about 10 to 15.`
        : 'Openers last about 10 to 15 years. For a younger one ask what a gear or a board would cost.',
      quiet(v, given),
    ],
    flip: 'If it is under 10 years old, have it mended.',
    next: 'quotes',
  };
};

interface Costs {
  /** The repair as quoted or as we price it, US dollars. */
  readonly repair: number;
  /** New insulated doors of this size, as quoted or as we price them, US dollars. */
  readonly newDoor: number;
  /** A new opener of the drive asked for, US dollars. */
  readonly openerNew: number;
}

/** What we would do: yourself, under warranty, wait, repair, or a new door or opener. */
export const advise = (v: GarageDoorValues, costs: Costs, given: Given): Recommendation => {
  const { repair } = costs;
  if (v.eyes === 'no') return blindOpener(v, given);
  if (v.job === 'new') {
    return {
      outcome: 'new-door',
      headline: 'Get two or three written prices for the same door.',
      reasons: [
        given.has('attached') && v.attached === 'yes' && v.material === 'steel'
          ? 'With a room beside or above the garage, think of insulation: a Texas door company suggests R-12 to R-16 here.'
          : 'Ask whether springs, track, hauling away the old door and a balance test are in the price.',
        v.age < 10
          ? 'A door under 10 years old is usually repaired. Have you a price for that?'
          : 'Doors last about 15 to 30 years.',
      ],
      flip: 'If one part broke on a sound door, price the repair first.',
      next: 'quotes',
    };
  }
  if (v.warranty === 'yes') {
    return {
      outcome: 'warranty',
      headline: 'Call whoever gave the warranty first.',
      reasons: [
        'Ask whether wear, labor and the visit are covered. “Lifetime” spring warranties usually leave out wear.',
        `Without it the job comes to about ${money(repair)}.`,
      ],
      flip: 'If the paper leaves out wear, you pay: get a price by phone.',
      next: 'warranty',
    };
  }
  if (v.job === 'close' && v.cleaned === 'no') {
    return {
      outcome: 'clean-the-eyes',
      headline: 'Clean and line up the two eyes first. It costs nothing.',
      reasons: [
        'Dirty or crooked eyes are the likely cause. Wipe both lenses, line them up and try again.',
        'Then test: lay a 2×4 flat under the door. The door must go back up when it touches it.',
      ],
      flip: 'If it still goes back up with clean eyes in line, have it seen to.',
      next: 'do-it-yourself',
    };
  }
  if (v.job === 'opener' && v.fault === 'remote') {
    return {
      outcome: 'remote',
      headline: 'Change the battery in the remote, then pair it again.',
      reasons: ['The wall button works, so the opener does. A new remote costs about $30 to $40.'],
      flip: 'If the wall button fails too, it is the opener.',
      next: 'do-it-yourself',
    };
  }
  if (v.job === 'opener' && v.fault === 'dead') return deadOpener(v, costs, given);
  if (isDamaged(v)) return repairOrNew(v, costs, given);
  if ((v.job === 'noise' || v.job === 'panel') && v.smooth === 'yes' && v.edge === 'no') {
    return {
      outcome: 'can-wait',
      headline: 'This can wait.',
      reasons: [
        'Noise and dents are no emergency while the door moves safely.',
        'Test it each month: balance, reversal, eyes. If it sticks, drops or hangs crooked, stop using it.',
      ],
      ...(v.job === 'panel'
        ? {
            flip: 'If it is the top or the bottom section, do not wait: the opener and the cables hang on them.',
          }
        : {}),
      next: 'wait',
    };
  }
  return repairOrNew(v, costs, given);
};
