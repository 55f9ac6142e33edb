import type { LostReason } from '../../backend/received/received.ts';

export const reasonWords: Readonly<Record<LostReason, string>> = {
  price: 'Price',
  'chose another': 'Chose another company',
  'no reply': 'No reply',
  'not our work': 'Not our work',
  other: 'Another reason',
  'turned down': 'You said no',
};
