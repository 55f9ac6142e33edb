import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from './test.ts';

/** Prices of $300 that others told of one kind of job. Each test takes a kind of its own: all share a database. */
export const tellOthers = async (
  database: SupabaseClient,
  count: number,
  trade: string,
  job: string,
): Promise<void> => {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return {
      id,
      trade_id: trade,
      job,
      region: 'near',
      month: '2026-10-01',
      total_cents: 30_000,
      ours_cents: 30_000,
      model_version: '1',
      answers: { job },
      came_from: 'result',
      teller_hash: id,
      secret_hash: id,
      state: 'counted',
    };
  });
  const { error } = await database.from('paid_prices').insert(rows);
  expect(error).toBeNull();
};
