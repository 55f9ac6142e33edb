import type { PublishedCase } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

const someHelp = {
  help: ['bathing', 'dressing'],
  tasks: ['medicines'],
  night: 'no',
  memory: 'fine',
};
const dementia = { ...someHelp, memory: 'wanders' };
const memoryCare = { ...dementia, setting: 'memory' };
const assumed = 'Two daily activities and medicines are assumed.';

/** Published prices the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<SourceOf<'senior-care'>>[] = [
  {
    title: 'Companion care in DFW, 44 hours a week',
    inputs: { setting: 'home', hours: 44, help: [], memory: 'fine' },
    low: 5340,
    high: 6100,
    sources: ['S70'],
  },
  {
    title: 'Home care in DFW, 44 hours a week, a disputed figure',
    inputs: { ...someHelp, setting: 'home', hours: 44 },
    low: 4767,
    high: 4767,
    sources: ['S22'],
    note: 'It means about $25 an hour and looks several years old.',
  },
  {
    title: 'Adult day care, five days a week, US median 2024',
    inputs: { setting: 'day', days: 5 },
    low: 2167,
    high: 2167,
    sources: ['S23'],
    note: '$100 × 5 × 52 ÷ 12.',
  },
  {
    title: 'Assisted living in DFW',
    inputs: { ...someHelp, setting: 'assisted' },
    low: 3500,
    high: 6500,
    sources: ['S71'],
    note: assumed,
  },
  {
    title: 'Assisted living in DFW, basic services',
    inputs: { setting: 'assisted', help: [], night: 'no', memory: 'fine' },
    low: 3500,
    high: 5000,
    sources: ['S72'],
  },
  {
    title: 'Memory care in Plano',
    inputs: memoryCare,
    low: 5000,
    high: 7000,
    sources: ['S73'],
    note: assumed,
  },
  {
    title: 'Memory care in Keller, next to Southlake',
    inputs: memoryCare,
    low: 5000,
    high: 6000,
    sources: ['S89'],
    note: assumed,
  },
  {
    title: 'Memory care in Fort Worth',
    inputs: memoryCare,
    low: 4800,
    high: 5800,
    sources: ['S89'],
    note: assumed,
  },
  {
    title: 'Companion care in Houston, 44 hours a week',
    inputs: { setting: 'home', hours: 44, help: [], memory: 'fine' },
    low: 5300,
    high: 6100,
    sources: ['S90'],
  },
  {
    title: 'Memory care in Frisco',
    inputs: memoryCare,
    low: 6200,
    high: 8500,
    sources: ['S26'],
    note: assumed,
  },
  {
    title: 'Memory care in McKinney',
    inputs: memoryCare,
    low: 5500,
    high: 7800,
    sources: ['S27'],
    note: assumed,
  },
  {
    title: 'Memory care in Dallas',
    inputs: memoryCare,
    low: 5500,
    high: 7500,
    sources: ['S28'],
    note: assumed,
  },
  {
    title: 'Nursing home in DFW, shared room',
    inputs: { setting: 'shared' },
    low: 5688,
    high: 5688,
    sources: ['S22'],
    note: 'A disputed figure.',
  },
  {
    title: 'Nursing home in Texas, private room, $85,045 a year',
    inputs: { setting: 'private' },
    low: 7087,
    high: 7087,
    sources: ['S74'],
  },
];
