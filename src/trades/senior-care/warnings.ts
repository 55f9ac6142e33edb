import { exact, usd, type FoundWarning, type Given } from '../../engine/index.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { careLevels, hoursOf, leavesAlone, levelOf, settingOf, type Setting } from './level.ts';
import { nurseMonth } from './lines.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'senior-care'>>;

/** What endangers them where nobody is there, the gravest first; `null` where nothing was named. */
const aloneIn = (v: SeniorCareValues): 'wanders' | 'fire' | 'night' | null => {
  if (v.memory === 'wanders') return 'wanders';
  if (!leavesAlone(v)) return 'fire';
  return v.night === 'yes' ? 'night' : null;
};

/** What comes before the price: people first, then the license, then the contract. */
export const warnings = (v: SeniorCareValues, given: Given): (Warning | false)[] => {
  const at = (...settings: readonly Setting[]) => settings.includes(settingOf(v));
  const danger = aloneIn(v);
  return [
    v.signs.some((sign) => sign !== 'harm') && {
      id: 'call-911',
      level: 'stop',
      sources: ['S53', 'S45'],
    },
    v.signs.includes('harm') && {
      id: 'report-harm',
      level: 'stop',
      sources: ['S46', 'S57', 'S84'],
    },
    v.evacuate === 'alone' &&
      given.has('evacuate') &&
      !leavesAlone(v) && { id: 'needs-a-hand', level: 'caution', sources: ['S7'] },
    v.memory === 'wanders' &&
      !v.signs.includes('missing') && { id: 'wandering', level: 'caution', sources: ['S45'] },
    at('home') &&
      danger !== null &&
      hoursOf(v).typical < figures.weekHours.value && {
        id: 'never-alone',
        facts: { who: danger, hours: hoursOf(v).typical },
        level: danger === 'night' ? 'caution' : 'danger',
      },
    at('day') &&
      danger !== null && {
        id: 'days-alone',
        facts: { who: danger },
        level: danger === 'night' ? 'caution' : 'danger',
      },
    // Today, and before any price: a stove left on hurts sooner than a fee.
    v.memory !== 'fine' && { id: 'stove', level: 'danger' },
    v.memory === 'loss' && { id: 'see-a-doctor', level: 'caution', sources: ['S51', 'S53'] },
    at('assisted', 'memory') && {
      id: 'written-fees',
      facts: { added: careLevels(v) > 0 ? 'yes' : 'no' },
      level: 'caution',
      sources: ['S13', 'S14'],
    },
    v.nursing === 'yes' &&
      at('home') && {
        id: 'nurse-apart',
        facts: { nurse: exact(prices.privateNurse.typical) },
        level: 'caution',
        sources: ['S4', 'S88'],
      },
    v.nursing === 'yes' &&
      at('day', 'assisted', 'memory') && {
        id: 'no-nurse-in-price',
        facts: { nurse: usd(nurseMonth.typical) },
        level: 'caution',
        sources: ['S4'],
      },
    at('home') && v.hire === 'direct' && { id: 'you-employ', level: 'caution', sources: ['S85'] },
    at('home') &&
      v.hire === 'direct' &&
      hoursOf(v).typical > figures.fullWeek.value && {
        id: 'overtime',
        facts: { most: figures.fullWeek.value },
        level: 'caution',
      },
    at('home') &&
      hoursOf(v).typical >= figures.aroundTheClock.value && {
        id: 'around-the-clock',
        level: 'caution',
        sources: ['S20'],
      },
    at('assisted', 'memory', 'shared', 'private') &&
      levelOf(v) === 'none' &&
      given.has('evacuate') && { id: 'more-than-needed', level: 'caution' },
    at('day') && levelOf(v) === 'nursing' && { id: 'day-care-too-little', level: 'caution' },
    v.evacuate === 'bed' &&
      at('assisted', 'memory') && { id: 'license-line', level: 'caution', sources: ['S7'] },
  ];
};
