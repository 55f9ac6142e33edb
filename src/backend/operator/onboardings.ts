import { ask, command } from '../call.ts';
import { isService } from '../onboardings.ts';
import { isOrderState } from '../orders.ts';
import {
  isFlag,
  isListOf,
  isMapOf,
  isNullOr,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../shape.ts';
import { isWorkStep, type WorkStep } from '../work-step.ts';
import { type Key, keyOf } from './page-key.ts';
import { isWorkCounts } from './work.ts';

/** A service that somebody wants set up. */
export type OnboardingEntry = Shaped<typeof isOnboardingEntry>;
const isOnboardingEntry = isRecord({
  id: isText,
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
  step: isWorkStep,
  note: isText,
  created_at: isTime,
  changed_at: isTime,
  /** The address of the admin who moved it last. */
  changed_by: isNullOr(isText),
});

export type OnboardingPage = Shaped<typeof isOnboardingPage>;
const isOnboardingPage = isRecord({
  onboardings: isListOf(isOnboardingEntry),
  more: isFlag,
  counts: isWorkCounts,
});

/**
 * Services to set up.
 * @param filter which list, or a reference of the form or its order, an email address or phone number to find
 * @param after `created_at` and id of the last one seen
 */
export const readOnboardings = (filter: string, after: Key | null) =>
  ask('operator_onboardings', { filter, ...keyOf(after) }, isOnboardingPage);

/** Moves one on and replaces its note; `dropped` once the service has ended. Logged. */
export const stepOnboarding = (id: string, step: WorkStep, note: string) =>
  command('step_onboarding', { id, step, note });
