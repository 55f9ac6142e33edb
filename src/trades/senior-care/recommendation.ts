import type { Recommendation } from '../../estimate/index.ts';
import { levelOf, type Level, type SeniorCareValues } from './level.ts';

const talk = 'This only starts a talk. A doctor or a licensed assessor decides.';

const emergency: Recommendation = {
  outcome: 'call-911',
  headline: 'Call 911 now. Leave prices for later.',
  reasons: [
    'Sudden confusion is not dementia until a doctor has looked: it can be an illness that needs help today.',
    'Someone missing with memory loss is in danger from the first hour.',
  ],
  next: 'emergency',
};

const harm: Recommendation = {
  outcome: 'report-harm',
  headline: 'Report it: Adult Protective Services, 1-800-252-5400.',
  reasons: [
    'In Texas everyone must report abuse, neglect or exploitation of an older person. Call 911 if the danger is now.',
    'Self-neglect counts too: weight loss, missed medicines, a very dirty home, no utilities.',
  ],
  next: 'official-help',
};

const byLevel: Record<Level, Recommendation> = {
  none: {
    outcome: 'no-paid-care-yet',
    headline: 'On these answers no paid care is needed yet.',
    reasons: [
      'The price below shows a few hours of company a week, should you want them.',
      'Tell the doctor about any change. Ask again in six months or after a fall.',
    ],
    next: 'wait',
  },
  tasks: {
    outcome: 'help-with-tasks',
    headline: 'Often talked about here: a few hours of help a week, or adult day care.',
    reasons: [
      'Shopping, bills and rides are usually lost before bathing and dressing.',
      'Ask the council of governments first, 800-272-3921: some help is free.',
      talk,
    ],
    next: 'official-help',
  },
  'some-help': {
    outcome: 'home-or-type-a',
    headline: 'Often talked about here: care at home, or assisted living.',
    reasons: [
      'Type A assisted living is for people who can leave alone, follow directions and need no regular help at night.',
      'See below how many paid hours at home cost as much as assisted living.',
      talk,
    ],
    next: 'official-help',
  },
  'type-b': {
    outcome: 'type-b',
    headline: 'Look for a Type B license, or for enough help at home.',
    reasons: [
      'Texas asks for Type B where people may need help to leave the building or at night.',
      'With three or more daily activities families often talk about Type B too; that part is our sorting, not the law.',
      talk,
    ],
    next: 'official-help',
  },
  memory: {
    outcome: 'certified-type-b',
    headline: 'Look for Type B with the Alzheimer’s certificate.',
    reasons: [
      'Only a Type B place can hold it, and a place that advertises dementia care must have it posted. Ask to see it.',
      'Medicare’s GUIDE program may give a care guide and respite at home. The doctor’s office enrolls you.',
      talk,
    ],
    next: 'official-help',
  },
  nursing: {
    outcome: 'nursing-facility',
    headline: 'Ask the doctor about nursing care: in a nursing home, or by nurses at home.',
    reasons: [
      'A person who is never out of bed cannot live in Texas assisted living for good, Type A or B.',
      'Medicaid pays for a nursing home as a right if income and savings fit.',
      talk,
    ],
    next: 'official-help',
  },
};

/** Emergencies and harm first; else where the answers point. Never leads to a request. */
export const advise = (v: SeniorCareValues): Recommendation => {
  if (v.signs.some((sign) => sign !== 'harm')) return emergency;
  return v.signs.includes('harm') ? harm : byLevel[levelOf(v)];
};
