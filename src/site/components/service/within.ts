import { price } from '../../../engine/index.ts';
import { plans } from '../../../selling/plans.ts';
import type { Service } from '../../../selling/services.ts';

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Which other plans have the service in them, each with its price, in a sentence. */
export const within = (service: Service): string => {
  const others = plans.filter((plan) => plan.id !== service && plan[service]);
  return `Companies that we list have it in ${list.format(
    others.map(({ name, monthly }) => `${name} (${price(monthly)})`),
  )}, at no extra charge.`;
};
