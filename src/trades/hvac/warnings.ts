import type { FoundWarning, Given } from '../../estimate/index.ts';
import type { HvacValues } from './fields.ts';
import { figures } from './figures.ts';
import { tonsOf } from './sizing.ts';
import { partOf } from './symptoms.ts';
import type { HvacSource } from './sources.ts';

type Warning = FoundWarning<HvacSource>;

/** What is sold by the ton. */
const COOLED: readonly HvacValues['system'][] = ['ac-furnace', 'ac', 'heat-pump'];

/** What is read before any price. */
export const warnings = (v: HvacValues, given: Given): (Warning | false)[] => {
  const repairing = v.job === 'repair';
  const { least, most } = figures.headArea.value;
  const { value: largest } = figures.largestTons;
  return [
    v.dangers.includes('gas') && { id: 'gas', level: 'danger', sources: ['S50'] },
    v.dangers.includes('frail') && { id: 'frail', level: 'caution', sources: ['S76'] },
    repairing && v.symptom === 'no-heat' && { id: 'no-ovens', level: 'caution', sources: ['S94'] },
    repairing && v.symptom === 'breaker' && { id: 'breaker', level: 'danger', sources: ['S75'] },
    repairing && partOf(v) === 'exchanger' && { id: 'co-alarm', level: 'caution' },
    repairing &&
      v.part === 'reversingValve' &&
      v.cools === 'ac' && { id: 'no-such-valve', level: 'caution' },
    v.job === 'replace' && v.afue === '96' && { id: 'new-vent', level: 'caution' },
    repairing && v.part === 'recharge' && { id: 'top-off', level: 'caution', sources: ['S71'] },
    v.job === 'replace' &&
      COOLED.includes(v.system) &&
      v.systems !== null &&
      tonsOf(v).low > largest * v.systems && {
        id: 'too-few-systems',
        facts: { systems: v.systems, largest },
        level: 'caution',
        sources: ['S85'],
      },
    v.job === 'replace' &&
      v.system === 'mini-split' &&
      given.has('area') &&
      v.area / v.zones > most && {
        id: 'few-heads',
        facts: { least, most },
        level: 'caution',
        sources: ['S103'],
      },
  ];
};
