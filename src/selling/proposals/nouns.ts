import { plansFor } from '../plans.ts';
import type { TradeId } from '../../trades/trade.ts';
import type { Nouns } from './say-break-even.ts';

const jobs: Nouns = { job: 'job', jobs: 'jobs', request: 'request', requests: 'requests' };

/** Where no request comes through us, work starts with someone who asks the owner: a call, a message. */
const people = (job: string): Nouns => ({
  job: `new ${job}`,
  jobs: `new ${job}s`,
  request: 'inquiry',
  requests: 'inquiries',
});

/** What a trade calls what it is paid for. */
export const nounsOf = (trade: TradeId): Nouns => {
  if (plansFor(trade).some(({ cities }) => cities > 0)) return jobs;
  return people(trade === 'chiropractic' ? 'patient' : 'client');
};
