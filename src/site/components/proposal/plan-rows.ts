import { plans, type Plan } from '../../../selling/plans.ts';

/** A row of the table of plans: what it is about, and what each plan says to it. */
export interface PlanRow {
  readonly about: string;
  readonly says: readonly string[];
}

const none = '–';
const times = ['', 'Once a year', 'Twice a year', '3 a year', 'Each quarter'];

const yes = (has: boolean): string => (has ? 'Yes' : none);
const cityCount = ({ cities, exclusive }: Plan): string => {
  if (cities === 0) return none;
  if (exclusive) return 'One city, the only company of the trade';
  return cities === 1 ? 'One city' : `Up to ${cities} cities`;
};

/** What the plans cover, row by row; a row that no plan has is left out. */
export const planRows = (offered: readonly Plan[]): readonly PlanRow[] =>
  [
    { about: 'Your name where homeowners pick', says: offered.map(cityCount) },
    { about: 'Requests addressed to you', says: offered.map(({ cities }) => yes(cities > 0)) },
    {
      about: 'Google profile review',
      says: offered.map(({ profileReviews }) =>
        profileReviews === 0 ? none : (times[profileReviews] ?? `${profileReviews} a year`),
      ),
    },
    {
      about: 'Pages for your own website',
      says: offered.map(({ localPages }) => (localPages === 0 ? none : `${localPages} a year`)),
    },
    { about: 'Missed calls answered', says: offered.map(({ voice }) => yes(voice)) },
    { about: 'Follow-up by email', says: offered.map(({ email }) => yes(email)) },
    { about: 'To end it', says: offered.map(() => 'Any day') },
  ].filter(({ says }) => says.some((one) => one !== none));

/** What can be bought beside any plan, each with the page that tells of it. */
export const addOns = plans
  .filter(({ id }) => id === 'voice' || id === 'email')
  .map((plan) => ({ plan, path: plan.id === 'voice' ? '/us1-aivoice' : '/us2-email' }));
