import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  askedFields,
  fillIn,
  isStale,
  readAnswers,
  runEstimate,
  type Answers,
  type Field,
} from '../../../src/engine/index.ts';
import { measureAccuracy, reachesAims } from '../../../src/engine/results/accuracy.ts';
import { cities } from '../../../src/place/cities.ts';
import { bookEntries, trades } from '../../../src/trades/index.ts';

/** The day these figures were checked; pinned, so that the suite says the same every day. */
const CHECKED_ON = '2026-11-20';

/** The prices that still rest on sources of grade D alone: each is to find a better one. */
const WEAK: Readonly<Record<string, readonly string[]>> = {
  'water-damage': 'technician floorOut baseboard'.split(' '),
  concrete: ['shortLoad', 'mesh', 'exposed', 'pumpHour', 'cracks', 'foamLeast'],
  chiropractic: ['decompression'],
  septic: 'pump sameDay inspectSale clearPipe crack fieldLines drip dosing design sewerBill'.split(
    ' ',
  ),
  moving: ['rentalTruck', 'rentalMile'],
  'forensic-cleaning': ['odor', 'ducts'],
  'garage-door':
    'carriageLook singleComposite doubleComposite singleWood doubleWood singleGlass doubleGlass highCycle extension rollers singleSection doubleSection chain belt wall remote keypad'.split(
      ' ',
    ),
};

const textOf = (id: string, name: string): string => {
  const file = new URL(`../../../content/trades/${id}/${name}`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const citedIn = (text: string): string[] =>
  [...text.matchAll(/ids=\{\[([^\]]*)\]\}/g)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/'([^']+)'/g)].map((id) => id[1] ?? ''),
  );

const defaultIsAllowed = (field: Field): boolean => {
  if (field.kind === 'number') {
    return field.default === null || (field.default >= field.min && field.default <= field.max);
  }
  const options: readonly string[] = field.options.map((option) => option.value);
  if (field.kind === 'choice') return options.includes(field.default);
  if (field.kind === 'choices') return field.default.every((one) => options.includes(one));
  return Object.keys(field.default).every((one) => options.includes(one));
};

test('no two trades share an id or a path', () => {
  const paths = trades.flatMap(({ paths: { main, alternates, results, redirects } }) => [
    main,
    ...alternates.map(({ path }) => path),
    ...(results ? [results] : []),
    ...redirects,
  ]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
});

test('a page names trades, cities and paths that there are', () => {
  const ids: readonly string[] = trades.map(({ id }) => id);
  const cityIds: readonly string[] = cities.map(({ id }) => id);
  expect(trades.flatMap(({ related }) => related).filter((id) => !ids.includes(id))).toEqual([]);
  for (const { paths } of trades) {
    expect(cityIds).toEqual(expect.arrayContaining(paths.alternates.map(({ city }) => city)));
    expect(JSON.stringify(paths)).not.toMatch(/"(?:path|main|results)":"[^/]/);
  }
});

test('every folder in content/trades is named after a trade', () => {
  const folders = readdirSync(new URL('../../../content/trades/', import.meta.url));
  const ids: readonly string[] = trades.map(({ id }) => id);
  expect(folders.filter((folder) => !ids.includes(folder))).toEqual([]);
});

describe.each(trades.map((trade) => [trade.id, trade] as const))('%s, as data', (id, trade) => {
  const { calculator, prices, sources, figures, places = {} } = trade;
  const entries = Object.entries(calculator.fields);

  test('every line of a worked example has a name, entered ones too', () => {
    const nameless = trade.scenarios.flatMap(({ inputs }) =>
      runEstimate(calculator, readAnswers(calculator, inputs).answers).items.filter(
        ({ label }) => label === '',
      ),
    );
    expect(nameless).toEqual([]);
  });

  test('every price is positive, ordered, dated, placed and sourced', () => {
    const offenders = Object.entries(prices).filter(
      ([, price]) =>
        !(price.low >= 0 && price.low <= price.typical && price.typical <= price.high) ||
        !(price.year >= 2018 && price.year <= Number.parseInt(price.asOf, 10) + 1) ||
        price.sources.some((source) => !(source in sources)) ||
        price.label.length < 3,
    );
    expect(offenders.map(([name]) => name)).toEqual([]);
  });

  test('no price rests on grade D alone but those named above', () => {
    const weak = Object.entries(prices).filter(([, price]) =>
      price.sources.every((source) => sources[source]?.grade === 'D'),
    );
    expect(weak.map(([name]) => name)).toEqual(WEAK[id] ?? []);
  });

  test('a typical price between two ends says in its note how it was found', () => {
    const silent = Object.entries(prices).filter(
      ([, { low, typical, high, note }]) => low < typical && typical < high && !note,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('nothing is past its review date on the day it was checked', () => {
    expect(bookEntries(trade).filter((one) => isStale(one, CHECKED_ON))).toEqual([]);
  });

  test('every other figure has a source, or says why it is ours', () => {
    for (const [name, figure] of Object.entries(figures)) {
      expect(figure.label.length, name).toBeGreaterThan(3);
      expect(figure.sources.filter((source) => !(source in sources))).toEqual([]);
      expect(figure.sources.length > 0 || (figure.ours ?? '').length > 10, name).toBe(true);
    }
  });

  test('every fact by place has a source at each place', () => {
    for (const { region, counties = {}, cities = {} } of Object.values(places)) {
      for (const fact of [region, ...Object.values(counties), ...Object.values(cities)]) {
        expect(fact.sources.filter((source) => !(source in sources))).toEqual([]);
        expect(fact.sources.length).toBeGreaterThan(0);
      }
    }
  });

  test('the spread of its bands is the one that published prices ask for', () => {
    if (calculator.spread === undefined) return;
    expect(calculator.spread).toBe(measureAccuracy(trade).spread);
  });

  test('where published prices lie far from ours, or the range is wide, its page says why', () => {
    if (!reachesAims(measureAccuracy(trade))) expect(trade.whyApart).toBeDefined();
  });

  test('no published case comes from a page that supplies a price', () => {
    const priced = new Set<string>(Object.values(prices).flatMap((price) => [...price.sources]));
    const shared = trade.published.filter((one) => one.sources.every((id) => priced.has(id)));
    expect(shared.map(({ title }) => title)).toEqual([]);
  });

  test('the words cite only sources of the trade', () => {
    const unknown = [
      ...citedIn(textOf(id, 'questions.mdx')),
      ...citedIn(textOf(id, 'local.mdx')),
    ].filter((source) => !(source in sources));
    expect(unknown).toEqual([]);
  });

  test('it has questions and answers and local facts', () => {
    expect(textOf(id, 'questions.mdx').match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(8);
    expect(citedIn(textOf(id, 'local.mdx')).length).toBeGreaterThanOrEqual(3);
  });

  test('every field has a default it allows, and a name that fits an address', () => {
    for (const [name, field] of entries) {
      expect(name, name).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(defaultIsAllowed(field), name).toBe(true);
      if ('options' in field) {
        for (const { value } of field.options) expect(value, name).toMatch(/^[a-zA-Z0-9-]+$/);
      }
    }
  });

  test('every plausible value is an allowed one and the range holds the default', () => {
    for (const [name, field] of entries) {
      if (field.kind === 'number' && field.plausible) {
        const [low, high] = field.plausible;
        expect(field.min <= low && low <= high && high <= field.max, name).toBe(true);
        expect(low <= field.default && field.default <= high, name).toBe(true);
      }
      if (field.kind === 'choice') {
        const options: readonly string[] = field.options.map((option) => option.value);
        expect(
          (field.plausible ?? []).every((value) => options.includes(value)),
          name,
        ).toBe(true);
      }
    }
  });

  test('a condition names a field above it and values that field can have', () => {
    const above = new Map<string, Field>();
    for (const [name, field] of entries) {
      for (const [other, wanted] of Object.entries(field.when ?? {})) {
        const deciding = above.get(other);
        expect(deciding, `${name} depends on ${other}`).toBeDefined();
        const options: readonly string[] =
          deciding && 'options' in deciding ? deciding.options.map(({ value }) => value) : [];
        for (const value of [wanted].flat()) expect(options, name).toContain(value);
      }
      above.set(name, field);
    }
  });

  test('a person without a quote is asked nothing among the questions about one', () => {
    const { city } = calculator.fields as Readonly<Record<string, Field | undefined>>;
    if (city) expect(city.section).not.toMatch(/quote/i);
  });

  test('the first section asks at most six questions', () => {
    const [firstName, first] = entries[0] ?? [];
    const starts = first?.kind === 'choice' ? first.options.map(({ value }) => value) : [undefined];
    for (const start of starts) {
      const values = fillIn(calculator, { [firstName ?? '']: start } as Answers);
      const asked = askedFields(calculator, values).filter(
        ([, field]) => field.section === first?.section,
      );
      expect(asked.length, start).toBeLessThanOrEqual(6);
    }
  });

  test('what asks for danger stands in the first section, above all it does not depend on', () => {
    const dangers = entries.filter(([, field]) => field.danger);
    const needed = new Set(dangers.flatMap(([, field]) => Object.keys(field.when ?? {})));
    const above = entries.slice(0, entries.findLastIndex(([, field]) => field.danger) + 1);
    expect(
      above.filter(([name, field]) => !field.danger && !needed.has(name)).map(([name]) => name),
    ).toEqual([]);
    for (const [name, field] of dangers) expect(field.section, name).toBe(entries[0]?.[1].section);
  });

  test('every situation leads to answers that the form accepts', () => {
    for (const { says, inputs = {} } of trade.situations) {
      const { problems, unknown } = readAnswers(calculator, inputs);
      expect({ says, problems, unknown }).toEqual({ says, problems: [], unknown: [] });
    }
  });

  test('every scenario and every published case is made of answers the form accepts', () => {
    for (const { title, inputs } of [...trade.scenarios, ...trade.published]) {
      const { problems, unknown } = readAnswers(calculator, inputs);
      expect({ title, problems, unknown }).toEqual({ title, problems: [], unknown: [] });
    }
  });

  test('it has at least six priced examples, two published cases and a test of its own', () => {
    expect(trade.scenarios.length).toBeGreaterThanOrEqual(6);
    expect(trade.published.length).toBeGreaterThanOrEqual(2);
    expect(existsSync(new URL(`../trades/${id}.test.ts`, import.meta.url))).toBe(true);
  });

  test('the description fits a search result', () => {
    expect(trade.description.length).toBeGreaterThanOrEqual(100);
    expect(trade.description.length).toBeLessThanOrEqual(165);
    expect(trade.title.length).toBeLessThanOrEqual(65);
  });

  test('an untouched form already gives a range', () => {
    expect(runEstimate(calculator, {}).recommendation.headline).toBeTruthy();
  });
});
