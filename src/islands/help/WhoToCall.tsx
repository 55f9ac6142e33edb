import { Chips } from '../calculator/Chips.tsx';
import { lazyPart } from '../LazyPart.tsx';
import { AfterFirstLook } from '../AfterFirstLook.tsx';
import type { DrawsHelp } from './DangerNow.tsx';

/** Few results are one of danger: the others carry nothing of it. */
const DangerHelp = lazyPart('Who to call', () => import('./DangerHelp.tsx'));

/** Who to call and what to do, once it has arrived. */
export const WhoToCall: DrawsHelp = (help) => (
  <DangerHelp {...help} Chips={Chips}>
    <AfterFirstLook />
  </DangerHelp>
);
