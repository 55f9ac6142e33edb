import { isService } from '../onboardings.ts';
import { isOrderState } from '../orders.ts';
import { isMapOf, isNullOr, isRecord, isText, isTime, type Shaped } from '../shape.ts';
import { worked } from '../work-step.ts';

/** A service that somebody wants set up. */
export type OnboardingEntry = Shaped<typeof isOnboarding>;
export const isOnboarding = isRecord({
  ...worked,
  reference: isText,
  service: isService,
  /** The order it goes with, paid or not; null: none was begun on the device it was sent from. */
  order: isNullOr(
    isRecord({
      reference: isText,
      plan: isNullOr(isText),
      state: isOrderState,
    }),
  ),
  email: isText,
  company: isText,
  /** By the keys of `src/selling/onboarding`. */
  answers: isMapOf(isText),
  version: isText,
  created_at: isTime,
});
