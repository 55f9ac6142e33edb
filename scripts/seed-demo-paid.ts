import { createClient } from '@supabase/supabase-js';
import { readAnswers, runEstimate } from '../src/engine/index.ts';
import { tradeById } from '../src/trades/index.ts';
import { demoId } from './demo-id.ts';
import type { DemoServer } from './seed-demo.ts';

/** So many made-up jobs of a kind, of sizes that go round. */
interface DemoJobs {
  readonly trade: string;
  readonly job: string;
  readonly count: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly size: readonly [field: string, values: readonly string[]];
  /** Where they do not count yet. */
  readonly held?: true;
}

/** Enough of one kind for tenths of dollars, of one for a median, of one for a spread; too few of one; one to judge. */
const demoJobs: readonly DemoJobs[] = [
  {
    trade: 'hvac',
    job: 'replace.ac-furnace',
    count: 120,
    answers: { job: 'replace', system: 'ac-furnace' },
    size: ['tons', ['2', '3', '4', '5']],
  },
  {
    trade: 'roofing',
    job: 'replace',
    count: 41,
    answers: { job: 'replace', known: 'squares' },
    size: ['squares', ['22', '28', '34', '40']],
  },
  {
    trade: 'garage-door',
    job: 'new',
    count: 12,
    answers: { job: 'new' },
    size: ['size', ['double', 'single']],
  },
  {
    trade: 'septic',
    job: 'pump',
    count: 4,
    answers: { job: 'pump', system: 'conventional' },
    size: ['tank', ['1000', '1250']],
  },
  {
    trade: 'concrete',
    job: 'new',
    count: 1,
    answers: { job: 'new', place: 'driveway' },
    size: ['area', ['600']],
    held: true,
  },
];

/** What was paid as a part of our likely figure: from three quarters of it to nearly half more. */
const partOf = (nth: number): number => 0.75 + ((nth * 29) % 71) / 100;

const rowsOf = ({ trade, job, count, answers, size: [field, values], held }: DemoJobs) => {
  const { calculator } = tradeById(trade)!;
  return Array.from({ length: count }, (_, nth) => {
    const read = readAnswers(calculator, { ...answers, [field]: values[nth % values.length] });
    const ours = Math.round(100 * runEstimate(calculator, read.answers).total.typical);
    const done = new Date();
    done.setUTCMonth(done.getUTCMonth() - (nth % 12), 1);
    const name = `demo paid ${trade} ${job} ${nth}`;
    return {
      id: demoId(name),
      trade_id: trade,
      job,
      region: 'near',
      month: done.toISOString().slice(0, 10),
      created_at: done.toISOString(),
      total_cents: Math.round((held ? 20 : partOf(nth)) * ours),
      ours_cents: ours,
      model_version: calculator.version,
      answers: read.answers,
      came_from: 'result',
      teller_hash: name,
      secret_hash: name,
      state: held ? 'held' : 'counted',
      is_demo: true,
    };
  });
};

/**
 * Made-up prices, marked as such, so that what neighbors paid can be seen where nobody told anything yet. What
 * is there already is left as it is.
 * @throws with the server's words, if it refuses something
 */
export async function seedDemoPaid(server: DemoServer): Promise<void> {
  const operator = createClient(server.url, server.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const there = await operator.from('paid_prices').select('id').eq('is_demo', true).limit(1);
  if (there.error) throw new Error(there.error.message);
  if (there.data.length > 0) return;
  const { error } = await operator.from('paid_prices').insert(demoJobs.flatMap(rowsOf));
  if (error) throw new Error(error.message);
}
