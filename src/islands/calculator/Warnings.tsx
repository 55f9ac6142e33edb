import type { Warning } from '../../estimate/index.ts';
import { Chips } from './Chips.tsx';
import { WarningList } from './WarningList.tsx';

/** The warnings of an estimate or a decision, on whatever page they stand. */
export const Warnings = ({ warnings }: { readonly warnings: readonly Warning[] }) => (
  <WarningList warnings={warnings} Chips={Chips} />
);
