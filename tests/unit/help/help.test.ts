import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cities } from '../../../src/place/cities.ts';
import { helpDrawings } from '../../../src/help/drawings.ts';
import { hazards, hazardsFor } from '../../../src/help/hazards.ts';
import { helpEntries } from '../../../src/site/components/help-entries.ts';
import { findHelp } from '../../../src/search/crisis.ts';
import { elsewhereFor, helpNumbers, numbersFor } from '../../../src/help/numbers.ts';
import { runEstimate, type Answers } from '../../../src/engine/index.ts';
import { calleeOf } from '../../../src/help/callees.ts';
import { splitPhones } from '../../../src/contact/phone.ts';
import { tools } from '../../../src/tools/index.ts';
import { runTool } from '../../../src/tools/run-tool.ts';
import { tradeById, trades } from '../../../src/trades/index.ts';
import { sourceAt } from '../../../src/trades/source-books.ts';

/** The day the numbers were read; pinned, so that the suite says the same every day. */
const CHECKED_ON = '2026-11-21';
const cityIds = cities.map(({ id }) => id);

describe('the numbers to call', () => {
  test.each(helpNumbers.map((one) => [`${one.name} ${one.number}`, one] as const))(
    '%s can be dialed, has a source that was read, and is not past its review',
    (_, { number, note, sources, asOf, reviewBy, place }) => {
      expect(number.replaceAll(/\D/g, '')).toMatch(/^(?:\d{3}|\d{10}|1\d{10})$/);
      expect(note ?? '').not.toMatch(/\d/);
      expect(sources.length).toBeGreaterThan(0);
      for (const one of sources) expect(['A', 'B']).toContain(sourceAt(one)?.grade);
      expect(asOf <= CHECKED_ON && CHECKED_ON < reviewBy).toBe(true);
      const places: readonly string[] = cities.flatMap(({ id, counties }) => [id, ...counties]);
      if (place !== 'region') expect(places).toContain(Object.values(place)[0]);
    },
  );

  test('no number but that of the gas company rests on the press alone', () => {
    const weak = helpNumbers.filter(({ sources }) =>
      sources.every((one) => sourceAt(one)?.grade === 'B'),
    );
    expect(weak.map(({ name }) => name)).toEqual(['Atmos Energy, gas leaks']);
  });

  test('are those of the city, of its county, and of the region', () => {
    const numbers = (kind: 'water' | 'examiner', city?: 'southlake' | 'frisco' | 'plano') =>
      numbersFor(kind, city).map(({ number }) => number);
    expect(numbers('water', 'southlake')).toEqual(['817-748-8082']);
    expect(numbers('water', 'plano')).toEqual([]);
    expect(numbers('examiner', 'southlake')).toEqual(['817-920-5700']);
    expect(numbers('examiner', 'frisco')).toEqual(['940-349-2870']);
    expect(numbers('water').length).toBeGreaterThan(3);
  });

  test('a city without one is told where to look', () => {
    expect(elsewhereFor('water')).toMatch(/^In Allen, Plano, and McKinney: .* your water bill/);
    expect(elsewhereFor('water', 'plano')).toMatch(/^In Plano: /);
    expect(elsewhereFor('water', 'southlake')).toBeUndefined();
    for (const city of cityIds) {
      for (const { kind } of hazards.flatMap(({ calls }) => calls)) {
        expect(numbersFor(kind, city).length > 0 || elsewhereFor(kind, city)).toBeTruthy();
      }
    }
  });
});

describe('what warnings say', () => {
  const said = ['trades', 'tools'].flatMap((kind) =>
    readdirSync(`content/${kind}`).flatMap((id) =>
      Object.entries(
        JSON.parse(readFileSync(`content/${kind}/${id}/words.json`, 'utf8')) as object,
      ).filter(([name]) => name.startsWith('warning.')),
    ),
  ) as [string, string][];

  test('every number to call has a name, the same as on the help cards', () => {
    const dials = said.flatMap(([, text]) =>
      splitPhones(text).flatMap(({ dial }) => (dial ? [dial] : [])),
    );
    expect(dials.length).toBeGreaterThan(10);
    expect(dials.filter((dial) => calleeOf(dial) === undefined)).toEqual([]);
    for (const { name, number, kind } of helpNumbers) {
      const callee = calleeOf(number.replaceAll(/\D/g, ''));
      if (callee) expect(callee, kind).toBe(name);
    }
  });
});

test('each warning that has a card names one of them, and each card has its warning', () => {
  const named = [...trades.map(({ calculator }) => calculator), ...tools.map(({ rule }) => rule)]
    .flatMap((asking) =>
      Object.entries(asking.fields).flatMap(([id, field]) =>
        'options' in field && field.danger
          ? field.options.flatMap(({ value }) => {
              const asked = Object.entries(field.when ?? {}).map(([on, values]) => [
                on,
                [values].flat()[0],
              ]);
              const answers = {
                ...Object.fromEntries(asked),
                [id]: field.kind === 'choices' ? [value] : value,
              } as Answers;
              return 'decide' in asking
                ? runTool(asking, answers).warnings
                : runEstimate(asking, answers).warnings;
            })
          : [],
      ),
    )
    .flatMap(({ help }) => help ?? []);
  expect([...new Set(named)].sort()).toEqual(hazards.map(({ id }) => id).sort());
});

describe('the help cards', () => {
  test('each has three drawn steps, a call for help first, and no price', () => {
    for (const { id, label, steps, calls, after, sources = [] } of hazards) {
      expect(steps.length, id).toBe(3);
      expect(Object.keys(helpDrawings), id).toEqual(
        expect.arrayContaining(steps.map(({ drawing }) => drawing)),
      );
      for (const one of sources) expect(sourceAt(one), one).toBeDefined();
      expect(tradeById(after.trade), id).toBeDefined();
      expect(label.length, id).toBeLessThanOrEqual(18);
      expect(
        calls.map(({ kind }) => kind),
        id,
      ).toContain('emergency');
      expect(JSON.stringify({ steps, after }), id).not.toMatch(/\$\d/);
    }
  });

  test('every drawing is used, described and drawn inside its frame', () => {
    const used = hazards.flatMap(({ steps }) => steps.map(({ drawing }) => drawing));
    expect(Object.keys(helpDrawings).filter((id) => !(used as string[]).includes(id))).toEqual([]);
    for (const { says } of Object.values(helpDrawings)) expect(says.length).toBeGreaterThan(10);
  });

  test.each([
    ['the help card', () => JSON.stringify(hazards.find(({ id }) => id === 'water')!.steps)],
    ['the guide', () => readFileSync('content/guides/water-emergency-action-kit.mdx', 'utf8')],
    ['the calculator', () => readFileSync('content/trades/water-damage/page.json', 'utf8')],
    [
      'the article',
      () => readFileSync('content/articles/burst-pipe-or-slow-leak-insurance.mdx', 'utf8'),
    ],
  ])('the water is turned off before the power: %s', (_, text) => {
    const said = text();
    const valve = said.search(/[Cc]lose the (?:house|small) valve|house valve closed/);
    const power = said.search(/[Bb]reaker (?:off|of the wet)|[Tt]urn off the (?:power|breaker)/);
    expect(valve).toBeGreaterThan(-1);
    expect(power === -1 || valve < power).toBe(true);
  });

  test('a call that only one step of water needs stands under it, 911 above all', () => {
    const { calls, steps } = hazards.find(({ id }) => id === 'water')!;
    expect(calls.filter(({ step }) => step === undefined).map(({ kind }) => kind)).toEqual([
      'emergency',
    ]);
    for (const { step = 1 } of calls) expect(steps[step - 1]).toBeDefined();
    expect(steps[1]?.text).toMatch(/From the home above\? Knock upstairs and call the manager/);
    const { emergency } = trades.find(({ id }) => id === 'water-damage')!;
    expect(emergency?.steps.join(' ')).toMatch(/home above: knock upstairs/);
  });

  test('the water kit starts with the first hour', () => {
    const kit = readFileSync('content/guides/water-emergency-action-kit.mdx', 'utf8');
    expect(/^## (.*)$/m.exec(kit)?.[1]).toBe('The first hour');
  });

  test('nobody is told to shut the gas off', () => {
    const gas = hazards.find(({ id }) => id === 'gas')!;
    expect(gas.steps.map(({ text }) => text).join(' ')).toMatch(/do not shut the gas off yourself/);
  });

  test('carbon monoxide has a card of its own: out and 911, a chirp told apart, lights allowed', () => {
    const of = (id: string) => hazards.find((hazard) => hazard.id === id)!;
    const said = of('co').steps.map(({ heading, text }) => `${heading} ${text}`);
    expect(said[0]).toMatch(/Everyone out/);
    expect(said[0]).not.toMatch(/not touch|no switch|No light/i);
    expect(said[1]).toMatch(/911 from outside/);
    expect(said[2]).toMatch(/chirp.*battery.*5 to 7 years.*10/);
    expect(of('co').sources!.length).toBeGreaterThan(1);
    expect(JSON.stringify(of('gas'))).not.toMatch(/monoxide/i);
  });

  test.each([
    ['smoke alarm chirping', 'co'],
    ['carbon monoxide alarm', 'co'],
    ['co detector beeping', 'co'],
    ['why does my smoke detector beep', 'co'],
    ['i smell gas', 'gas'],
    ['burst pipe', 'water'],
  ])('who types “%s” is led to %s', (query, id) => {
    expect(findHelp(helpEntries, query)[0]?.path).toBe(`/#help-${id}`);
  });

  test('stand on the home page and on the pages of the urgent trades', () => {
    expect(hazardsFor().map(({ id }) => id)).toEqual([
      'water',
      'gas',
      'co',
      'sewage',
      'tree',
      'heat',
      'sting',
      'hurt',
    ]);
    const urgent = trades.filter(({ id }) => hazardsFor(id).length > 0).map(({ id }) => id);
    expect(urgent).toEqual(expect.arrayContaining(['roofing', 'hvac', 'water-damage', 'septic']));
  });
});
