import type { Warning } from '../../estimate/index.ts';
import { Words } from '../Words.tsx';
import { Chips } from './Chips.tsx';

const leads = { stop: 'Act now. ', danger: 'Safety first. ', caution: '' };

/** Health, safety and law, before any price. What is dangerous is announced at once. */
export const Warnings = ({ warnings }: { readonly warnings: readonly Warning[] }) => (
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
