import { describe, expect, it } from 'vitest';
import { fillIn, runEstimate, type Answers, type Field } from '../../../src/engine/index.ts';
import {
  cutawayInWords,
  partState,
  type CutawayPart,
} from '../../../src/homeowner/calculator/draw-cutaway.ts';
import { sentBytes } from '../../../scripts/host/brotli.ts';
import { GET } from '../../../src/pages/cutaways/[trade].svg.ts';
import { cutaways } from '../../../src/site/cutaways/index.ts';
import type { Cutaway, Part } from '../../../src/site/cutaways/cutaway.ts';
import { tradeById, type Trade } from '../../../src/trades/index.ts';

const all = Object.entries(cutaways).map(
  ([id, cutaway]) => [id, cutaway, tradeById(id) as Trade] as const,
);

/** What one answer to a question may be: each option, the least and the most. */
const answersTo = (field: Field): readonly unknown[] => {
  if (field.kind === 'choice') return field.options.map(({ value }) => value);
  if (field.kind === 'choices') return field.options.map(({ value }) => [value]);
  return field.kind === 'number' ? [field.min, field.max] : [];
};

/** Lines that a trade can come to: by its worked examples and by what parts are for, one answer changed. */
function* linesOf({ calculator, scenarios }: Trade, parts: readonly Part[]): Generator<string> {
  const chosen = parts.map(({ when = {} }) =>
    Object.fromEntries(Object.entries(when).map(([id, values]) => [id, [values].flat()[0]])),
  );
  for (const inputs of [...scenarios.map((scenario) => scenario.inputs), ...chosen])
    for (const [id, field] of Object.entries(calculator.fields))
      for (const answer of answersTo(field))
        for (const item of runEstimate(calculator, { ...inputs, [id]: answer } as Answers).items)
          yield item.id;
}

describe.each(all)('the cutaway of %s', (_id, cutaway: Cutaway, trade) => {
  const parts = Object.values(cutaway.parts);

  it('asks only what the trade asks, and lights up for lines that it has', () => {
    const unlit = new Set(parts.flatMap(({ paid }) => paid));
    for (const line of linesOf(trade, parts)) {
      unlit.delete(line);
      // Most parts are lit by the first example, the last one by a few more.
      if (unlit.size === 0) break;
    }
    expect([...unlit]).toEqual([]);
    const { fields } = trade.calculator;
    for (const { asks, when = {} } of parts) {
      for (const id of [...asks, ...Object.keys(when)]) expect(Object.keys(fields)).toContain(id);
      for (const [id, values] of Object.entries(when)) {
        const field = fields[id]!;
        expect('options' in field && field.options.map(({ value }) => value)).toEqual(
          expect.arrayContaining([values].flat()),
        );
      }
    }
  });

  it('lights up for most of what is paid at first', () => {
    const items = runEstimate(trade.calculator, {}).items.map(({ id }) => id);
    const lit = items.filter((item) => parts.some(({ paid }) => paid.includes(item)));
    expect(lit.length).toBeGreaterThanOrEqual(items.length / 2);
  });

  it('is sent in 6 KB at most', async () => {
    const sent = await (GET as (context: object) => Response)({ props: { cutaway } }).text();
    expect(sentBytes(sent)).toBeLessThanOrEqual(6 * 1024);
  });
});

describe('a part', () => {
  const roofing = tradeById('roofing')!.calculator;
  const given = (answers: Answers) => ({
    inputs: fillIn(roofing, answers),
    given: Object.keys(answers),
  });
  const part = (more: Partial<CutawayPart>): CutawayPart => ({
    name: 'Part',
    asks: [],
    paid: [],
    ...more,
  });

  it('is open until one of its questions is answered', () => {
    const layers = part({ asks: ['layers', 'existing'] });
    expect(partState(layers, roofing, given({}))).toBe('open');
    expect(partState(layers, roofing, given({ existing: 'asphalt' }))).toBe('known');
  });

  it('is neither while nothing of it is asked', () => {
    expect(partState(part({ asks: ['covering'] }), roofing, given({ job: 'repair' }))).toBe(
      'plain',
    );
  });

  it('is gone where there is none of it', () => {
    const chimneys = part({ asks: ['chimneys'], optional: true });
    expect(partState(chimneys, roofing, given({}))).toBe('open');
    expect(partState(chimneys, roofing, given({ chimneys: 2 }))).toBe('known');
    expect(partState(chimneys, roofing, given({ chimneys: 0 }))).toBe('gone');
  });

  it('is drawn only for the answers it belongs to', () => {
    const second = part({ asks: ['layers'], when: { layers: ['2', '3'] } });
    expect(partState(second, roofing, given({ layers: '1' }))).toBe('gone');
    expect(partState(second, roofing, given({ layers: '2' }))).toBe('known');
  });

  it('is said in words', () => {
    expect(
      cutawayInWords('A roof', [
        [part({ name: 'Decking' }), 'known'],
        [part({ name: 'Gutters' }), 'gone'],
        [part({ name: 'Valleys' }), 'open'],
      ]),
    ).toBe('A roof. Answered: decking. Not answered yet: valleys.');
  });
});
