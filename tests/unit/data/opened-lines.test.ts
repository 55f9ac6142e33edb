import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asModule } from '../../../integrations/bare-figures.ts';
import { bareCost, runEstimate, type Answers, type UnitCost } from '../../../src/engine/index.ts';
import { inFull, type WholeBook } from '../../../src/homeowner/calculator/whole-book.ts';
import { trades } from '../../../src/trades/index.ts';
import { runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';

type Books = Record<string, Record<string, UnitCost>>;

/** The books of a trade as they are written, and as a browser has them before any line is opened. */
const booksOf = async (id: string) => {
  const whole = (await import(`../../../src/trades/${id}/figures.ts`)) as WholeBook & Books;
  const script = `data:text/javascript,${encodeURIComponent(asModule(whole))}`;
  const browser = (await import(/* @vite-ignore */ script)) as Books;
  return { whole, browser };
};

describe.each(trades.map((trade) => [trade.id, trade] as const))('%s', (id, trade) => {
  test('opens every price to what stands in its book, before the first answer and after', async () => {
    const { whole, browser } = await booksOf(id);
    const priced = Object.entries(browser).filter(([book]) => book !== 'figures');
    const inBrowser = Object.assign({}, ...priced.map(([, book]) => book)) as Record<
      string,
      UnitCost
    >;
    for (const [name, entry] of Object.entries(trade.prices)) {
      expect(inFull(whole, inBrowser[name]!), `${name}, from the scripts`).toEqual(entry);
      expect(inFull(whole, bareCost(entry)), `${name}, from the page`).toEqual(entry);
    }
  });

  test('keeps every value of its book on the way to a browser', async () => {
    const { browser } = await booksOf(id);
    for (const [name, { value }] of Object.entries(trade.figures ?? {}))
      expect(browser.figures?.[name], name).toEqual({ name, value });
  });

  test('prices no line, for any answers, by what does not stand in its book', () => {
    for (const answers of fc.sample(anyAnswers(trade.calculator), runs(50)))
      for (const { id: line, unitCost } of runEstimate(trade.calculator, answers).items) {
        if (!unitCost) continue;
        const { of } = unitCost.mix ?? { of: [unitCost.name ?? 'no name'] };
        expect(Object.keys(trade.prices), line).toEqual(expect.arrayContaining([...of]));
      }
  });

  test('opens every line of every example to note, place and dates of the prices in it', async () => {
    const { whole } = await booksOf(id);
    for (const { title, inputs } of trade.scenarios) {
      for (const { label, unitCost } of runEstimate(trade.calculator, inputs as Answers).items) {
        if (!unitCost) continue;
        const { of } = unitCost.mix ?? { of: [unitCost.name ?? ''] };
        const entries = of.map((name) => trade.prices[name]);
        expect(entries, `${title}: ${label}`).not.toContain(undefined);
        const { geography, year, asOf, reviewBy, note } = inFull(whole, bareCost(unitCost));
        expect(entries.map((entry) => entry?.geography)).toContain(geography);
        expect(year).toBe(Math.min(...entries.map((entry) => entry?.year ?? 0)));
        expect(entries.map((entry) => entry?.asOf).sort()[0]).toBe(asOf);
        expect(entries.map((entry) => entry?.reviewBy).sort()[0]).toBe(reviewBy);
        if (unitCost.mix) expect(note, `${title}: ${label}`).toBeTruthy();
        else expect(note).toBe(entries[0]?.note);
      }
    }
  });
});

test.each([
  ['hvac', 'causes'],
  ['appliance-repair', 'causes'],
])('the repair nobody has named, of %s, opens to how its causes were weighed', async (id, name) => {
  const { whole } = await booksOf(id);
  const trade = trades.find((one) => one.id === id)!;
  const { ours, note } = trade.figures![name]!;
  const repair = runEstimate(trade.calculator, {}).items.find(({ unitCost }) => unitCost?.mix);
  expect(inFull(whole, bareCost(repair!.unitCost!)).note).toBe(ours ?? note);
});
