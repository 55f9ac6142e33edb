import type { ByCity } from '../../cities.ts';

const ask = 'ask your city whether the slab needs a permit; the approach nearly always does.';

/** What is published of permits for flat concrete, city by city (C35–C38, C67). */
export const permits: ByCity<string> = {
  southlake: `Southlake has a driveway ordinance with a permit of its own; for a patio or walk ${ask}`,
  allen: `In Allen, ${ask}`,
  plano:
    'In Plano look at the plat first: concrete in an easement can be cited and removed even where no permit is needed.',
  frisco: 'Frisco asks for a permit for structures built or altered; ask before you pour.',
  mckinney: `In McKinney, ${ask}`,
  dallas: `In the Dallas area, ${ask}`,
  elsewhere: `Rules differ by city: ${ask}`,
};
