import { money, type Recommendation } from '../../estimate/index.ts';
import type { CleaningValues } from './calculator.ts';
import { mayAskFund } from './paying.ts';
import { isSmallSpot } from './scene.ts';

const peopleFirst = (v: CleaningValues): Recommendation | undefined => {
  if (v.now.includes('hurt') || v.now.includes('crisis')) {
    return {
      outcome: 'people-first',
      headline: 'Please make the call first. This can wait.',
      reasons: [
        v.now.includes('hurt')
          ? '911 if someone is hurt, or if you are not sure.'
          : '988 is there to talk, by call or text, at any hour, for you as well.',
        'Nothing here is lost: come back whenever you want.',
      ],
      next: 'emergency',
    };
  }
  if (v.now.includes('poked')) {
    return {
      outcome: 'see-a-doctor',
      headline: 'Please see a doctor today, then come back.',
      reasons: ['A cut, a needle or a splash is treated best within hours.'],
      next: 'emergency',
    };
  }
  return undefined;
};

const onClutter = (v: CleaningValues): Recommendation => {
  if (v.atRisk === 'yes') {
    return {
      outcome: 'call-adult-services',
      headline: 'Call Adult Protective Services: 1-800-252-5400.',
      reasons: [
        'They help older and disabled adults who are not safe at home. In Texas reporting is the law.',
        'If someone is in danger this minute, call 911.',
      ],
      next: 'official-help',
    };
  }
  if (Number(v.level) <= 2 && v.waste === 'no') {
    return {
      outcome: 'family-and-a-dumpster',
      headline: 'Family, friends and a dumpster may be enough.',
      reasons: [
        'Exits are mostly free and nothing is unsafe to touch, so no special crew is needed.',
        'Go at the pace of the person who lives there. Some trash companies collect bulk for a fee.',
      ],
      next: 'do-it-yourself',
    };
  }
  return {
    outcome: 'trained-crew',
    headline: 'A crew trained for this is worth its price.',
    reasons: [
      'From level 3 on, or with waste or needles, a trained team is advised.',
      'Ask that nothing leaves the home before someone you trust has looked at it.',
    ],
    next: 'quotes',
  };
};

/** What we would do: people first, wait for the release, official help, clean it, or ask crews. */
export const advise = (v: CleaningValues, bill: number): Recommendation => {
  const first = peopleFirst(v);
  if (first) return first;
  if (v.situation === 'clutter') return onClutter(v);
  if (v.released === 'no') {
    return {
      outcome: 'wait-for-release',
      headline: 'There is nothing you need to do yet.',
      reasons: [
        'The police and the medical examiner finish first. They tell you when the home is yours again.',
        'They do not clean. Until then, keep the door locked and write down the case number.',
      ],
      next: 'wait',
    };
  }
  if (isSmallSpot(v)) {
    return {
      outcome: 'clean-it-yourself',
      headline: 'A small fresh spot on a hard floor you can clean yourself.',
      reasons: [
        'Gloves, paper towels, then one part bleach to ten parts water. Bag what you used.',
        'If it soaked into anything, or if you would rather not, a crew can do it. Both are fine.',
      ],
      next: 'do-it-yourself',
    };
  }
  if (v.cover === 'yes' && bill > v.deductible) {
    return {
      outcome: 'insurer-first',
      headline: 'Ask your insurer before you sign with anyone.',
      reasons: [
        `With their yes you would pay about ${money(v.deductible)} of about ${money(bill)}.`,
        'Many contracts say you owe it all if the insurer does not pay. Read that line.',
      ],
      next: 'insurance',
    };
  }
  return {
    outcome: 'two-written-prices',
    headline: 'Ask two crews for a written scope and price.',
    reasons: [
      'No honest crew gives a fixed price before it has seen the room: what soaked in shows only later.',
      mayAskFund(v)
        ? 'The state’s fund for crime victims may help with up to $2,250, after insurance. It decides by itself.'
        : v.cover === 'unsure'
          ? 'Call the home insurer before you sign. It often pays part, and it may want to see the room.'
          : 'You may say no, and you may take a day. Nobody should hurry you.',
    ],
    next: 'quotes',
  };
};
