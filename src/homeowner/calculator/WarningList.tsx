import type { ComponentType } from 'react';
import type { Warning } from '../../engine/index.ts';
import { Words } from '../../kit/Words.tsx';
import type { SourceChipsProps } from './SourceChips.tsx';

/** What draws the sources of a figure: `Chips`, or what knows the trade where React is not there yet. */
export type DrawsSources = ComponentType<Pick<SourceChipsProps, 'ids'>>;

export interface WarningListProps {
  readonly warnings: readonly Warning[];
  readonly Chips: DrawsSources;
}

const leads = { stop: 'Act now. ', danger: 'Safety first. ', caution: '' };

/** Health, safety and law, before any price. What is dangerous is announced at once. */
export const WarningList = ({ warnings, Chips }: WarningListProps) => (
  <div role="alert" className="warnings">
    {warnings.map(({ id, level, text, sources }) => (
      <p key={id} className={level === 'caution' ? 'caution' : 'warning'}>
        {leads[level] && <b>{leads[level]}</b>}
        <Words>{text}</Words>
        {sources && <Chips ids={sources} />}
      </p>
    ))}
  </div>
);
