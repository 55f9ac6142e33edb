import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paidEvidence } from '../../../scripts/paid-evidence.ts';
import { PER_WEEK, flood } from '../../../scripts/paid-flood.ts';
import type { PaidEntry } from '../../../src/backend/operator/paid.ts';
import { runEstimate } from '../../../src/engine/index.ts';
import { paidCsv } from '../../../src/operator/admin/csv.ts';
import { tradeById } from '../../../src/trades/index.ts';

const answers = { job: 'replace', squares: 24, known: 'squares' };

/** A price that a neighbor told, as a part of our likely figure. */
const price = (part: number, changes: Partial<PaidEntry> = {}): PaidEntry => {
  const { calculator } = tradeById('roofing')!;
  const ours = Math.round(100 * runEstimate(calculator, answers).total.typical);
  return {
    id: '',
    trade_id: 'roofing',
    job: 'replace',
    region: 'near',
    month: '2026-11-01',
    total_cents: Math.round(part * ours),
    ours_cents: ours,
    model_version: calculator.version,
    tax_in: null,
    permit_in: true,
    answers,
    came_from: 'result',
    state: 'counted',
    is_demo: false,
    created_at: '2026-11-28T12:00:00Z',
    judged_at: null,
    judged_by: null,
    ...changes,
  };
};

it('the operator’s list is evidence of its own, which counts the more the more there is', () => {
  const ten = Array.from({ length: 10 }, () => price(1.21));
  const others = [
    price(9, { state: 'held' }),
    price(9, { state: 'dropped' }),
    price(9, { is_demo: true }),
  ];
  expect(paidEvidence(paidCsv([...ten, ...others]))).toEqual([
    { paid: 'roofing replace', n: 10, 'paid ÷ ours': '1.21', held: 10, 'would move us by': '1.10' },
  ]);
  const thirty = Array.from({ length: 30 }, () => price(1.21));
  expect(paidEvidence(paidCsv(thirty))[0]?.['would move us by']).toBe('1.15');
});

it('says no figure of fewer than five, and takes no other table', () => {
  expect(paidEvidence(paidCsv([price(1), price(1)]))).toEqual([{ paid: 'roofing replace', n: 2 }]);
  expect(() => paidEvidence('a,b\n1,2\n')).toThrow('not the list of prices');
});

it('a company needs as many made-up prices, and weeks, to move an end as docs/security.md says', () => {
  const table = flood();
  console.table(table);
  const said = readFileSync('docs/security.md', 'utf8');
  for (const line of table) expect(said).toContain(`| ${Object.values(line).join(' | ')} |`);
  const setting = /paid_prices_per_job_per_week integer not null default (\d+)/;
  expect(setting.exec(readFileSync('supabase/schemas/10_settings.sql', 'utf8'))?.[1]).toBe(
    String(PER_WEEK),
  );
});
