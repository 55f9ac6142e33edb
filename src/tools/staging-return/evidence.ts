import type { List } from '../decision.ts';
import type { StagingReturnWord } from './words.ts';

/** What was counted, what was only asked, and what was never shown. */
export const evidence: List<StagingReturnWord> = {
  id: 'evidence',
  items: [
    { say: 'item.agents-asked', sources: ['home-staging S45'] },
    {
      say: 'item.experiment',
      sources: ['home-staging S36', 'home-staging S60', 'home-staging S61'],
    },
    { say: 'item.old-sample', sources: ['home-staging S43'] },
    { say: 'item.big-claims', sources: ['home-staging S11', 'home-staging S16'] },
  ],
};
