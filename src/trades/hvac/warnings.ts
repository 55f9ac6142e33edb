import { amount, typicalSum, usd, type FoundWarning, type Given } from '../../engine/index.ts';
import { baitQuote } from '../bait.ts';
import type { HvacValues } from './fields.ts';
import { figures } from './figures.ts';
import { leastQuote, replaceLines } from './lines.ts';
import { tonsByRules } from './size-rules.ts';
import { systemsOf, tonsOf } from './sizing.ts';
import { partOf } from './symptoms.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'hvac'>>;

/** What is sold by the ton. */
const COOLED: readonly HvacValues['system'][] = ['ac-furnace', 'ac', 'heat-pump'];

/** The least tons that what was typed comes to: the nameplate, else the smallest systems or heads there are. */
const leastTons = ({ system, zones, tons, systems }: HvacValues): number => {
  if (system === 'mini-split') return zones * figures.tonStep.value;
  if (!COOLED.includes(system)) return 0;
  return tons ?? (systems ?? 0) * figures.smallestTons.value;
};

/** More tons than any rule gives for the floor. */
const oversized = (v: HvacValues, given: Given): Warning | false => {
  const tons = leastTons(v);
  const { high } = tonsByRules(v.area);
  return (
    v.job === 'replace' &&
    given.has('area') &&
    tons > figures.oversized.value * high && {
      id: 'oversized',
      facts: {
        tons: amount(tons, 'ton'),
        area: amount(v.area, 'sqft'),
        high: amount(high, 'ton'),
      },
      level: 'caution',
      sources: ['S19', 'S6', 'S3', 'S20'],
    }
  );
};

/** A heat pump for less than the AC and furnace it stands for: guides have it the other way round. */
const heatPumpLow = (v: HvacValues): Warning | false => {
  if (v.job !== 'replace' || v.system !== 'heat-pump') return false;
  const other = typicalSum(replaceLines({ ...v, system: 'ac-furnace' }));
  return (
    typicalSum(replaceLines(v)) < other && {
      id: 'heat-pump-low',
      facts: { other: usd(other) },
      level: 'caution',
      mayBeLow: true,
      sources: ['S145', 'S146'],
    }
  );
};

/** What is read before any price. */
export const warnings = (v: HvacValues, given: Given): (Warning | false)[] => {
  const repairing = v.job === 'repair';
  const { least, most } = figures.headArea.value;
  const { value: largest } = figures.largestTons;
  return [
    v.dangers.includes('gas') && { id: 'gas', level: 'stop', help: 'gas', sources: ['S50'] },
    v.dangers.includes('co')
      ? { id: 'co-alarm', level: 'stop', help: 'co' }
      : repairing && partOf(v) === 'exchanger' && { id: 'co-alarm', level: 'caution' },
    v.dangers.includes('frail') && { id: 'frail', level: 'caution', sources: ['S76'] },
    repairing && v.symptom === 'no-heat' && { id: 'no-ovens', level: 'caution', sources: ['S94'] },
    repairing && v.symptom === 'breaker' && { id: 'breaker', level: 'danger', sources: ['S75'] },
    repairing &&
      v.part === 'reversingValve' &&
      v.cools === 'ac' && { id: 'no-such-valve', level: 'caution' },
    repairing && v.warranty === 'no' && baitQuote(v.repairQuote, leastQuote(v)),
    oversized(v, given),
    v.job === 'replace' && v.afue === '96' && { id: 'new-vent', level: 'caution' },
    repairing && v.part === 'recharge' && { id: 'top-off', level: 'caution', sources: ['S71'] },
    repairing &&
      ['recharge', 'leak'].includes(v.part) &&
      v.pounds > figures.wholeCharge.value && {
        id: 'many-pounds',
        facts: { most: figures.wholeCharge.value },
        level: 'caution',
      },
    v.job === 'replace' &&
      COOLED.includes(v.system) &&
      v.systems !== null &&
      tonsOf(v).low > largest * v.systems && {
        id: v.tons === null ? 'too-few-systems' : 'not-a-house',
        facts: {
          systems: v.systems,
          largest,
          priced: systemsOf(v),
          tons: amount(tonsOf(v).typical, 'ton'),
        },
        level: 'caution',
        sources: ['S85'],
      },
    heatPumpLow(v),
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
