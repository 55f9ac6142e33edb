import type { ByPlace } from '../place/places.ts';
import type { Reference } from '../trades/source-books.ts';

const read = { asOf: '2026-11-20', reviewBy: '2027-05-20' } as const;

/** Whose lines bring the power. Oncor's customers choose who bills them; those of a co-op cannot. */
export const power: ByPlace<string, Reference> = {
  label: 'Power',
  ...read,
  region: { value: 'Oncor', sources: ['help oncor-outages', 'local L31'] },
  cities: {
    southlake: { value: 'Oncor, in parts Tri-County', sources: ['local ordinance-1292'] },
    frisco: { value: 'Oncor, in parts CoServ', sources: ['local L32'] },
    mckinney: { value: 'Oncor, in parts CoServ', sources: ['local L30'] },
  },
};

/** Whose gas it may be; the bill says which. */
export const gas: ByPlace<string, Reference> = {
  label: 'Gas',
  ...read,
  region: { value: 'Atmos Energy or CoServ Gas', sources: ['help atmos-leaks', 'help coserv-gas'] },
};

/** Where the water comes from: a city sells it that may buy it from another. */
export const water: ByPlace<string, Reference> = {
  label: 'Water',
  ...read,
  region: { value: 'Named on the water bill', sources: [] },
  counties: {
    Collin: { value: 'North Texas district', sources: ['local watering-right'] },
  },
  cities: {
    southlake: { value: 'Fort Worth', sources: ['local L33'] },
    dallas: { value: 'Dallas', sources: ['help dallas-water'] },
  },
};
