import { stop, caution, danger } from '../../engine/index.ts';
import { baitQuote } from '../bait.ts';
import type { Warning } from '../said.ts';
import type { GarageDoorValues } from './fields.ts';
import { leastQuote } from './lines.ts';
import { isSpringJob } from './springs.ts';

/** Whether the opener to be put up is one that turns the bar of the springs. */
const isWallOpener = (v: GarageDoorValues): boolean =>
  v.job === 'new'
    ? v.opener === 'wall'
    : v.job === 'opener' && v.fault === 'dead' && v.fix === 'new' && v.drive === 'wall';

/** A door stuck open or a car shut in: by hand where only the opener is dead, the free check where it may do. */
const stuckDoor = (v: GarageDoorValues): Warning<'garage-door'> | false => {
  if (v.job === 'new' || v.stuck === 'no') return false;
  // The wall button closes it, unless the opener must not run at all.
  if (v.job === 'opener' && v.fault === 'remote' && v.eyes === 'yes') return false;
  if (v.job === 'opener' && v.fault === 'dead') return stop('stuck-red-cord', { sources: ['G13'] });
  if (v.job === 'close' && v.cleaned === 'no' && v.eyes === 'yes')
    return caution('stuck-clean-first');
  return stop('stuck', { sources: ['G13'] });
};

/** Safety first, read before any price. */
export const warnings = (v: GarageDoorValues): (Warning<'garage-door'> | false)[] => {
  const moves = v.job === 'panel' || v.job === 'noise';
  return [
    (isSpringJob(v) || v.job === 'cable') &&
      danger('stored-energy', { sources: ['G13', 'G20', 'G42', 'G66'] }),
    (v.job === 'track' || (moves && v.smooth === 'no')) &&
      danger('do-not-run', { sources: ['G13', 'G47'] }),
    stuckDoor(v),
    v.eyes === 'no' && danger('no-eyes', { sources: ['G43', 'G37'] }),
    v.job === 'panel' && v.edge === 'yes' && caution('bent-edge'),
    isWallOpener(v) && caution('wall-needs-bar'),
    v.warranty === 'no' && baitQuote(v.repairQuote, leastQuote(v)),
    v.job !== 'new' && caution('bait', { sources: ['G29', 'G49'] }),
  ];
};
