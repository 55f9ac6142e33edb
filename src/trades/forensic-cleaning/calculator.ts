import { defineCalculator, type Metric } from '../../estimate/index.ts';
import { model, type CleaningValues } from './model.ts';
import { payingMetrics } from './paying.ts';
import { places } from './places.ts';
import { advise } from './recommendation.ts';
import { clearanceOf, tierOf } from './scene.ts';
import type { CleaningSource } from './sources.ts';
import { warningsFor } from './warnings.ts';

const tierWords = {
  small: 'Small: an hour or two',
  standard: 'A room',
  large: 'Large: over days',
} as const;

const size = (v: CleaningValues): Metric<CleaningSource> =>
  v.situation === 'clutter'
    ? {
        id: 'size',
        label: 'How full the home is',
        value: Number(v.level),
        unit: 'number',
        text: `Level ${v.level} of 5`,
        how: 'By exits, rooms in use and safety, as professional organizers sort it.',
        sources: ['F9', 'F64'],
      }
    : {
        id: 'size',
        label: 'How much there is to do',
        value: null,
        unit: 'number',
        text: tierWords[tierOf(v)],
        how: 'By time passed, floor, how far it reached, and smell.',
        sources: ['F14', 'F22'],
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
      'Three things move the price most: time passed, what soaked in, and how many rooms.',
      'This is a range to plan with. A firm price needs a visit.',
    ],
  }),
});
