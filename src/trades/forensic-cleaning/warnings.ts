import { stop, caution, danger, type Given } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { CleaningValues } from './fields.ts';
import { caseOf, clearanceOf, isSmallSpot } from './scene.ts';

/** What to read before any price: people, then the police, then what not to touch. */
export const warnings = (
  v: CleaningValues,
  given: Given,
): (Warning<'forensic-cleaning'> | false)[] => {
  const clearance = clearanceOf(v, given);
  const other = (what: CleaningValues['what']) => v.situation === 'other' && v.what === what;
  return [
    v.now.includes('hurt') && stop('hurt', { help: 'hurt', sources: ['F46'] }),
    v.now.includes('crisis') && stop('crisis', { help: 'hurt', sources: ['F48'] }),
    v.now.includes('poked') && stop('poked', { sources: ['F73'] }),
    clearance === 'unreported' &&
      stop('not-reported', { facts: { case: caseOf(v) }, sources: ['F81', 'F75', 'F82'] }),
    clearance === 'unsure' && caution('maybe-crime', { sources: ['F75'] }),
    clearance === 'waiting' &&
      caution('not-released', { facts: { case: caseOf(v) }, sources: ['F4', 'F75'] }),
    other('drugs') && danger('drugs'),
    other('needles') && caution('needles', { sources: ['F73'] }),
    other('animals') && caution('droppings', { sources: ['F85'] }),
    clearance === 'cleared' &&
      isSmallSpot(v, given) &&
      caution('gloves', { sources: ['F53', 'F83', 'F84'] }),
    v.smell === 'strong' && caution('ozone', { sources: ['F77'] }),
  ];
};
