import type { Reference } from '../trades/source-books.ts';
import type { TradeId } from '../trades/trade.ts';
import type { HelpDrawingId } from './drawings.ts';
import type { HelpKind } from './numbers.ts';

/** One step of a help card. */
export interface HelpStep {
  readonly drawing: HelpDrawingId;
  readonly heading: string;
  readonly text: string;
}

/** An emergency: what is seen, who to call, what to do in three steps. */
export interface Hazard {
  readonly id: HazardId;
  /** What is tapped: what a person sees, in two or three words. */
  readonly label: string;
  /** One stroked path on a 24 × 24 grid, as in `src/kit/icons.ts`. */
  readonly icon: string;
  /** What to do before the call, in one line; the numbers follow it. */
  readonly first: string;
  readonly calls: readonly {
    readonly kind: HelpKind;
    readonly when?: string;
    /** The step, from 1, that may need it and under which it stands; without one, above all steps. */
    readonly step?: number;
  }[];
  readonly steps: readonly HelpStep[];
  /** Where the steps were read, for those that rest on more than a number to call. */
  readonly sources?: readonly Reference[];
  /** When it is over: what to do then, and the quiet link to what it costs. */
  readonly after: { readonly text: string; readonly link: string; readonly trade: TradeId };
  /** What people type who are in it; the search answers these before anything else. */
  readonly words: readonly string[];
}

export type HazardId = 'water' | 'gas' | 'co' | 'sewage' | 'tree' | 'heat' | 'hurt' | 'sting';

export const hazards: readonly Hazard[] = [
  {
    id: 'water',
    label: 'Water running',
    icon: 'M12 3c3.6 4.3 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.4-6.7 6-11ZM9 14.300a3 3 0 0 0 3 3',
    first: 'Stay out of water that has reached an outlet. Someone hurt, or sparks? Call:',
    steps: [
      {
        drawing: 'wetRoom',
        heading: 'Keep out',
        text: 'Stay out of water that has reached an outlet, and from under a ceiling that sags.',
      },
      {
        drawing: 'valve',
        heading: 'Turn off the water',
        text: 'Close the house valve: in a box in the ground along an outside wall, in the garage or behind an access panel. Not found? Use the valve at the meter, by the street. Turn it until it stops. A lever then stands across the pipe. From the home above? Knock upstairs and call the manager. The valve by the street may turn off the whole building. Valve stuck? Call the city.',
      },
      {
        drawing: 'panel',
        heading: 'Turn off the power',
        text: 'Only with dry hands and feet on a dry floor: the main breaker, the big one at the top. If you cannot reach it dry, call the electric company.',
      },
    ],
    sources: ['help broken-pipes', 'help flooded-panel'],
    calls: [
      { kind: 'emergency', when: 'Someone is hurt, or you saw sparks' },
      { kind: 'water', step: 2 },
      { kind: 'power', step: 3 },
    ],
    after: {
      text: 'Water off? Take photos before you move things.',
      link: 'What drying costs',
      trade: 'water-damage',
    },
    words: [
      'water everywhere',
      'water running',
      'water gushing',
      'burst pipe',
      'pipe burst',
      'flooding',
      'house flooded',
      'shut off water',
      'main valve',
      'ceiling dripping',
      'water through the ceiling',
    ],
  },
  {
    id: 'gas',
    label: 'Gas smell',
    icon: 'M12 3c1 3-3 5-4.5 8a6.5 6.5 0 1 0 11 1c-.5 1.5-1.5 2-2.5 2 .5-4-1-8-4-11ZM12 20a2.7 2.7 0 0 1-1.5-5',
    first: 'Leave now. Then call from outside:',
    steps: [
      {
        drawing: 'leave',
        heading: 'Leave now',
        text: 'Everyone, pets too. Leave the doors you pass open. Do not look for the leak, and do not shut the gas off yourself.',
      },
      {
        drawing: 'noSwitch',
        heading: 'Do not touch switches',
        text: 'No light, no thermostat, no garage opener, no phone inside. One spark is enough.',
      },
      {
        drawing: 'callOutside',
        heading: 'Call 911 from outside',
        text: 'From across the street call 911, then the gas company. Stay out until they say it is safe.',
      },
    ],
    calls: [{ kind: 'emergency', when: 'Call from outside, first' }, { kind: 'gas' }],
    after: {
      text: 'Safe again, and the furnace or AC needs work?',
      link: 'What heating work costs',
      trade: 'hvac',
    },
    words: ['gas smell', 'smell gas', 'gas leak', 'rotten eggs'],
  },
  {
    id: 'co',
    label: 'CO alarm, chirp',
    icon: 'M5 5h9a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM9.500 9.500a2.5 2.5 0 1 0 .01 0M18.500 9.500c1.2 1.7 1.2 3.3 0 5M20.500 7c2.2 3.3 2.2 6.700 0 10',
    first: 'Loud beeps, or a headache? Everyone out. Then call from outside:',
    steps: [
      {
        drawing: 'leave',
        heading: 'Everyone out, now',
        text: 'Loud beeps in threes are smoke, in fours carbon monoxide (CO), which nobody can see or smell. Wake everyone and carry the children. Turn on any light you need. Do not look for the cause.',
      },
      {
        drawing: 'callOutside',
        heading: 'Call 911 from outside',
        text: 'Count heads. Say who has a headache, is dizzy or feels sick. Stay out until the fire department says you can go in, even if the alarm stops.',
      },
      {
        drawing: 'chirp',
        heading: 'Only one chirp a minute?',
        text: 'Nobody feels ill? Change the battery, then press the test button. If it still chirps, it is too old. Replace a CO alarm after 5 to 7 years, a smoke alarm after 10. The date is on the back.',
      },
    ],
    sources: ['help alarm-sounds', 'help co-alarm', 'help poison-help', 'help chirping'],
    calls: [
      { kind: 'emergency', when: 'From outside, first' },
      { kind: 'poison', when: 'Someone feels ill from CO. Day and night' },
    ],
    after: {
      text: 'Cleared to go back in, and the furnace is to blame?',
      link: 'What furnace work costs',
      trade: 'hvac',
    },
    words: [
      'carbon monoxide',
      'carbon monoxide alarm',
      'co alarm',
      'co detector',
      'monoxide detector',
      'smoke alarm',
      'smoke detector',
      'smoke alarm chirping',
      'smoke detector chirping',
      'smoke detector beeping',
      'detector beeping',
      'detector chirping',
      'chirp',
      'chirping',
      'chirps',
      'low battery beep',
      'beeping every minute',
    ],
  },
  {
    id: 'sewage',
    label: 'Sewage',
    icon: 'M5 4h5v7H5ZM5 11h14c0 4-2.5 6-6 6v4H8v-4c-2-1-3-3-3-6ZM17 4v.5M20 7v.5',
    first: 'Use no water anywhere in the house. Then call:',
    steps: [
      {
        drawing: 'noWater',
        heading: 'Use no water',
        text: 'No flushing, no laundry, no shower, no dishwasher. What you run down a drain comes up again.',
      },
      {
        drawing: 'keepAway',
        heading: 'Keep away',
        text: 'Children and pets out. Do not touch it. Stay out of the room if it has reached an outlet.',
      },
      {
        drawing: 'cityOrSeptic',
        heading: 'City sewer or septic?',
        text: 'City sewer: call the city first, the blockage may be in its line. Septic: call the company on your tag. Never open or lean into a tank.',
      },
    ],
    calls: [{ kind: 'water' }, { kind: 'emergency', when: 'Someone is hurt or ill' }],
    after: {
      text: 'On a septic tank?',
      link: 'What pumping and repair cost',
      trade: 'septic',
    },
    words: [
      'sewage',
      'sewage backup',
      'sewage smell',
      'sewer backup',
      'toilet overflow',
      'toilet overflowing',
      'drain backed up',
      'poop coming up',
    ],
  },
  {
    id: 'tree',
    label: 'Tree on roof',
    icon: 'M3 20h18M5 20v-6l6-5 6 5v6M14 20 9.5 7.500M9.5 7.500c-3 .8-4.5-2.2-2.3-3.5.3-2.3 4-2.3 4.5 0 2.3.8 1.6 3.8-2.2 3.500Z',
    first: 'Get out from under it, far from any wire. Then call:',
    steps: [
      {
        drawing: 'tree',
        heading: 'Everyone out from under',
        text: 'Leave the rooms under the tree and under any ceiling that sags. If walls crack or move, leave the house.',
      },
      {
        drawing: 'wire',
        heading: 'Far from wires',
        text: 'A wire down, or a tree in a wire: get away from it, call 911, and do not touch anything it touches.',
      },
      {
        drawing: 'noLadder',
        heading: 'Do not climb',
        text: 'Stay off the roof while it is wet, dark or windy. Take photos from the ground. Gas smell? Leave.',
      },
    ],
    calls: [
      { kind: 'emergency', when: 'Someone is hurt, or a wire is down' },
      { kind: 'power' },
      { kind: 'gas' },
    ],
    after: {
      text: 'Everyone safe? Call your insurer, and sign nothing at the door.',
      link: 'What a roof repair costs',
      trade: 'roofing',
    },
    words: [
      'tree on roof',
      'tree fell on house',
      'tree through the roof',
      'roof collapsed',
      'ceiling collapsed',
      'power line down',
      'wire down',
    ],
  },
  {
    id: 'heat',
    label: 'Too hot inside',
    icon: 'M14 14.500V5a2 2 0 0 0-4 0v9.500a4 4 0 1 0 4 0ZM12 10v8M18 5h3M18 9h2M18 13h3',
    first: 'Go where it is cool. Then call, if you need to:',
    steps: [
      {
        drawing: 'coolPlace',
        heading: 'Go where it is cool',
        text: 'A baby, or anyone old or ill: take them now to a neighbor, a library, or a car outdoors with the AC on.',
      },
      {
        drawing: 'heatStroke',
        heading: 'Watch for danger',
        text: 'Confused, faint, or hot and no longer sweating: call 911, and cool them with water while you wait.',
      },
      {
        drawing: 'check',
        heading: 'Then check three things',
        text: 'Thermostat, filter, breaker. Reset a breaker once only. Smell of burning: leave it off.',
      },
    ],
    calls: [
      { kind: 'emergency', when: 'Confused, faint, or no longer sweating' },
      { kind: 'power' },
    ],
    after: {
      text: 'Everyone cool?',
      link: 'What the repair costs',
      trade: 'hvac',
    },
    words: [
      'heat stroke',
      'no cooling baby',
      'ac baby',
      'ac newborn',
      'no ac baby',
      'too hot in the house',
      'heat exhaustion',
      'elderly no air conditioning',
    ],
  },
  {
    id: 'hurt',
    label: 'Hurt, or a death',
    icon: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8v8M8 12h8',
    first: 'Call now, and say where you are:',
    steps: [
      {
        drawing: 'call',
        heading: 'Hurt, or not sure they are alive',
        text: 'Call 911. Say where you are, and stay on the line: they tell you what to do.',
      },
      {
        drawing: 'closedDoor',
        heading: 'Someone has died',
        text: 'With hospice, call the hospice nurse. If not, call 911. Leave everything as it is until the police or the medical examiner say you can.',
      },
      {
        drawing: 'together',
        heading: 'You are not alone',
        text: 'Thinking of ending your life, or afraid for someone? Call or text 988, at any hour. You do not have to decide anything today.',
      },
    ],
    calls: [
      { kind: 'emergency', when: 'Hurt, or not sure they are alive' },
      { kind: 'crisis' },
      { kind: 'poison' },
      { kind: 'examiner' },
    ],
    after: {
      text: 'Later, when you are ready:',
      link: 'Cleaning after a death, and who pays',
      trade: 'forensic-cleaning',
    },
    words: [
      'dead body',
      'found dead',
      'decomposition',
      'she fell',
      'he fell',
      'cleans blood',
      'father died',
      'dad died',
      'mother died',
      'mom died',
      'husband died',
      'wife died',
      'son died',
      'daughter died',
      'someone died',
      'neighbor died',
      'tenant died',
      'grandmother died',
      'grandfather died',
      'died at home',
      'passed away',
      'death in the house',
      'suicide',
      'suicidal',
      'kill myself',
      'want to die',
      'end my life',
      'overdose',
      'someone hurt',
      'bleeding',
      'not breathing',
      'heart attack',
      'stroke',
      'crime scene',
      'blood',
    ],
  },
  {
    id: 'sting',
    label: 'Sting or poison',
    icon: 'M12 8c3 0 5 3 5 6.500S15 21 12 21s-5-3-5-6.500S9 8 12 8ZM7.5 13h9M7.5 17h9M10 8 8 4M14 8l2-4M12 21v2',
    first: 'Get away from the nest, or from the poison. Then call:',
    steps: [
      {
        drawing: 'awayFromNest',
        heading: 'Get away, get in',
        text: 'Walk away from the nest and go indoors. Do not swat, spray or plug it.',
      },
      {
        drawing: 'throat',
        heading: 'Signs that need help now',
        text: 'Hard to breathe, a swelling face or throat, dizzy, or many stings: call 911.',
      },
      {
        drawing: 'bottle',
        heading: 'Bait or spray',
        text: 'Swallowed, or in the eyes: call poison control right away. Do not wait for signs. Have the label on hand.',
      },
    ],
    calls: [
      { kind: 'emergency', when: 'Hard to breathe, swelling, passed out' },
      { kind: 'poison' },
    ],
    after: {
      text: 'Everyone safe?',
      link: 'What removing a nest costs',
      trade: 'pest-control',
    },
    words: [
      'poisoned',
      'swallowed poison',
      'ate rat poison',
      'bee sting',
      'wasp sting',
      'stung',
      'snake bite',
      'poison control',
    ],
  },
];

/** The emergencies of the home page, in the order they are offered. */
const onHome: readonly HazardId[] = [
  'water',
  'gas',
  'co',
  'sewage',
  'tree',
  'heat',
  'sting',
  'hurt',
];

/** The emergencies each urgent trade meets. A trade not named here has no strip. */
const ofTrade: Partial<Readonly<Record<TradeId, readonly HazardId[]>>> = {
  'water-damage': ['water', 'sewage'],
  hvac: ['gas', 'co', 'heat'],
  roofing: ['tree', 'water'],
  septic: ['sewage', 'hurt'],
  'pest-control': ['sting', 'hurt'],
  'appliance-repair': ['gas', 'co', 'water'],
  'senior-care': ['hurt', 'heat'],
  'forensic-cleaning': ['hurt'],
};

/** The emergencies to offer on a trade's pages, or, without a trade, on the home page. */
export const hazardsFor = (trade?: TradeId): readonly Hazard[] => {
  const ids = trade ? (ofTrade[trade] ?? []) : onHome;
  return ids.map((id) => hazards.find((hazard) => hazard.id === id)!);
};
