import { caution, danger, exact, stop, usd, type Given } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { careLevels, hoursOf, leavesAlone, levelOf, settingOf, type Setting } from './level.ts';
import { nurseMonth } from './lines.ts';

/** What endangers them where nobody is there, the gravest first; `null` where nothing was named. */
const aloneIn = (v: SeniorCareValues): 'wanders' | 'fire' | 'night' | null => {
  if (v.memory === 'wanders') return 'wanders';
  if (!leavesAlone(v)) return 'fire';
  return v.night === 'yes' ? 'night' : null;
};

/** What comes before the price: people first, then the license, then the contract. */
export const warnings = (v: SeniorCareValues, given: Given): (Warning<'senior-care'> | false)[] => {
  const at = (...settings: readonly Setting[]) => settings.includes(settingOf(v));
  const risk = aloneIn(v);
  return [
    v.signs.some((sign) => sign !== 'harm') && stop('call-911', { sources: ['S53', 'S45'] }),
    v.signs.includes('harm') && stop('report-harm', { sources: ['S46', 'S57', 'S84'] }),
    v.evacuate === 'alone' &&
      given.has('evacuate') &&
      !leavesAlone(v) &&
      caution('needs-a-hand', { sources: ['S7'] }),
    v.memory === 'wanders' &&
      !v.signs.includes('missing') &&
      caution('wandering', { sources: ['S45'] }),
    at('home') &&
      risk !== null &&
      hoursOf(v).typical < figures.weekHours.value && {
        id: 'never-alone',
        facts: { who: risk, hours: hoursOf(v).typical },
        level: risk === 'night' ? 'caution' : 'danger',
      },
    at('day') &&
      risk !== null && {
        id: 'days-alone',
        facts: { who: risk },
        level: risk === 'night' ? 'caution' : 'danger',
      },
    // Today, and before any price: a stove left on hurts sooner than a fee.
    v.memory !== 'fine' && danger('stove'),
    v.memory === 'loss' && caution('see-a-doctor', { sources: ['S51', 'S53'] }),
    at('assisted', 'memory') &&
      caution('written-fees', {
        facts: { added: careLevels(v) > 0 ? 'yes' : 'no' },
        sources: ['S13', 'S14'],
      }),
    v.nursing === 'yes' &&
      at('home') &&
      caution('nurse-apart', {
        facts: { nurse: exact(prices.privateNurse.typical) },
        sources: ['S4', 'S88'],
      }),
    v.nursing === 'yes' &&
      at('day', 'assisted', 'memory') &&
      caution('no-nurse-in-price', { facts: { nurse: usd(nurseMonth.typical) }, sources: ['S4'] }),
    at('home') && v.hire === 'direct' && caution('you-employ', { sources: ['S85'] }),
    at('home') &&
      v.hire === 'direct' &&
      hoursOf(v).typical > figures.fullWeek.value &&
      caution('overtime', { facts: { most: figures.fullWeek.value } }),
    at('home') &&
      hoursOf(v).typical >= figures.aroundTheClock.value &&
      caution('around-the-clock', { sources: ['S20'] }),
    at('assisted', 'memory', 'shared', 'private') &&
      levelOf(v) === 'none' &&
      given.has('evacuate') &&
      caution('more-than-needed'),
    at('day') && levelOf(v) === 'nursing' && caution('day-care-too-little'),
    v.evacuate === 'bed' &&
      at('assisted', 'memory') &&
      caution('license-line', { sources: ['S7'] }),
  ];
};
