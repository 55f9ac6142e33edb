import type { PublishedCase } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

const plain = { job: 'new', face: 's', pitch: '6', shade: 3, area: 2000, watts: 400 } as const;

const off = { job: 'reset', pitch: '6', covering: 'asphalt' } as const;
const undated = 'Undated, read Nov 2026.';

/** Published prices and measured output the model is compared with; none is one of its prices. */
export const published: readonly PublishedCase<SourceOf<'solar'>>[] = [
  {
    title: 'Dallas, 5 kW',
    inputs: { ...plain, panels: 12, watts: 417 },
    low: 11750,
    high: 12750,
    sources: ['S70'],
  },
  {
    title: 'Dallas, 8 kW',
    inputs: { ...plain, panels: 20 },
    low: 18800,
    high: 20400,
    sources: ['S70'],
  },
  {
    title: 'DFW roofer, a typical 6 kW',
    inputs: { ...plain, panels: 15 },
    low: 15000,
    high: 21000,
    sources: ['S71'],
  },
  {
    title: 'North Texas TV report, 7 to 8 kW',
    inputs: { ...plain, panels: 19 },
    low: 20000,
    high: 25000,
    sources: ['S72'],
    note: 'Run as 7.6 kW.',
  },
  {
    title: 'Texas, 11 kW',
    inputs: { ...plain, panels: 27, watts: 407 },
    low: 27500,
    high: 34100,
    sources: ['S73'],
  },
  {
    title: 'US, the middle quote of early 2025, 11.7 kW',
    inputs: { ...plain, panels: 29, watts: 403 },
    low: 29000,
    high: 29000,
    sources: ['S29'],
  },
  {
    title: 'Texas, 4 kW',
    inputs: { ...plain, panels: 10 },
    low: 11900,
    high: 11900,
    sources: ['S79'],
    note: 'Printed as $8,330 after the 30 % credit of its day, $2.98 a watt before it.',
  },
  {
    title: 'Texas, 7 kW',
    inputs: { ...plain, panels: 18, watts: 389 },
    low: 19500,
    high: 19500,
    sources: ['S79'],
    note: 'Printed as $13,480 after the credit, $2.79 a watt before it.',
  },
  {
    title: 'Texas, 10 kW',
    inputs: { ...plain, panels: 25 },
    low: 26000,
    high: 30000,
    sources: ['S75'],
    note: undated,
  },
  {
    title: '12 to 18 panels off and on',
    inputs: { ...off, count: 15 },
    low: 2700,
    high: 4500,
    sources: ['S76'],
    note: undated,
  },
  {
    title: '15 panels off and on for a new roof',
    inputs: { ...off, count: 15 },
    low: 2800,
    high: 4800,
    sources: ['S78'],
    note: undated,
  },
  {
    title: '10 panels off and on, 2024',
    inputs: { ...off, count: 10 },
    low: 2500,
    high: 3500,
    sources: ['S77'],
  },
  {
    title: '25 panels off and on, 2024',
    inputs: { ...off, count: 25 },
    low: 6250,
    high: 8750,
    sources: ['S77'],
  },
  {
    title: 'One 13.5 kWh battery, installed, 2026',
    inputs: { job: 'battery', batteries: '1' },
    low: 13000,
    high: 16500,
    sources: ['S84'],
  },
  {
    title: 'A DFW home, 7.0 kW half east and half west: kWh a year by PVWatts',
    inputs: { ...plain, face: 'e', secondFace: 'w', secondShare: 50, panels: 28, watts: 250 },
    low: 8300,
    high: 9300,
    sources: ['S51'],
    metric: 'made',
    note: 'The owner measured 5,343 kWh from April to September 2016; the table gives 5,597 for those months.',
  },
  {
    title: 'Fort Worth, 8.1 kW facing south: kWh a year by PVWatts 1',
    inputs: { ...plain, panels: 36, watts: 225 },
    low: 12419,
    high: 12419,
    sources: ['S06'],
    metric: 'made',
    note: 'The page gives 16,128 kWh before any loss; 12,419 is that times the derate of 0.77 it names, before heat.',
  },
];
