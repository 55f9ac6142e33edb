import {
  addUp,
  lineTotal,
  type PricedLine,
  type Series,
  type ThreePoint,
} from '../../estimate/index.ts';
import { careLevels, type SeniorCareValues, type Setting } from './level.ts';
import { prices } from './prices.ts';
import type { SeniorCareSource } from './sources.ts';

type Line = PricedLine<SeniorCareSource>;

/** Weeks in a month, as the cost surveys count: 52 ÷ 12 = 4.33, not 4. */
export const WEEKS_A_MONTH = 52 / 12;

/** Hands-on help or a memory that needs watching takes a personal care aide. */
export const homeRate = (v: SeniorCareValues) =>
  v.help.length > 0 || v.memory !== 'fine' ? prices.personal : prices.companion;

const careLines = (v: SeniorCareValues): Line[] => [
  {
    id: 'care-levels',
    kind: 'care',
    quantity: careLevels(v),
    how: () =>
      `${careLevels(v)} for ${v.help.length} daily activities${v.night === 'yes' ? ' and nights' : ''}`,
    unitCost: prices.careLevel,
  },
  {
    id: 'medicines',
    kind: 'care',
    quantity: v.tasks.includes('medicines') ? 1 : 0,
    unitCost: prices.medicines,
  },
];

const rent: Line = { id: 'rent', kind: 'care', quantity: 1, unitCost: prices.assistedRent };

/** What one month costs in a setting, line by line. */
export const monthLines = (v: SeniorCareValues, setting: Setting): Line[] => {
  switch (setting) {
    case 'home':
      return [
        {
          id: 'home-care',
          kind: 'care',
          quantity: v.hours * WEEKS_A_MONTH,
          how: () => `${v.hours} hours a week × 4.33 weeks`,
          unitCost: homeRate(v),
        },
      ];
    case 'day':
      return [
        {
          id: 'adult-day',
          kind: 'care',
          quantity: v.days * WEEKS_A_MONTH,
          how: () => `${v.days} days a week × 4.33 weeks`,
          unitCost: prices.adultDay,
        },
      ];
    case 'assisted':
      return [rent, ...careLines(v)];
    case 'memory':
      return [
        {
          ...rent,
          label: 'Memory care, rent with meals',
          factors: [
            {
              label: 'Memory care over assisted living',
              value: { low: 1.2, typical: 1.25, high: 1.3 },
              sources: ['S8'],
            },
          ],
        },
        ...careLines(v),
      ];
    case 'shared':
      return [{ id: 'nursing', kind: 'care', quantity: 1, unitCost: prices.nursingShared }];
    case 'private':
      return [{ id: 'nursing', kind: 'care', quantity: 1, unitCost: prices.nursingPrivate }];
  }
};

/** A month in a setting, in US dollars. */
export const monthCost = (v: SeniorCareValues, setting: Setting): ThreePoint =>
  addUp(monthLines(v, setting).map(lineTotal));

/** Last year's rise of the national medians, 2024 to 2025 (S4); nursing homes rose 1 to 2%. */
const RISE = { home: 0.03, assisted: 0.05, shared: 0.015 } as const;

/** Ten years if prices go on rising as they did last year and needs stay as they are. */
export const tenYears = (v: SeniorCareValues): Series => {
  const years = Array.from({ length: 11 }, (_, year) => year);
  const line = (label: string, setting: keyof typeof RISE) => {
    const now = monthCost(v, setting).typical;
    return { label, values: years.map((year) => now * (1 + RISE[setting]) ** year) };
  };
  return {
    id: 'ten-years',
    title: 'A month of care if prices rise as last year',
    draw: 'lines',
    unit: 'usd',
    along: years.map((year) => (year === 0 ? 'Now' : `Year ${year}`)),
    lines: [
      line('Care at home', 'home'),
      line('Assisted living', 'assisted'),
      line('Nursing home, shared', 'shared'),
    ],
  };
};
