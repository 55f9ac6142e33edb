import type { Warning } from '../../estimate/index.ts';
import type { CleaningValues } from './calculator.ts';
import { isSmallSpot } from './scene.ts';
import type { CleaningSource } from './sources.ts';

/** What to read before any price. */
export const warningsFor = (v: CleaningValues): Warning<CleaningSource>[] => {
  const warnings: Warning<CleaningSource>[] = [];
  const add = (
    level: Warning['level'],
    id: string,
    text: string,
    sources: Warning<CleaningSource>['sources'],
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
  if (v.situation !== 'clutter' && v.released === 'no')
    add(
      'caution',
      'not-released',
      'Please do not go in or move anything until the police or the medical examiner say so.',
      ['F4', 'F75'],
    );
  if (isSmallSpot(v))
    add(
      'caution',
      'gloves',
      'Wear gloves even if it has dried: what has dried can still make people ill.',
      ['F53'],
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
