import type { Given, Recommendation } from '../../estimate/index.ts';
import { levelOf, type Level, type SeniorCareValues } from './level.ts';
import { agencies, anyAgency } from './places.ts';

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
  headline: 'Report it: at home to 800-252-5400, in a care place to 800-458-9858.',
  reasons: [
    'Adult Protective Services looks into harm at home; Texas Health and Human Services into nursing homes, assisted living, day care and home care agencies.',
    'In Texas everyone must report abuse, neglect or exploitation of an older person. Call 911 if the danger is now.',
    'Self-neglect counts too: weight loss, missed medicines, a very dirty home, no utilities.',
  ],
  next: 'official-help',
};

const byLevel: Record<Exclude<Level, 'tasks'>, Recommendation> = {
  none: {
    outcome: 'no-paid-care-yet',
    headline: 'On these answers no paid care is needed yet.',
    reasons: [
      'The price is for a few hours of company a week, or for the setting you chose, should you want it.',
      'Tell the doctor about any change. Ask again in six months or after a fall.',
    ],
    flip: 'Once they need another person to bathe or dress, talk about care at home.',
    next: 'wait',
  },
  'some-help': {
    outcome: 'home-or-type-a',
    headline: 'Often talked about here: care at home, or assisted living.',
    reasons: [
      'Type A assisted living is for people who can leave alone, follow directions and need no regular help at night.',
      'The page shows how many paid hours at home cost as much as assisted living.',
      talk,
    ],
    flip: 'If they need help at night or to leave the building, look for a Type B license.',
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
    flip: 'With dementia and wandering, look for the Alzheimer’s certificate as well.',
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
    flip: 'If they are never out of bed, assisted living may not keep them: ask about nursing care.',
    next: 'official-help',
  },
  nursing: {
    outcome: 'nursing-facility',
    headline: 'Ask the doctor about nursing care: in a nursing home, or by nurses at home.',
    reasons: [
      'A person who is never out of bed cannot live in Texas assisted living for good, Type A or B.',
      'Medicaid pays for a nursing home as a right if income and savings fit; a spouse at home keeps a share.',
      talk,
    ],
    flip: 'If they can get up with help and need no daily nurse, Type B assisted living is open to them.',
    next: 'official-help',
  },
};

const untold: Recommendation = {
  outcome: 'tell-us-first',
  headline: 'What do they need another person for? That decides.',
  reasons: [
    'If it is company, shopping or rides: a few hours a week, often free or cheap.',
    'If it is bathing, dressing or moving about: care at home or assisted living.',
    talk,
  ],
  next: 'wait',
};

const tasks = (agency: string): Recommendation => ({
  outcome: 'help-with-tasks',
  headline: 'Often talked about here: a few hours of help a week, or adult day care.',
  reasons: [
    'Shopping, bills and rides are usually lost before bathing and dressing.',
    `Some help is free. Ask ${agency}.`,
    talk,
  ],
  flip: 'If bathing or dressing needs another person too, talk about care at home or assisted living.',
  next: 'official-help',
});

/** The questions that, answered, allow us to say that nothing is needed. */
const TELLING = ['help', 'evacuate', 'memory', 'night', 'nursing'] as const;

/** Emergencies and harm first; else where the answers point. Never leads to a request. */
export const advise = (v: SeniorCareValues, given: Given): Recommendation => {
  if (v.signs.some((sign) => sign !== 'harm')) return emergency;
  if (v.signs.includes('harm')) return harm;
  const level = levelOf(v);
  if (level === 'tasks') return tasks(given.has('city') ? agencies[v.city] : anyAgency);
  return level === 'none' && !TELLING.some((id) => given.has(id)) ? untold : byLevel[level];
};
