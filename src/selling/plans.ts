import type { TradeId } from '../trades/trade.ts';

/** A flat monthly fee and what it covers, the same whether requests come or not. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars a month, before tax. */
  readonly monthly: number;
  /** Sold on the page, or only after a call, since there is one for each city. */
  readonly sold: 'online' | 'by call';
  /** In how many cities the company's name can be picked; 0: it is not listed. */
  readonly cities: number;
  /** The only company of its trade that a homeowner of the city can pick, which the page says. */
  readonly exclusive: boolean;
  /** Reviews of the Google profile in a year. */
  readonly profileReviews: number;
  /** Pages about the company's own work in a year. */
  readonly localPages: number;
  /** Missed calls answered by the AI voice receptionist. */
  readonly voice: boolean;
  /** Follow-up by email. */
  readonly email: boolean;
}

export type PlanId = 'listing' | 'city' | 'exclusive' | 'presence' | 'voice' | 'email';

/**
 * OPERATOR: false once the prices below are your own. Until then every page marks them as examples and
 * nothing can be bought but by the test checkout.
 */
export const pricesAreExamples = true as boolean;

const nothing = {
  sold: 'online',
  cities: 0,
  exclusive: false,
  profileReviews: 0,
  localPages: 0,
  voice: false,
  email: false,
} as const;

/**
 * Everything that is for sale. OPERATOR: the prices; the payment link of each plan at Stripe must charge
 * the same, before tax. The database knows the ids, the prices, the cities and which are exclusive; a test
 * compares.
 */
export const plans: readonly Plan[] = [
  { ...nothing, id: 'listing', name: 'Listing', monthly: 49, cities: 1 },
  {
    ...nothing,
    id: 'city',
    name: 'City',
    monthly: 149,
    cities: 3,
    profileReviews: 1,
    localPages: 2,
    voice: true,
    email: true,
  },
  {
    ...nothing,
    id: 'exclusive',
    name: 'City, exclusive',
    monthly: 449,
    sold: 'by call',
    cities: 1,
    exclusive: true,
    profileReviews: 4,
    localPages: 6,
    voice: true,
    email: true,
  },
  { ...nothing, id: 'presence', name: 'Presence', monthly: 99, profileReviews: 4, localPages: 4 },
  { ...nothing, id: 'voice', name: 'Voice', monthly: 99, voice: true },
  { ...nothing, id: 'email', name: 'Email', monthly: 49, email: true },
];

export const planById = (id: PlanId): Plan => plans.find((plan) => plan.id === id)!;

/**
 * Trades whose requests we do not pass on. Texas Occupations Code 102.001 (legal G35) makes it a crime
 * to pay for securing patients. Since 2025 it spares referral agencies for senior living communities (102.005,
 * Business and Commerce Code chapter 121, legal G85), whose duties we do not take on. So there no listing is sold.
 */
const unlisted: readonly TradeId[] = ['chiropractic', 'senior-care'];

/** The plans that a proposal of the trade offers, cheapest first. */
export const plansFor = (trade: TradeId): readonly Plan[] =>
  (unlisted.includes(trade)
    ? (['presence'] as const)
    : (['listing', 'city', 'exclusive'] as const)
  ).map(planById);
