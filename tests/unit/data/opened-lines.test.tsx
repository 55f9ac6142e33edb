import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { price, runEstimate, type Answers, type Item } from '../../../src/engine/index.ts';
import Arithmetic from '../../../src/homeowner/calculator/Arithmetic.tsx';
import { OpenTrade } from '../../../src/homeowner/calculator/Chips.tsx';
import { originOf, originsOf } from '../../../src/homeowner/calculator/origins.ts';
import { trades } from '../../../src/trades/index.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';
import { saidOfOrigin } from './said-of-origin.ts';

/** What each line, opened, says under its price. */
const opened = async (trade: string, items: readonly Item[]): Promise<(string | undefined)[]> => {
  const { prelude } = await prerender(
    <OpenTrade value={trade}>
      {items.map((item) => (
        <Arithmetic key={item.id} item={item} />
      ))}
    </OpenTrade>,
  );
  return parse(await new Response(prelude).text())
    .querySelectorAll('dl')
    .map((line) => {
      const said = line.querySelectorAll('dt').find(({ text }) => text === 'Price');
      return said?.nextElementSibling?.querySelector('small')?.text;
    });
};

describe.each(trades.map((trade) => [trade.id, trade] as const))('%s', (id, trade) => {
  test('opens every price to what stands in its open book', async () => {
    const origins = await originsOf(id);
    for (const [name, entry] of Object.entries(trade.prices))
      expect({ ...entry, ...originOf(origins, { ...entry, name }) }, name).toEqual(entry);
  });

  test('prices no line, for any answers, by what does not stand in its book', () => {
    for (const answers of fc.sample(anyAnswers(trade.calculator), runs(50)))
      for (const { id: line, unitCost, factors } of runEstimate(trade.calculator, answers).items) {
        if (!unitCost) continue;
        const { of, by } = unitCost.mix ?? { of: [unitCost.name ?? 'no name'], by: [] };
        expect(Object.keys(trade.prices), line).toEqual(expect.arrayContaining([...of]));
        const weights = [...by, ...factors.flatMap(({ figure }) => figure ?? [])];
        expect(Object.keys(trade.figures), line).toEqual(expect.arrayContaining(weights));
      }
  });

  test('opens every line of every example to note, place and dates of the prices in it', async () => {
    const origins = await originsOf(id);
    for (const { title, inputs } of trade.scenarios) {
      const { items } = runEstimate(trade.calculator, inputs as Answers);
      const priced = items.filter(({ unitCost }) => unitCost);
      const said = await opened(id, priced);
      for (const [at, { label, unitCost }] of priced.entries()) {
        if (!unitCost) continue;
        const { of } = unitCost.mix ?? { of: [unitCost.name ?? ''] };
        const entries = of.map((name) => trade.prices[name]);
        expect(entries, `${title}: ${label}`).not.toContain(undefined);
        const origin = originOf(origins, unitCost);
        const range = `${price(unitCost.low)} to ${price(unitCost.high)}`;
        expect(said[at], `${title}: ${label}`).toBe(`${range}, ${saidOfOrigin(origin)}`);
        const { geography, year, asOf, reviewBy, note } = origin;
        expect(entries.map((entry) => entry?.geography)).toContain(geography);
        expect(year).toBe(Math.min(...entries.map((entry) => entry?.year ?? 0)));
        expect(entries.map((entry) => entry?.asOf).sort()[0]).toBe(asOf);
        expect(entries.map((entry) => entry?.reviewBy).sort()[0]).toBe(reviewBy);
        if (unitCost.mix) expect(note, `${title}: ${label}`).toBeTruthy();
        else {
          expect(note).toBe(entries[0]?.note);
          expect(unitCost.label, 'its name in the open book').toBe(entries[0]?.label);
        }
      }
    }
  });
});

test.each([
  ['hvac', 'causes'],
  ['appliance-repair', 'causes'],
])('the repair nobody has named, of %s, opens to how its causes were weighed', async (id, name) => {
  const trade = trades.find((one) => one.id === id)!;
  const { ours, note } = trade.figures[name]!;
  const repair = runEstimate(trade.calculator, {}).items.find(({ unitCost }) => unitCost?.mix);
  expect(originOf(await originsOf(id), repair!.unitCost!).note).toBe(ours ?? note);
});
