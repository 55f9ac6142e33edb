import type { PublishedCase } from '../../estimate/index.ts';
import type { SolarSource } from './sources.ts';

const plain = { job: 'new', face: 's', pitch: '6', shade: 3, area: 2000, watts: 400 } as const;

/** Published prices and measured output the model is compared with; none is one of its prices. */
export const published: readonly PublishedCase<SolarSource>[] = [
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
    title: '20 panels off and on',
    inputs: { job: 'reset', count: 20, pitch: '6', watts: 400, face: 's', shade: 3 },
    low: 4000,
    high: 10000,
    sources: ['S74'],
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
