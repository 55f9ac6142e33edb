import { money, price, type Given, type Recommendation } from '../../estimate/index.ts';
import type { CleaningValues } from './model.ts';
import { FUND_LIMIT, mayAskFund } from './paying.ts';
import { clearanceOf, isSmallSpot, type Clearance } from './scene.ts';

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

/** Before anybody cleans: who has to be called, and who has to say yes. */
const officialsFirst: Record<Exclude<Clearance, 'cleared'>, Recommendation> = {
  unreported: {
    outcome: 'report-it-first',
    headline: 'Please call 911 first. Leave everything as it is.',
    reasons: [
      'Under hospice care: call the hospice nurse instead, who does what is needed.',
      'A death at home without hospice, or a crime, has to be told to the police before anything is touched.',
      'Cleaning can wait. Nobody will blame you for waiting.',
    ],
    flip: 'Once the police or the medical examiner say you may go in, come back for the price.',
    next: 'emergency',
  },
  unsure: {
    outcome: 'was-it-a-crime',
    headline: 'If someone did this to them, call 911 before anything is cleaned.',
    reasons: [
      'Cleaning takes away what the police need, and the state’s fund helps only where the crime was reported.',
      'The same if nobody knows how it happened.',
    ],
    flip: 'If it was an accident or an illness, say so under “Who pays”, and cleaning comes next.',
    next: 'official-help',
  },
  waiting: {
    outcome: 'wait-for-release',
    headline: 'There is nothing you need to do yet.',
    reasons: [
      'The police and the medical examiner finish first. They tell you when the home is yours again.',
      'They do not clean. Until then, keep the door locked and write down the case number.',
    ],
    flip: 'Once they say you may go in, ask two crews for a written price.',
    next: 'wait',
  },
  open: {
    outcome: 'ask-for-release',
    headline: 'First: may the home be entered? Please stay out until then.',
    reasons: [
      'The police or the medical examiner say when. Until then nothing is moved or cleaned.',
      'If nobody has been called: the hospice nurse, where there is one; if not, call 911.',
    ],
    flip: 'If they have said yes, or a hospice nurse came, ask two crews for a written price.',
    next: 'wait',
  },
};

/** Something unsafe that is no wound: each kind has its own way, and bleach is wrong for some. */
const onOther = (v: CleaningValues): Recommendation => {
  switch (v.what) {
    case 'drugs':
      return {
        outcome: 'leave-and-call',
        headline: 'Leave it, go out, and call the police.',
        reasons: [
          'What a lab or powder leaves behind can make people ill. Do not clean, sweep or stir it up.',
          'If anyone is drowsy, faint or hardly breathing, call 911.',
        ],
        flip: 'Once the police have been, a crew trained for drug residue can give a price.',
        next: 'emergency',
      };
    case 'sewage':
      return {
        outcome: 'sewage-is-water-damage',
        headline: 'Sewage is work for a water damage crew.',
        reasons: ['Stop the water and keep people and pets out. Porous things have to go.'],
        next: 'other-trade',
        trade: 'water-damage',
      };
    case 'animals':
      return {
        outcome: 'wet-it-first',
        headline: 'Never sweep or vacuum droppings. Wet them first.',
        reasons: [
          'Open the windows and stay out for half an hour. Then gloves; spray with disinfectant, wait five minutes, wipe with paper towels.',
          'Have whatever got in kept out, or it comes back.',
        ],
        flip: 'If there is much of it, or it is in ducts or insulation, have a crew do it.',
        next: 'other-trade',
        trade: 'pest-control',
      };
    default:
      return {
        outcome: 'let-a-crew-look',
        headline: 'Do not touch it. Let a trained crew look.',
        reasons: [
          v.what === 'needles'
            ? 'Never pick up or cap a needle by hand. Close the room to children and pets.'
            : 'What it is decides how it is cleaned. Bleach is wrong for some things.',
          'Ask two crews what they think it is, and for a written scope and price.',
        ],
        next: 'quotes',
      };
  }
};

const onClutter = (v: CleaningValues, given: Given): Recommendation => {
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
  if (!given.has('level') && v.waste === 'no') {
    return {
      outcome: 'how-full-is-it',
      headline: 'How full it is decides who should do it.',
      reasons: [
        'If doors and stairs are mostly free and nothing is unsafe to touch: family, friends and a dumpster.',
        'If a room cannot be used, or there is waste or needles: a crew trained for it.',
      ],
      next: 'wait',
    };
  }
  if (Number(v.level) <= 2 && v.waste === 'no') {
    return {
      outcome: 'family-and-a-dumpster',
      headline: 'Family, friends and a dumpster may be enough.',
      reasons: [
        given.has('waste')
          ? 'Exits are mostly free and nothing is unsafe to touch, so no special crew is needed.'
          : 'Exits are mostly free. If nothing is unsafe to touch, no special crew is needed.',
        'Go at the pace of the person who lives there. Some trash companies collect bulk for a fee.',
      ],
      flip: 'With waste from people or animals, or needles, have a trained crew do it.',
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

/** What we would do: people first, then the police, official help, clean it, or ask crews. */
export const advise = (v: CleaningValues, bill: number, given: Given): Recommendation => {
  const first = peopleFirst(v);
  if (first) return first;
  if (v.situation === 'clutter') return onClutter(v, given);
  if (v.situation === 'other') return onOther(v);
  const clearance = clearanceOf(v, given);
  if (clearance !== 'cleared') return officialsFirst[clearance];
  if (isSmallSpot(v, given)) {
    return {
      outcome: 'clean-it-yourself',
      headline: 'A spot no larger than a dinner plate you can clean yourself.',
      reasons: [
        'Open a window. Wear gloves and eye protection. Take up what you can with paper towels.',
        'Then one part bleach to ten parts water, left wet for 20 minutes. Never mix bleach with any other cleaner. Bag what you used.',
      ],
      flip: 'If it soaked into anything, or if you would rather not, a crew can do it.',
      next: 'do-it-yourself',
    };
  }
  if (v.owner === 'rented') {
    return {
      outcome: 'landlord-first',
      headline: 'Tell the landlord before you sign or pay.',
      reasons: [
        'Floors and walls are mostly the owner’s to clean, and the owner’s insurer may pay. The lease may say otherwise.',
        'For furniture and belongings ask the insurer of the renter.',
      ],
      flip: 'If the owner refuses in writing, ask two crews for a written price.',
      next: 'insurance',
    };
  }
  if (v.cover === 'yes' && (v.deductible === null || bill > v.deductible)) {
    return {
      outcome: 'insurer-first',
      headline: 'Ask your insurer before you sign with anyone.',
      reasons: [
        v.deductible === null
          ? 'With their yes you would pay your deductible.'
          : `With their yes you would pay ${price(v.deductible)} of about ${money(bill)}.`,
        'Many contracts say you owe it all if the insurer does not pay. Read that line.',
      ],
      flip: 'If they say no, ask two crews for a written price.',
      next: 'insurance',
    };
  }
  return {
    outcome: 'two-written-prices',
    headline: 'Ask two crews for a written scope and price.',
    reasons: [
      'No honest crew gives a fixed price before it has seen the room: what soaked in shows only later.',
      mayAskFund(v)
        ? `The state’s fund for crime victims may help with up to ${price(FUND_LIMIT)}, after insurance. It decides by itself.`
        : v.cover === 'unsure'
          ? 'If the home is insured, call the insurer before you sign. It often pays part, and it may want to see the room.'
          : 'You may say no, and you may take a day. Nobody should hurry you.',
    ],
    flip: 'If an insurer pays, let it see the room before anyone signs.',
    next: 'quotes',
  };
};
