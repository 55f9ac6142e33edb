import type { Scenario } from '../trade.ts';

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Pump 1,000 gallons, lid buried, weekday',
    inputs: {
      job: 'pump',
      system: 'conventional',
      tank: '1000',
      lid: 'buried',
      when: 'routine',
      since: 4,
      people: 4,
    },
  },
  {
    title: 'Pump 1,500 gallons tonight',
    inputs: {
      job: 'pump',
      system: 'conventional',
      tank: '1500',
      lid: 'riser',
      when: 'urgent',
      since: 6,
    },
  },
  {
    title: 'Aerobic alarm, the air pump is silent',
    inputs: {
      job: 'repair',
      system: 'spray',
      fault: 'alarm',
      sign: 'air',
      when: 'routine',
      checked: 'yes',
    },
  },
  {
    title: 'A year of an aerobic system',
    inputs: { job: 'contract', system: 'spray', tank: '1000', young: 'no' },
  },
  {
    title: 'Inspection for a home sale',
    inputs: { job: 'inspect', forSale: 'yes' },
  },
  {
    title: 'Failed field lines',
    inputs: { job: 'repair', system: 'conventional', problem: 'wet', when: 'routine' },
  },
  {
    title: 'New aerobic system with spray, 4 bedrooms, 3,200 sq ft',
    inputs: {
      job: 'replace',
      system: 'spray',
      bedrooms: 4,
      area: 3200,
      why: 'returned',
      age: 22,
    },
  },
  {
    title: 'New conventional system, 3 bedrooms, 2,000 sq ft',
    inputs: {
      job: 'replace',
      system: 'conventional',
      bedrooms: 3,
      area: 2000,
      why: 'returned',
      age: 28,
      soil: 'loam',
    },
  },
];
