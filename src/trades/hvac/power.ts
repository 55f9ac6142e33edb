import { cityName, type CityId } from '../../cities.ts';

/** Who delivers power decides rebates and whether a rate can be shopped for (L30, L31, L32). */
export const power = (city: CityId): string =>
  city === 'frisco' || city === 'mckinney'
    ? `Parts of ${cityName(city)} belong to the CoServ co-op, where no retailer can be chosen.`
    : 'Your bill names the delivery company. With Oncor you can shop for a rate.';
