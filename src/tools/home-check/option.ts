import { present } from '../../engine/run/present.ts';
import type { Work } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import type { HomeStep, Look } from './look.ts';

/** The steps that can end a contract, in the order to book them: what costs the most to get wrong comes first. */
const DECIDING: readonly string[] = [
  'engineer',
  'wiring-trips',
  'electrician',
  'roof-leak',
  'roof-prices',
  'roof-inspect',
  'roof-look',
  'air-dead',
  'air-test',
  'air-compare',
  'air-repair',
  'air-uneven',
  'heater-rust',
  'heater-old',
  'septic-wet',
  'septic-alarm',
  'septic-slow',
  'septic-inspect',
  'septic-ask',
];

/** The works of the plan that are those steps, where they would otherwise stand in a later month. */
const ASKED_NOW = ['heater', 'roof-prices', 'air-prices'];

/** Days left below which "this week" would be too late. */
// eslint-disable-next-line no-restricted-syntax -- ours: two days are too few to wait for a Monday
const HURRY = 3;

const isLate = ({ when }: HomeStep): boolean =>
  when === 'week' || when === 'month' || when === 'season' || when === 'year';

const hurried = (step: HomeStep, days: number | null): HomeStep => {
  if (!DECIDING.includes(step.id) || !isLate(step)) return step;
  return {
    ...step,
    when: days !== null && days < HURRY ? 'today' : 'week',
    because: [...(step.because ?? []), days !== null && ['because.option', { days }]],
  };
};

const asked = <W extends Pick<Work, 'id' | 'at'>>(work: W): W =>
  ASKED_NOW.includes(work.id) ? { ...work, at: { months: 0 } } : work;

/** For a buyer whose option period is not over: what can end the contract falls within it. */
export const withinOption = (look: Look, { plans, option }: HomeValues): Look =>
  plans !== 'buy' || option === 0
    ? look
    : {
        ...look,
        steps: present(look.steps).map((step) => hurried(step, option)),
        ...(look.plan && { plan: present(look.plan).map(asked) }),
      };

/** Among what is due at the same time, a buyer books first what can end the contract. */
export const byWeight = (a: HomeStep, b: HomeStep): number => rank(a) - rank(b);

const rank = ({ id }: HomeStep): number => {
  const at = DECIDING.indexOf(id);
  return at === -1 ? DECIDING.length : at;
};
