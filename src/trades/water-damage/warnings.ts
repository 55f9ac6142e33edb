import type { Warning } from '../../estimate/index.ts';
import type { WaterValues } from './model.ts';
import { LICENSE_FROM_SQFT } from './mold.ts';
import type { WaterSource } from './sources.ts';
import type { Category } from './water.ts';

const atTheValve = 'Shut the main water valve now. It is often by the meter box at the curb.';

/** How to stop the water, by where it comes from. */
const howToStop: Readonly<Record<WaterValues['source'], string>> = {
  pipe: atTheValve,
  appliance: atTheValve,
  toilet: 'Shut the small valve behind the toilet, or the main water valve. Do not flush.',
  sewer: 'Use no water anywhere in the house: no sink, no toilet, no washer.',
  rain: 'Catch it in buckets, stay off the wet roof, and call for a tarp.',
  flood: 'Do not wade in it. Go up or out, and stay out until the water is gone.',
};

/** What to read before any price. */
export const warningsFor = (v: WaterValues, category: Category): Warning<WaterSource>[] => {
  const warnings: Warning<WaterSource>[] = [];
  const danger = (id: string, text: string, sources?: Warning<WaterSource>['sources']) =>
    warnings.push({ id, level: 'danger', text, sources });
  const caution = (id: string, text: string, sources?: Warning<WaterSource>['sources']) =>
    warnings.push({ id, level: 'caution', text, sources });

  if (v.dangers.includes('power'))
    danger(
      'power',
      'Stay out of the water. Switch the power off only from a dry spot; if you cannot, call Oncor at 888-313-4747, or 911.',
      ['W28'],
    );
  if (v.dangers.includes('sagging'))
    danger('sagging', 'A sagging ceiling can fall. Keep everyone out from under it.', ['W28']);
  if (v.dangers.includes('running')) danger('running', howToStop[v.source], ['W29']);
  if (v.scope !== 'mold' && category === 3)
    danger(
      'black-water',
      v.dangers.includes('frail')
        ? 'This is black water. Babies, older people and anyone with asthma should leave until it is cleaned.'
        : 'This is black water. Keep children and pets out, wear gloves and boots, and wash well after.',
      ['W4', 'W59'],
    );
  if (v.dangers.includes('frail') && category !== 3)
    caution(
      'frail',
      'Babies, older people and anyone with asthma should stay out of wet rooms until they are dry.',
      ['W59'],
    );
  if ((v.scope === 'mold' ? v.moldArea : v.mold) >= LICENSE_FROM_SQFT)
    caution(
      'mold-license',
      'At 25 sq ft of mold in one patch, a hired firm must hold a Texas mold license, and the one who assesses may not be the one who removes.',
      ['W17', 'W42'],
    );
  return warnings;
};
