import { stop, caution, danger, type Given } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { WaterValues } from './fields.ts';
import { figures } from './figures.ts';
import { categoryOf, drywallGone, isOld, isUnknown, wetAreaOf } from './water.ts';

/** Sq ft of mold that was told of, whichever question asked for it. */
export const moldOf = (v: WaterValues): number => (v.scope === 'mold' ? v.moldArea : v.mold);

/** Whether any wet drywall is cut out. */
const isCut = (v: WaterValues): boolean => {
  const { wall, ceiling } = wetAreaOf(v);
  return wall + ceiling > 0 && drywallGone(v, categoryOf(v)) > 0;
};

/** The help card for water that still comes in; of rain, a flood and one toilet there is none. */
const cardOf: Partial<Readonly<Record<WaterValues['source'], string>>> = {
  pipe: 'water',
  appliance: 'water',
  sewer: 'sewage',
};

/** What to read before any price. */
export const warnings = (v: WaterValues, given: Given): (Warning<'water-damage'> | false)[] => {
  const { dangers } = v;
  const frail = dangers.includes('frail');
  const wet = v.scope !== 'mold';
  const black = wet && categoryOf(v) === 'black';
  const deep = wet && (v.source === 'flood' || v.standing === 'yes');
  return [
    dangers.includes('power')
      ? stop('power', { help: 'water', sources: ['W28'] })
      : deep && caution('power-off', { sources: ['W28'] }),
    dangers.includes('sagging') && stop('sagging', { sources: ['W28'] }),
    dangers.includes('running') &&
      stop('running', {
        facts: { source: v.source, tenure: v.tenure },
        ...(cardOf[v.source] && { help: cardOf[v.source] }),
        sources: ['W29'],
      }),
    black &&
      danger('black-water', {
        facts: {
          known: isUnknown(v, given) ? 'no' : 'yes',
          frail: frail ? 'yes' : 'no',
          tenure: v.tenure,
        },
        sources: ['W4', 'W59'],
      }),
    frail && !black && caution('frail', { facts: { scope: v.scope }, sources: ['W59'] }),
    wet && isOld(v) && danger('old-water'),
    wet && isCut(v) && caution('before-cutting'),
    wet && v.mold > 0 && caution('fans-on-mold', { sources: ['W29'] }),
    moldOf(v) >= figures.licenseFrom.value &&
      caution('mold-license', {
        facts: { from: figures.licenseFrom.value },
        sources: ['W17', 'W42'],
      }),
  ];
};
