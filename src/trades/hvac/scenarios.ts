import type { Scenario } from '../trade.ts';

/** Priced examples, read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Blows warm, outdoor unit silent, nobody has looked yet',
    inputs: { job: 'repair', symptom: 'outdoor-off', hours: 'day', age: 8 },
  },
  {
    title: 'Capacitor, in business hours',
    inputs: { job: 'repair', part: 'capacitor', hours: 'day', age: 8 },
  },
  {
    title: 'Compressor on a 12-year-old unit',
    inputs: { job: 'repair', part: 'compressor', hours: 'day', warranty: 'no', age: 12 },
  },
  {
    title: 'No heat on a Sunday night',
    inputs: { job: 'repair', symptom: 'no-heat', hours: 'after', age: 8 },
  },
  {
    title: 'New AC and furnace, 3.5 tons, legal minimum',
    inputs: { job: 'replace', system: 'ac-furnace', tons: 3.5, tier: 'minimum', ducts: 'good' },
  },
  {
    title: 'The same at about 18 SEER2',
    inputs: { job: 'replace', system: 'ac-furnace', tons: 3.5, tier: 'high', ducts: 'good' },
  },
  {
    title: 'New heat pump for 2,400 sq ft, size not known',
    inputs: { job: 'replace', system: 'heat-pump', area: 2400, tier: 'minimum', ducts: 'good' },
  },
  {
    title: 'New AC and furnace, 4 tons, with new ducts for 2,400 sq ft',
    inputs: { job: 'replace', area: 2400, tons: 4, tier: 'minimum', ducts: 'new' },
  },
  {
    title: 'New ducts alone, 2,400 sq ft',
    inputs: { job: 'ducts', ductWork: 'new', area: 2400 },
  },
];
