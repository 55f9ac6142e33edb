import type { Warning } from '../../estimate/index.ts';
import type { GarageDoorValues } from './fields.ts';
import type { GarageDoorSource } from './sources.ts';

const fitsWallOpener = (v: GarageDoorValues): boolean =>
  !(v.job === 'new'
    ? v.opener === 'wall'
    : v.drive === 'wall' && (v.job === 'opener' || v.job === 'close'));

/** Safety first, read before any price. */
export const cautions = (v: GarageDoorValues): Warning<GarageDoorSource>[] => {
  const loaded =
    v.job === 'spring' || v.job === 'cable' || (v.job === 'opener' && v.fault === 'runs');
  const unsafe =
    v.job === 'track' || ((v.job === 'panel' || v.job === 'noise') && v.smooth === 'no');
  return [
    ...(loaded
      ? [
          {
            id: 'stored-energy',
            level: 'danger' as const,
            text: 'Do not lift the door and do not run the opener: it can fall. Do not pull the red cord of an open door. Do not touch the springs, the cables or what holds them. A wound spring can maim. Keep children out.',
            sources: ['G13', 'G20', 'G42', 'G66'] as const,
          },
        ]
      : []),
    ...(unsafe
      ? [
          {
            id: 'do-not-run',
            level: 'danger' as const,
            text: 'Do not use the door until it has been seen to. It can drop. Keep people and cars out from under it.',
            sources: ['G13', 'G47'] as const,
          },
        ]
      : []),
    ...(v.job !== 'new' && v.stuck === 'yes'
      ? [
          {
            id: 'stuck',
            level: 'danger' as const,
            text: 'A door stuck open or a trapped car is a true emergency: call now. Do not try to force it down; it can fall.',
            sources: ['G13'] as const,
          },
        ]
      : []),
    ...(v.eyes === 'no'
      ? [
          {
            id: 'no-eyes',
            level: 'danger' as const,
            text: 'An opener without eyes or an edge sensor can crush a child. Openers made since 1993 must have them. Stop using it until it is replaced.',
            sources: ['G43', 'G37'] as const,
          },
        ]
      : []),
    ...(fitsWallOpener(v)
      ? []
      : [
          {
            id: 'wall-needs-bar',
            level: 'caution' as const,
            text: 'A wall opener turns the bar that torsion springs sit on. If your springs run along the tracks, it does not fit.',
          },
        ]),
    ...(v.job === 'new'
      ? []
      : [
          {
            id: 'bait',
            level: 'caution' as const,
            text: 'Beware of a $15 to $29 visit: the caller is often paid by commission. A spring swap takes about an hour; say no to “rebuild everything”.',
            sources: ['G29', 'G49'] as const,
          },
        ]),
  ];
};
