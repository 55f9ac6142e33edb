import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { trades } from '../../../src/trades/index.ts';
import { recordOf } from '../data/written.ts';

/*
 * The body of quotes that tests/fixtures/quotes/README.md describes, held to its own format: each was written
 * by someone who does not know how we read quotes, with what a professional of the trade reads from it.
 */

const shapes = [
  "insurer's scope",
  'three options',
  'one line',
  'handwritten',
  'spreadsheet',
  'email',
  'invoice',
  'bilingual',
  'proposal',
  'estimate',
] as const;

/** Those whose amounts make the total; a `credit` may be a rebate that comes later, so it may or may not. */
const added = ['work', 'tax', 'discount', 'allowance'] as const;
const others = [
  'subtotal',
  'total',
  'deposit',
  'payment plan',
  'credit',
  'option',
  'addition',
  'included',
  'note',
  'depreciation',
  'deductible',
  'net',
  'paid',
] as const;

const traps = [
  'assignment of benefits',
  'cancellation penalty',
  'deductible',
  'public adjusting',
  'sign today',
  'deposit above custom',
  'cash or Zelle',
  'non-binding move',
  'price per cubic foot',
  'credit that ended',
  'escalator',
  'UCC filing',
  'auto-renewal',
  'early termination',
  'service call rebuild list',
  'no permit needed',
  'no license number',
  'letter of protection',
  'non-refundable fee',
  'personal liability',
] as const;

const paper = z.strictObject({
  trade: z.enum(trades.map(({ id }) => id)),
  shape: z.enum(shapes),
  day: z.iso.date(),
  city: z.string(),
  job: z.string(),
  total: z.number().nullable(),
  options: z.array(z.strictObject({ name: z.string(), total: z.number() })),
  lines: z
    .array(
      z.strictObject({
        text: z.string().min(1),
        kind: z.enum([...added, ...others]),
        amount: z.number().nullable(),
        quantity: z.number().optional(),
        unit: z.string().optional(),
        unitPrice: z.number().optional(),
        parts: z.array(z.string()).optional(),
      }),
    )
    .min(1),
  adds: z.string(),
  fault: z.literal(true).optional(),
  missing: z.array(z.string()),
  traps: z.array(
    z.strictObject({ words: z.string(), trap: z.enum(traps), why: z.string().optional() }),
  ),
  honest: z.array(z.string()),
  question: z.string().nullable(),
  aside: z.boolean(),
});

const folder = 'tests/fixtures/quotes';
const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

describe.each(names)('%s', (name) => {
  const text = folded(readFileSync(`${folder}/${name}.txt`, 'utf8'));
  const written = readFileSync(`${folder}/${name}.json`, 'utf8');
  const read: unknown = JSON.parse(written);

  test('has the format of the body', () => {
    expect(() => paper.parse(read)).not.toThrow();
    expect(name).toMatch(new RegExp(`^${paper.parse(read).trade}-\\d\\d$`));
    expect(written).toBe(`${recordOf(read as object)}\n`);
  });

  test('stands in its paper, line by line in order', () => {
    const { lines, traps, honest } = paper.parse(read);
    let from = 0;
    for (const line of lines.map((one) => folded(one.text))) {
      const at = text.indexOf(line, from);
      expect(at, line).toBeGreaterThanOrEqual(from);
      from = at + line.length;
    }
    for (const words of [...traps.map((one) => one.words), ...honest]) {
      expect(text).toContain(folded(words));
    }
  });

  test('adds up', () => {
    const { lines, total, options, fault } = paper.parse(read);
    for (const { text: line, amount, quantity, unitPrice } of lines) {
      if (amount === null || quantity === undefined || unitPrice === undefined) continue;
      const most = Math.max(0.011, Math.abs(amount) * 0.005);
      expect(Math.abs(quantity * unitPrice - amount), line).toBeLessThanOrEqual(most);
    }
    if (fault || total === null || options.length > 0) return;
    const sumOf = (kinds: readonly string[]) =>
      lines
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    const sums = [sumOf(added), sumOf([...added, 'credit'])];
    expect(Math.min(...sums.map((sum) => Math.abs(sum - total)))).toBeLessThanOrEqual(1);
  });
});
