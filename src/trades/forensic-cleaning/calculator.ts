import { defineCalculator, type Metric } from '../../estimate/index.ts';
import { model, type CleaningValues } from './model.ts';
import { payingMetrics } from './paying.ts';
import { places } from './places.ts';
import { advise } from './recommendation.ts';
import { clearanceOf, crewDays, yardsOf } from './scene.ts';
import type { CleaningSource } from './sources.ts';
import { warningsFor } from './warnings.ts';

const size = (v: CleaningValues): Metric<CleaningSource> =>
  v.situation === 'clutter'
    ? {
        id: 'size',
        label: 'What has to leave the home',
        value: yardsOf(v),
        unit: 'cu-yd',
        how: 'By level and size of the home; a pickup holds about 2 or 3, a large truck 12.',
        sources: ['F93', 'F9', 'F64'],
      }
    : {
        id: 'size',
        label: 'Work for two people',
        value: crewDays(v),
        unit: 'day',
        how: 'By size, rooms, floor, how far it reached and the days that passed.',
        sources: ['F14', 'F3', 'F22'],
      };

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, total, given) => ({
    totalLabel: 'What cleaning may cost',
    metrics: [size(v), ...(clearanceOf(v, given) === 'cleared' ? payingMetrics(v, total) : [])],
    recommendation: advise(v, total.typical, given),
    warnings: warningsFor(v, given),
    assumptions: [
      ...(v.situation === 'clutter'
        ? [
            'Home policies are written for sudden damage, so we count nothing from an insurer. Ask yours.',
          ]
        : v.situation === 'other'
          ? []
          : [
              `Without hospice, the police come first, and where they must the medical examiner. ${places[v.city]}`,
              'They do not clean. The owner, the landlord or the next of kin does, and pays.',
            ]),
      ...(v.cause === 'natural' || v.cause === 'suicide'
        ? [
            'The state’s fund is for victims of violent crime, so we count nothing from it here. Its office can tell you for certain: 1-800-983-9933.',
          ]
        : []),
      ...(v.situation === 'clutter'
        ? []
        : [
            'Three things move the price most: time passed, what soaked in, and how large it is.',
            'New floors, drywall and paint are not in it: often another company does them.',
          ]),
      ...(v.owner === 'own'
        ? []
        : [
            'In a rented home the owner answers for the building, the renter for belongings, unless the lease says otherwise. Each asks their own insurer.',
          ]),
      'This is a range to plan with. A firm price needs a visit.',
    ],
  }),
});
