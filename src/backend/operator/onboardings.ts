import type { Service } from '../../services.ts';
import { ask, command } from '../call.ts';
import { isService } from '../onboardings.ts';
import { isOrderState, type OrderStateName } from '../orders.ts';
import { isFlag, isListOf, isMapOf, isNullOr, isRecord, isText, isTime } from '../shape.ts';
import { isWorkStep, type WorkStep } from '../work-step.ts';
import { type Key, keyOf } from './page-key.ts';
import { isWorkCounts, type WorkCounts } from './work.ts';

/** A service that somebody wants set up. */
export interface OnboardingEntry {
  readonly id: string;
  readonly reference: string;
  readonly service: Service;
  /** The order it goes with, paid or not; null: none was begun on the device it was sent from. */
  readonly order: {
    readonly reference: string;
    readonly plan: string | null;
    readonly state: OrderStateName;
  } | null;
  readonly email: string;
  readonly company: string;
  /** By the keys of `src/onboarding`. */
  readonly answers: Readonly<Record<string, string>>;
  readonly version: string;
  readonly step: WorkStep;
  readonly note: string;
  readonly created_at: string;
  readonly changed_at: string;
  /** The address of the admin who moved it last. */
  readonly changed_by: string | null;
}

export interface OnboardingPage {
  readonly onboardings: readonly OnboardingEntry[];
  readonly more: boolean;
  readonly counts: WorkCounts;
}

const isOnboardingEntry = isRecord<OnboardingEntry>({
  id: isText,
  reference: isText,
  service: isService,
  order: isNullOr(
    isRecord<NonNullable<OnboardingEntry['order']>>({
      reference: isText,
      plan: isNullOr(isText),
      state: isOrderState,
    }),
  ),
  email: isText,
  company: isText,
  answers: isMapOf(isText),
  version: isText,
  step: isWorkStep,
  note: isText,
  created_at: isTime,
  changed_at: isTime,
  changed_by: isNullOr(isText),
});

const isOnboardingPage = isRecord<OnboardingPage>({
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
