import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { estimateFor } from '../../../scripts/estimate-for.ts';
import { runEstimate, type Estimate, type Field, type Item } from '../../../src/engine/index.ts';
import { tradeById, trades } from '../../../src/trades/index.ts';

/** `npm run -s estimate -- …`, without npm. */
const command = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/estimate.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};
/** What it prints. */
const answered = (...args: string[]): Estimate => {
  const { bad, answer } = estimateFor(args);
  expect(bad).toBeUndefined();
  return JSON.parse(JSON.stringify(answer)) as Estimate;
};

test('prints JSON and ends well', () => {
  expect(command('septic')).toEqual({
    status: 0,
    stdout: `${JSON.stringify(answered('septic'), null, 2)}\n`,
    stderr: '',
  });
});

test('ends with 2 on a bad input, named where no estimate is printed', () => {
  expect(command('solar', '{"x": 1}')).toEqual({
    status: 2,
    stdout: '',
    stderr: `${estimateFor(['solar', '{"x": 1}']).bad}\n`,
  });
});
const isRange = (value: unknown): boolean => {
  const { low, typical, high } = value as Record<string, number>;
  return [low, typical, high].every(Number.isFinite) && low! <= typical! && typical! <= high!;
};

test('an answer that is not asked with the others is named, and counts once it is', () => {
  expect(estimateFor(['roofing', '{"area": 2400}']).bad).toMatch(/^area: not asked .*"outline"/);
  const sheet = answered('roofing', '{"known": "outline", "area": 2400}');
  expect(sheet.inputs).toMatchObject({ area: 2400 });
});

test('--fields prints every field with its kind, label and default', () => {
  const fields = estimateFor(['roofing', '--fields']).answer as Record<string, Field>;
  expect(fields).toEqual(tradeById('roofing')?.calculator.fields);
  expect(fields['floor']).toMatchObject({ kind: 'number', unit: 'sqft', min: 400, default: 2600 });
});

describe('an estimate', () => {
  const sheet = answered('roofing', '{"floor": 3000, "pitch": "9", "extras": 500}');

  test('has the agreed parts', () => {
    expect(sheet).toMatchObject({
      trade: 'roofing',
      modelVersion: tradeById('roofing')?.calculator.version,
      inputs: { floor: 3000, pitch: '9', extras: 500, city: 'southlake' },
    });
    expect(isRange(sheet.total)).toBe(true);
    for (const part of ['items', 'metrics', 'assumptions', 'warnings'] as const) {
      expect(Array.isArray(sheet[part]), part).toBe(true);
    }
    expect(sheet.recommendation.headline).toBeTruthy();
  });

  test('opens every line to its quantity, unit, unit cost, total and sources', () => {
    const keys = ['id', 'label', 'kind', 'quantity', 'unit', 'unitCost', 'total', 'sources'];
    expect(sheet.items.length).toBeGreaterThan(3);
    for (const item of sheet.items) {
      expect(keys.filter((key) => !(key in item))).toEqual([]);
      expect(isRange(item.total), item.id).toBe(true);
    }
    const priced = sheet.items.filter(({ kind }) => kind !== 'entered');
    expect(priced.filter(({ unitCost }) => !isRange(unitCost))).toEqual([]);
    expect(priced.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });

  test('has no unit cost on a line that was entered', () => {
    const entered = sheet.items.find(({ kind }) => kind === 'entered') as Item;
    expect(entered).toMatchObject({ id: 'extras', unitCost: null, sources: [] });
    expect(entered.total).toEqual({ low: 500, typical: 500, high: 500 });
  });
});

test('what is not given takes its default', () => {
  const { calculator } = tradeById('septic') ?? {};
  const sheet = answered('septic');
  expect(sheet).toEqual(answered('septic', '{}'));
  expect(sheet.inputs).toEqual(
    Object.fromEntries(
      Object.entries(calculator!.fields).map(([id, field]) => [id, field.default]),
    ),
  );
});

test('shows no price where the site shows none, and one where the danger is the job', () => {
  const stung = answered('pest-control', '{"target": "wasp", "stung": "yes"}');
  expect(stung.warnings[0]).toMatchObject({ id: 'stings', level: 'stop' });
  expect(stung).not.toHaveProperty('total');
  expect(stung).not.toHaveProperty('items');
  const spring = answered('garage-door', '{"job": "spring"}');
  expect(spring.warnings[0]).toMatchObject({ id: 'stored-energy', level: 'danger' });
  expect(spring.total.typical).toBe(375);
});

test('a number stands for the option that is written the same', () => {
  expect(answered('roofing', '{"pitch": 9}').inputs).toMatchObject({ pitch: '9' });
});

test('nothing in the estimate of any trade is lost or turned to null as JSON', () => {
  for (const { calculator } of trades) {
    const sheet = runEstimate(calculator, {});
    expect(JSON.stringify(sheet)).not.toMatch(/"(low|typical|high|quantity)":null/);
  }
});

describe('a bad input', () => {
  test.each([
    ['a name that is no field', '{"x": 1}', ['x: solar asks no such thing']],
    ['a number out of range', '{"floor": -5}', ['floor: ']],
    ['a number in words', '{"floor": "big"}', ['floor: ']],
    ['an option that does not exist', '{"pitch": "steep"}', ['pitch: ', '1, 3, 6, 9, 12']],
    ['several at once', '{"floor": 1e9, "pitch": {}, "y": 0}', ['floor: ', 'pitch: ', 'y: ']],
    [
      'a name that every object has',
      '{"__proto__": 1, "toString": 2}',
      ['__proto__: ', 'toString: '],
    ],
    ['a list', '[1]', ['Not a JSON object']],
    ['null', 'null', ['Not a JSON object']],
    ['broken JSON', '{floor: 5}', ['Not a JSON object: {floor: 5}']],
  ])('%s is named, and gives no estimate', (_, json, named) => {
    const { bad, answer } = estimateFor(['solar', json]);
    expect(answer).toBeUndefined();
    for (const words of named) expect(bad).toContain(words);
  });

  test.each([
    ['an unknown trade', ['gutters'], 'No trade "gutters"'],
    ['no trade at all', [], 'No trade ""'],
    ['the fields of an unknown trade', ['gutters', '--fields'], 'No trade "gutters"'],
  ])('%s is named, and lists the trades', (_, args, words) => {
    const { bad, answer } = estimateFor(args);
    expect(answer).toBeUndefined();
    expect(bad).toContain(words);
    for (const { id } of trades) expect(bad).toContain(id);
  });
});
