import type { Given, Warning } from '../../estimate/index.ts';
import type { CleaningValues } from './model.ts';
import { clearanceOf, isSmallSpot } from './scene.ts';
import type { CleaningSource } from './sources.ts';

/** What to read before any price. */
export const warningsFor = (v: CleaningValues, given: Given): Warning<CleaningSource>[] => {
  const warnings: Warning<CleaningSource>[] = [];
  const add = (
    level: Warning['level'],
    id: string,
    text: string,
    sources?: Warning<CleaningSource>['sources'],
  ) => warnings.push({ id, level, text, sources });

  if (v.now.includes('hurt'))
    add('danger', 'hurt', 'Call 911 now. Stay with them only if it is safe for you.', ['F46']);
  if (v.now.includes('crisis'))
    add(
      'danger',
      'crisis',
      'Call or text 988 now, day or night, free. If they are in danger this minute, call 911.',
      ['F48'],
    );
  if (v.now.includes('poked'))
    add(
      'danger',
      'poked',
      'Wash with soap and water, rinse eyes or mouth with clean water, and see a doctor today. Some protection works only if it starts fast.',
      ['F73'],
    );
  const clearance = clearanceOf(v, given);
  if (clearance === 'unreported')
    add(
      'danger',
      'not-reported',
      'Under hospice care: call the hospice nurse. If not: call 911. Stay out and leave everything as it is; getting in the way of the medical examiner is a crime in Texas.',
      ['F81', 'F75', 'F82'],
    );
  if (clearance === 'unsure')
    add(
      'caution',
      'maybe-crime',
      'If someone did this to them, or nobody knows how it happened, call 911 before you touch anything.',
      ['F75'],
    );
  if (clearance === 'waiting')
    add(
      'caution',
      'not-released',
      'Please do not go in or move anything until the police or the medical examiner say so.',
      ['F4', 'F75'],
    );
  if (v.situation === 'other' && v.what === 'drugs')
    add(
      'danger',
      'drugs',
      'Go out and touch nothing. If anyone is drowsy or hardly breathing, call 911; else call the police.',
    );
  if (v.situation === 'other' && v.what === 'needles')
    add('caution', 'needles', 'Never pick up or cap a needle by hand.', ['F73']);
  if (v.situation === 'other' && v.what === 'animals')
    add('caution', 'droppings', 'Do not sweep or vacuum: it lifts what makes ill into the air.', [
      'F85',
    ]);
  if (clearance === 'cleared' && isSmallSpot(v, given))
    add(
      'caution',
      'gloves',
      'Wear gloves and eye protection even if it has dried: it can still make people ill. Never mix bleach with anything but water.',
      ['F53', 'F83', 'F84'],
    );
  if (v.smell === 'strong')
    add(
      'caution',
      'ozone',
      'If a crew uses ozone, no person and no pet may be inside until the air is clear again.',
      ['F77'],
    );
  return warnings;
};
