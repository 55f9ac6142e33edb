import { price } from '../../estimate/index.ts';
import { plans, type PlanId } from '../../plans.ts';

/** The plans that are a service alone. */
export type ServicePlan = Extract<PlanId, 'voice' | 'email'>;

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Which other plans have the service in them, each with its price, in a sentence. */
export const within = (service: ServicePlan): string => {
  const others = plans.filter((plan) => plan.id !== service && plan[service]);
  return `Companies that we list have it in ${list.format(
    others.map(({ name, monthly }) => `${name} (${price(monthly)})`),
  )}, at no extra charge.`;
};
