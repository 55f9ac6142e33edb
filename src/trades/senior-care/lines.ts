import { addUp, lineTotal, type PricedLine, type ThreePoint } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { careLevels, settingOf, type Setting } from './level.ts';
import type { SeniorCareSource } from './sources.ts';
import type { SeniorCareWord } from './words.ts';

type Line = PricedLine<SeniorCareSource, SeniorCareWord>;

const weeks = figures.weeksAMonth.value;

/** Hands-on help or a memory that needs watching takes a personal care aide. */
export const homeRate = (v: SeniorCareValues) =>
  v.help.length > 0 || v.memory !== 'fine' ? prices.personal : prices.companion;

const careLines = (v: SeniorCareValues): Line[] => [
  {
    id: 'care-levels',
    kind: 'care',
    quantity: careLevels(v),
    how: ['how.care-levels', { levels: careLevels(v), activities: v.help.length, nights: v.night }],
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
          quantity: v.hours * weeks,
          how: ['how.home-care', { hours: v.hours, weeks }],
          unitCost: homeRate(v),
        },
      ];
    case 'day':
      return [
        {
          id: 'adult-day',
          kind: 'care',
          quantity: v.days * weeks,
          how: ['how.adult-day', { days: v.days, weeks }],
          unitCost: prices.adultDay,
        },
      ];
    case 'assisted':
      return [rent, ...careLines(v)];
    case 'memory': {
      const figure = figures.memoryOverAssisted;
      return [
        { ...rent, id: 'memory-rent', factors: [{ figure, value: figure.value }] },
        ...careLines(v),
      ];
    }
    case 'shared':
      return [{ id: 'nursing', kind: 'care', quantity: 1, unitCost: prices.nursingShared }];
    case 'private':
      return [{ id: 'nursing', kind: 'care', quantity: 1, unitCost: prices.nursingPrivate }];
  }
};

/** A month in a setting, in US dollars. */
export const monthCost = (v: SeniorCareValues, setting: Setting): ThreePoint =>
  addUp(monthLines(v, setting).map(lineTotal));

/** The month of the setting chosen, or of the one the answers point to. */
export const lines = (v: SeniorCareValues) => [
  ...monthLines(v, settingOf(v)),
  extrasLine(v.extras),
];
