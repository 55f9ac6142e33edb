import type { FoundWarning, Given } from '../../engine/index.ts';
import type { CleaningValues } from './fields.ts';
import { caseOf, clearanceOf, isSmallSpot } from './scene.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'forensic-cleaning'>>;

/** What to read before any price: people, then the police, then what not to touch. */
export const warnings = (v: CleaningValues, given: Given): (Warning | false)[] => {
  const clearance = clearanceOf(v, given);
  const other = (what: CleaningValues['what']) => v.situation === 'other' && v.what === what;
  return [
    v.now.includes('hurt') && { id: 'hurt', level: 'stop', help: 'hurt', sources: ['F46'] },
    v.now.includes('crisis') && { id: 'crisis', level: 'stop', help: 'hurt', sources: ['F48'] },
    v.now.includes('poked') && { id: 'poked', level: 'stop', sources: ['F73'] },
    clearance === 'unreported' && {
      id: 'not-reported',
      facts: { case: caseOf(v) },
      level: 'stop',
      sources: ['F81', 'F75', 'F82'],
    },
    clearance === 'unsure' && { id: 'maybe-crime', level: 'caution', sources: ['F75'] },
    clearance === 'waiting' && {
      id: 'not-released',
      facts: { case: caseOf(v) },
      level: 'caution',
      sources: ['F4', 'F75'],
    },
    other('drugs') && { id: 'drugs', level: 'danger' },
    other('needles') && { id: 'needles', level: 'caution', sources: ['F73'] },
    other('animals') && { id: 'droppings', level: 'caution', sources: ['F85'] },
    clearance === 'cleared' &&
      isSmallSpot(v, given) && { id: 'gloves', level: 'caution', sources: ['F53', 'F83', 'F84'] },
    v.smell === 'strong' && { id: 'ozone', level: 'caution', sources: ['F77'] },
  ];
};
