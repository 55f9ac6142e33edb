import { Chips } from './Chips.tsx';
import { WarningList, type WarningListProps } from './WarningList.tsx';

/** The warnings of an estimate or a decision, on whatever page they stand. */
export const Warnings = (props: Omit<WarningListProps, 'Chips'>) => (
  <WarningList {...props} Chips={Chips} />
);
