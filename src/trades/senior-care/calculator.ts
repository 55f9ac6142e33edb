import { defineCalculator, price, scale, type Metric, type Warning } from '../../estimate/index.ts';
import { levelOf, settingOf, type SeniorCareValues, type Setting } from './level.ts';
import { model } from './model.ts';
import { homeRate, monthCost, tenYears, WEEKS_A_MONTH } from './month.ts';
import { payerMetrics } from './payers.ts';
import { agencies, anyAgency } from './places.ts';
import { prices } from './prices.ts';
import { advise } from './recommendation.ts';
import type { SeniorCareSource } from './sources.ts';

const settingNames = {
  home: 'Care at home',
  day: 'Adult day care',
  assisted: 'Assisted living',
  memory: 'Memory care',
  shared: 'Nursing home, shared room',
  private: 'Nursing home, private room',
} as const satisfies Record<Setting, string>;

const bySetting = (v: SeniorCareValues): Metric<SeniorCareSource>[] =>
  (Object.keys(settingNames) as Setting[]).map((setting) => ({
    id: `month-${setting}`,
    label: settingNames[setting],
    value: monthCost(v, setting),
    unit: 'usd-month',
    ...(setting === 'home' ? { how: `${v.hours} hours a week × 4.33 weeks.` } : {}),
    ...(setting === 'day' ? { how: `${v.days} days a week × 4.33 weeks.` } : {}),
  }));

/** Hours a week at which care at home costs as much as the place the answers point to. */
const breakEven = (v: SeniorCareValues): Metric<SeniorCareSource> => {
  const level = levelOf(v);
  const place = level === 'memory' ? 'memory' : level === 'nursing' ? 'shared' : 'assisted';
  return {
    id: 'break-even-hours',
    label: `Weekly hours at home that match ${settingNames[place].toLowerCase()}`,
    value: scale(monthCost(v, place), 1 / (homeRate(v).typical * WEEKS_A_MONTH)),
    unit: 'hour',
    how: 'Month in the place ÷ (hourly rate × 4.33 weeks). Fewer paid hours: home costs less, if family covers the rest.',
    sources: ['S16', 'S4'],
  };
};

const warningsFor = (v: SeniorCareValues): Warning<SeniorCareSource>[] => {
  const at = (settings: readonly Setting[]) => settings.includes(settingOf(v));
  return [
    ...(v.signs.some((sign) => sign !== 'harm')
      ? [
          {
            id: 'call-911',
            level: 'danger' as const,
            text: 'Call 911 now. Sudden confusion, stroke signs, chest pain, a blow to the head, a person hard to wake, or a person with memory loss who is missing cannot wait.',
            sources: ['S53', 'S45'] as const,
          },
        ]
      : []),
    ...(v.signs.includes('harm')
      ? [
          {
            id: 'report-harm',
            level: 'danger' as const,
            text: 'In danger now: call 911. Abuse, neglect or money being taken at home: call Adult Protective Services, 800-252-5400. In a nursing home, assisted living or by a care agency: call Texas Health and Human Services, 800-458-9858.',
            sources: ['S46', 'S57', 'S84'] as const,
          },
        ]
      : []),
    ...(v.memory === 'wanders' && !v.signs.includes('missing')
      ? [
          {
            id: 'wandering',
            level: 'caution' as const,
            text: 'If they go missing, call 911 at once and ask about a Silver Alert. Do not search alone first.',
            sources: ['S45'] as const,
          },
        ]
      : []),
    ...(v.memory === 'loss'
      ? [
          {
            id: 'see-a-doctor',
            level: 'caution' as const,
            text: 'Forgetting new things so that it disrupts the day is not normal aging. See a doctor: some causes can be treated.',
            sources: ['S51', 'S53'] as const,
          },
        ]
      : []),
    ...(at(['assisted', 'memory'])
      ? [
          {
            id: 'written-fees',
            level: 'caution' as const,
            text: 'Base rent is the floor. Ask for the list of care levels and their prices in writing before you sign.',
            sources: ['S13', 'S14'] as const,
          },
        ]
      : []),
    ...(v.nursing === 'yes' && at(['home'])
      ? [
          {
            id: 'nurse-apart',
            level: 'caution' as const,
            text: `The price is for an aide. A private nurse is about ${price(prices.privateNurse.typical)} an hour; ask the doctor what nurse visits Medicare pays for.`,
            sources: ['S4'] as const,
          },
        ]
      : []),
    ...(at(['day']) && levelOf(v) === 'nursing'
      ? [
          {
            id: 'day-care-too-little',
            level: 'caution' as const,
            text: 'The answers point to nursing care, which day care does not replace.',
          },
        ]
      : []),
    ...(v.evacuate === 'bed' && at(['assisted', 'memory'])
      ? [
          {
            id: 'license-line',
            level: 'caution' as const,
            text: 'Texas assisted living may not keep a person who is never out of bed for good.',
            sources: ['S7'] as const,
          },
        ]
      : []),
  ];
};

/** The model, and everything said beside its lines. */
export const calculator = defineCalculator({
  ...model,
  findings: (v, total, given) => ({
    totalLabel: `A month: ${settingNames[settingOf(v)].toLowerCase()}`,
    metrics: [breakEven(v), ...bySetting(v), ...payerMetrics(v, total.typical, given)],
    recommendation: advise(v, given),
    warnings: warningsFor(v),
    assumptions: [
      `Free help for older people: ask ${given.has('city') ? agencies[v.city] : anyAgency}.`,
      'A month is 4.33 weeks (52 ÷ 12). Pages that count 4 weeks come out about 8% too low.',
      'The lines drawn by evacuation, night help and bed come from the Texas license. The rest is our sorting: no official score says where a person should live.',
      'Medicare does not pay for help with bathing, dressing or meals.',
      'Few prices are published for Dallas–Fort Worth; national and Texas figures fill the gaps.',
    ],
    series: [tenYears(v)],
  }),
});
