import type { Scenario } from '../trade.ts';

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'One visit for ants, 2,400 sq ft, moderate',
    inputs: {
      target: 'general',
      service: 'once',
      severity: 'moderate',
      area: 2400,
      tried: 'yes',
      calls: 1,
    },
  },
  {
    title: 'Quarterly plan, 3,000 sq ft, first year',
    inputs: {
      target: 'general',
      service: 'quarterly',
      severity: 'moderate',
      area: 3000,
      calls: 3,
    },
  },
  {
    title: 'Termites, liquid, 225 ft around the house',
    inputs: { target: 'termite', evidence: 'live', method: 'liquid', measured: 225 },
  },
  {
    title: 'Termites, bait, 225 ft around the house',
    inputs: { target: 'termite', evidence: 'live', method: 'bait', measured: 225 },
  },
  {
    title: 'Roof rats trapped and sealed out, 3,000 sq ft',
    inputs: { target: 'rodent', work: 'both', severity: 'moderate', openings: 6, area: 3000 },
  },
  {
    title: 'Bed bugs in two rooms, chemical',
    inputs: { target: 'bedbug', rooms: 2, bedBugs: 'chemical', severity: 'moderate' },
  },
  {
    title: 'Mosquitoes, April to October, half an acre, every 3 weeks',
    inputs: {
      target: 'mosquito',
      season: 'season',
      months: 7,
      every: '21',
      lot: 'half',
      tried: 'yes',
    },
  },
  {
    title: 'Yellowjackets in the ground, today',
    inputs: { target: 'wasp', nest: 'ground', sameDay: 'yes' },
  },
];
