import { isService } from '../onboardings.ts';
import { isOrderState } from '../orders.ts';
import * as is from '../shape.ts';
import { worked } from '../work-step.ts';

/** A service that somebody wants set up. */
export type OnboardingEntry = is.Shaped<typeof isOnboarding>;
export const isOnboarding = is.record({
  ...worked,
  reference: is.text,
  service: isService,
  /** The order it goes with, paid or not; null: none was begun on the device it was sent from. */
  order: is.nullOr(
    is.record({
      reference: is.text,
      plan: is.nullOr(is.text),
      state: isOrderState,
    }),
  ),
  email: is.text,
  company: is.text,
  /** By the keys of `src/selling/onboarding`. */
  answers: is.mapOf(is.text),
  version: is.text,
  created_at: is.time,
});
