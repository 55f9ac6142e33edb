import type { Given } from '../../engine/index.ts';
import { step, type Step } from '../decision.ts';
import type { ApplianceCheckValues } from './fields.ts';
import type { ApplianceCheckWord } from './words.ts';

type PlateStep = Step<ApplianceCheckWord>;

/** Where the plate with the model and serial numbers is, on the appliance that was named. */
const because = (v: ApplianceCheckValues, given: Given): PlateStep['because'] => [
  ['because.plate', { on: given.has('appliance') ? v.appliance : 'other' }],
];

/** By its model number, whether it was recalled. */
export const lookUpRecall = (v: ApplianceCheckValues, given: Given): PlateStep =>
  step('recall', 'today', {
    because: because(v, given),
    sources: ['appliance-repair R107', 'appliance-repair R119', 'appliance-repair R121'],
  });

/** How old it is, where nobody said so: repair or replace rests on it. */
export const findAge = (v: ApplianceCheckValues, given: Given): PlateStep | false =>
  !given.has('age') &&
  step('find-age', 'today', { because: because(v, given), sources: ['appliance-repair R121'] });
