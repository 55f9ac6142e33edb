import {
  addUp,
  care,
  interpolate,
  lineTotal,
  pointsOf,
  scale,
  times,
  type ThreePoint,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Factor, Line } from '../said.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { careLevels, hoursOf, settingOf, type Setting } from './level.ts';

const weeks = figures.weeksAMonth.value;

/** The family’s own helper, or an agency’s: hands-on help or a memory that needs watching takes an aide. */
export const homeRate = (v: SeniorCareValues) => {
  if (v.hire === 'direct') return prices.direct;
  return v.help.length > 0 || v.memory !== 'fine' ? prices.personal : prices.companion;
};

/** What an agency takes off for so many hours a week, 0 to 0.2: along the lines of `figures.manyHours`. */
const offFor = (hours: number): number => interpolate(pointsOf(figures.manyHours.value), hours);

const homeFactors = (v: SeniorCareValues, hours: number): Factor<'senior-care'>[] => {
  const factors: Factor<'senior-care'>[] = [];
  const off = offFor(hours);
  if (v.hire === 'direct') {
    factors.push(...times(figures.employerCost));
  } else if (off > 0) {
    const value = { low: 1 - off, typical: 1 - off / 2, high: 1 };
    factors.push({ figure: figures.manyHours, value });
  }
  if (v.night === 'yes') {
    const share = Math.min(figures.nightHours.value, hours) / hours;
    const { low, typical, high } = figures.nightExtra.value;
    factors.push({
      figure: figures.nightExtra,
      value: { low: 1 + low * share, typical: 1 + typical * share, high: 1 + high * share },
    });
  }
  return factors;
};

/** A visit of a nurse every day, US dollars a month. */
export const nurseMonth: ThreePoint = scale(
  prices.nurseVisit,
  figures.nurseVisitsAWeek.value * weeks,
);

const homeLines = (v: SeniorCareValues): Line<'senior-care'>[] => {
  const hours = hoursOf(v);
  const facts = { hours: hours.typical, weeks };
  const visits = figures.nurseVisitsAWeek.value;
  return [
    care('home-care', homeRate(v), scale(hours, weeks), {
      how: v.hours === null ? ['how.home-care-counted', facts] : ['how.home-care', facts],
      factors: homeFactors(v, hours.typical),
    }),
    care('nurse-visits', prices.nurseVisit, v.nursing === 'yes' ? visits * weeks : 0, {
      how: ['how.nurse-visits', { visits, weeks }],
    }),
  ];
};

const careLines = (v: SeniorCareValues): Line<'senior-care'>[] => [
  care('care-levels', prices.careLevel, careLevels(v), {
    how: ['how.care-levels', { levels: careLevels(v), activities: v.help.length, nights: v.night }],
  }),
  care('medicines', prices.medicines, v.tasks.includes('medicines')),
];

const rent: Line<'senior-care'> = care('rent', prices.assistedRent);

/** What one month costs in a setting, line by line. */
export const monthLines = (v: SeniorCareValues, setting: Setting): Line<'senior-care'>[] => {
  switch (setting) {
    case 'home':
      return homeLines(v);
    case 'day':
      return [
        care('adult-day', prices.adultDay, v.days * weeks, {
          how: ['how.adult-day', { days: v.days, weeks }],
        }),
      ];
    case 'assisted':
      return [rent, ...careLines(v)];
    case 'memory':
      return [
        care('memory-rent', prices.assistedRent, 1, { factors: times(figures.memoryOverAssisted) }),
        ...careLines(v),
      ];
    case 'shared':
      return [care('nursing', prices.nursingShared)];
    case 'private':
      return [care('nursing', prices.nursingPrivate)];
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
