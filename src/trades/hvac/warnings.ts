import { amount, caution, danger, stop, typicalSum, usd, type Given } from '../../engine/index.ts';
import { baitQuote } from '../bait.ts';
import type { Warning } from '../said.ts';
import type { HvacValues } from './fields.ts';
import { figures } from './figures.ts';
import { leastQuote, replaceLines } from './lines.ts';
import { tonsByRules } from './size-rules.ts';
import { systemsOf, tonsOf } from './sizing.ts';
import { partOf } from './symptoms.ts';

/** What is sold by the ton. */
const COOLED: readonly HvacValues['system'][] = ['ac-furnace', 'ac', 'heat-pump'];

/** The least tons that what was typed comes to: the nameplate, else the smallest systems or heads there are. */
const leastTons = ({ system, zones, tons, systems }: HvacValues): number => {
  if (system === 'mini-split') return zones * figures.tonStep.value;
  if (!COOLED.includes(system)) return 0;
  return tons ?? (systems ?? 0) * figures.smallestTons.value;
};

/** More tons than any rule gives for the floor. */
const oversized = (v: HvacValues, given: Given): Warning<'hvac'> | false => {
  const tons = leastTons(v);
  const { high } = tonsByRules(v.area);
  return (
    v.job === 'replace' &&
    given.has('area') &&
    tons > figures.oversized.value * high &&
    caution('oversized', {
      facts: {
        tons: amount(tons, 'ton'),
        area: amount(v.area, 'sqft'),
        high: amount(high, 'ton'),
      },
      sources: ['S19', 'S6', 'S3', 'S20'],
    })
  );
};

/** A heat pump for less than the AC and furnace it stands for: guides have it the other way round. */
const heatPumpLow = (v: HvacValues): Warning<'hvac'> | false => {
  if (v.job !== 'replace' || v.system !== 'heat-pump') return false;
  const other = typicalSum(replaceLines({ ...v, system: 'ac-furnace' }));
  return (
    typicalSum(replaceLines(v)) < other &&
    caution('heat-pump-low', {
      facts: { other: usd(other) },
      mayBeLow: true,
      sources: ['S145', 'S146'],
    })
  );
};

/** What is read before any price. */
export const warnings = (v: HvacValues, given: Given): (Warning<'hvac'> | false)[] => {
  const repairing = v.job === 'repair';
  const { least, most } = figures.headArea.value;
  const { value: largest } = figures.largestTons;
  return [
    v.dangers.includes('gas') && stop('gas', { help: 'gas', sources: ['S50'] }),
    v.dangers.includes('co')
      ? stop('co-alarm', { help: 'co' })
      : repairing && partOf(v) === 'exchanger' && caution('co-alarm'),
    v.dangers.includes('frail') && caution('frail', { sources: ['S76'] }),
    repairing && v.symptom === 'no-heat' && caution('no-ovens', { sources: ['S94'] }),
    repairing && v.symptom === 'breaker' && danger('breaker', { sources: ['S75'] }),
    repairing && v.part === 'reversingValve' && v.cools === 'ac' && caution('no-such-valve'),
    repairing && v.warranty === 'no' && baitQuote(v.repairQuote, leastQuote(v)),
    oversized(v, given),
    v.job === 'replace' && v.afue === '96' && caution('new-vent'),
    repairing && v.part === 'recharge' && caution('top-off', { sources: ['S71'] }),
    repairing &&
      ['recharge', 'leak'].includes(v.part) &&
      v.pounds > figures.wholeCharge.value &&
      caution('many-pounds', { facts: { most: figures.wholeCharge.value } }),
    v.job === 'replace' &&
      COOLED.includes(v.system) &&
      v.systems !== null &&
      tonsOf(v).low > largest * v.systems &&
      caution(v.tons === null ? 'too-few-systems' : 'not-a-house', {
        facts: {
          systems: v.systems,
          largest,
          priced: systemsOf(v),
          tons: amount(tonsOf(v).typical, 'ton'),
        },
        sources: ['S85'],
      }),
    heatPumpLow(v),
    v.job === 'replace' &&
      v.system === 'mini-split' &&
      given.has('area') &&
      v.area / v.zones > most &&
      caution('few-heads', { facts: { least, most }, sources: ['S103'] }),
  ];
};
