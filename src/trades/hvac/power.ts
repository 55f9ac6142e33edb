import type { CityId } from '../../cities.ts';

const own = 'Your bill names the delivery company. In Oncor’s area you choose your retailer.';

/** Who delivers power decides rebates and whether a rate can be shopped for (L30, L31, L32). */
export const power: Readonly<Record<CityId, string>> = {
  southlake: own,
  allen: own,
  plano: 'Plano is Oncor’s: you can shop for a rate, and Oncor’s rebates apply.',
  frisco:
    'Frisco is split between Oncor and the CoServ co-op: CoServ members cannot shop, but CoServ pays rebates of its own.',
  mckinney: 'Parts of McKinney are CoServ co-op, where no retailer can be chosen. See your bill.',
  dallas: 'Dallas is Oncor’s: you can shop for a rate, and Oncor’s rebates apply.',
  elsewhere: own,
};
