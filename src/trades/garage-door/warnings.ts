import type { FoundWarning } from '../../estimate/index.ts';
import type { GarageDoorValues } from './fields.ts';
import type { GarageDoorSource } from './sources.ts';
import { isSpringJob } from './springs.ts';

type Warning = FoundWarning<GarageDoorSource>;

/** Whether the opener to be put up is one that turns the bar of the springs. */
const isWallOpener = (v: GarageDoorValues): boolean =>
  v.job === 'new'
    ? v.opener === 'wall'
    : v.job === 'opener' && v.fault === 'dead' && v.fix === 'new' && v.drive === 'wall';

/** Safety first, read before any price. */
export const warnings = (v: GarageDoorValues): (Warning | false)[] => {
  const moves = v.job === 'panel' || v.job === 'noise';
  return [
    (isSpringJob(v) || v.job === 'cable') && {
      id: 'stored-energy',
      level: 'danger',
      sources: ['G13', 'G20', 'G42', 'G66'],
    },
    (v.job === 'track' || (moves && v.smooth === 'no')) && {
      id: 'do-not-run',
      level: 'danger',
      sources: ['G13', 'G47'],
    },
    v.job !== 'new' && v.stuck === 'yes' && { id: 'stuck', level: 'danger', sources: ['G13'] },
    v.eyes === 'no' && { id: 'no-eyes', level: 'danger', sources: ['G43', 'G37'] },
    v.job === 'panel' && v.edge === 'yes' && { id: 'bent-edge', level: 'caution' },
    isWallOpener(v) && { id: 'wall-needs-bar', level: 'caution' },
    v.job !== 'new' && { id: 'bait', level: 'caution', sources: ['G29', 'G49'] },
  ];
};
