import type { Scenario } from '../trade.ts';

const someHelp = { help: ['bathing', 'dressing'], tasks: ['medicines'], night: 'no' };

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Company and errands, 10 hours a week at home',
    inputs: { tasks: ['shopping', 'rides'], setting: 'home', hours: 10, night: 'no' },
  },
  {
    title: 'Help with bathing and dressing, 20 hours a week at home',
    inputs: { ...someHelp, setting: 'home', hours: 20 },
  },
  {
    title: 'The same for a veteran with $2,000 a month',
    inputs: {
      ...someHelp,
      setting: 'home',
      hours: 20,
      veteran: 'veteran',
      income: 2000,
      assets: 60_000,
    },
  },
  {
    title: 'The same, 44 hours a week',
    inputs: { ...someHelp, setting: 'home', hours: 44 },
  },
  {
    title: 'Adult day care, three days a week',
    inputs: { tasks: ['cooking', 'rides'], setting: 'day', days: 3, night: 'no' },
  },
  {
    title: 'Assisted living, help with bathing, dressing and medicines',
    inputs: { ...someHelp, setting: 'assisted', evacuate: 'alone', memory: 'fine' },
  },
  {
    title: 'Memory care, wanders, three daily activities',
    inputs: {
      help: ['bathing', 'dressing', 'toileting'],
      tasks: ['medicines'],
      night: 'no',
      memory: 'wanders',
      setting: 'memory',
    },
  },
  { title: 'Nursing home, shared room', inputs: { setting: 'shared', evacuate: 'bed' } },
  { title: 'Nursing home, private room', inputs: { setting: 'private', evacuate: 'bed' } },
];
