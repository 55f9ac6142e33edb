import { describe, expect, test } from 'vitest';
import {
  readAnswers,
  units,
  type Asking,
  type Field,
  type Unit,
} from '../../../src/engine/index.ts';
import { isClear, type CountedField } from '../../../src/engine/questions/doubt.ts';
import { tools } from '../../../src/tools/index.ts';
import { trades } from '../../../src/trades/index.ts';

const asking: [string, Asking][] = [
  ...trades.map(({ id, calculator }): [string, Asking] => [id, calculator]),
  ...tools.map((tool): [string, Asking] => [tool.id, tool.rule]),
];

const isCounted = (field: Field): field is CountedField =>
  field.kind === 'number' || field.kind === 'tally';

/** The field's own unit as people write it after a number. */
const written = (value: number, unit: Unit): string[] => {
  const grouped = value.toLocaleString('en-US', { maximumFractionDigits: 9 });
  if (unit === 'cent-kwh')
    return [`${value}¢`, `${value} cents`, `$${value / 100}`, `${value} ¢ per kWh`];
  if (unit.startsWith('usd')) return [`$${grouped}`, `${grouped} dollars`, `$ ${value}`];
  return [
    `${grouped} ${units[unit]}`.trim(),
    `${value}${units[unit]}`,
    `about ${value}`,
    `~${grouped}`,
  ];
};

const fields = asking.flatMap(([trade, { fields }]) =>
  Object.entries(fields).flatMap(([id, field]): [string, string, CountedField][] =>
    isCounted(field) ? [[`${trade} ${id}`, id, field]] : [],
  ),
);

/** Reads one figure as if it had been typed into the box, or the first box of a tally. */
const read = (id: string, field: CountedField, raw: unknown) => {
  const key = field.kind === 'tally' ? (field.options[0]?.value ?? '') : '';
  const { answers, problems } = readAnswers(
    { fields: { [id]: field } },
    { [id]: field.kind === 'tally' ? { [key]: raw } : raw },
  );
  const value = answers[id] as unknown;
  return {
    value: field.kind === 'tally' ? (value as Record<string, number> | undefined)?.[key] : value,
    message: problems[0]?.message,
  };
};

const middleOf = ({ min, max }: CountedField): number => Math.ceil((min + max) / 2);

describe.each(fields)('%s', (_, id, field) => {
  const value = middleOf(field);

  test('takes its own unit written behind the number', () => {
    for (const text of written(value, field.unit)) {
      expect(read(id, field, text).message, text).toBeUndefined();
      expect(read(id, field, text).value, text).toBeCloseTo(value, 6);
    }
  });

  test('never takes a range, a percentage for dollars or dollars for a percentage silently', () => {
    const refused = [
      `${value}-${value + 1}`,
      `${value} to ${value + 1}`,
      ...(field.unit.startsWith('usd') ? [`${value}%`] : []),
      ...(field.unit === 'percent' ? [`$${value}`] : []),
    ];
    for (const text of refused) {
      expect(read(id, field, text).value, text).toBeUndefined();
      expect(read(id, field, text).message, text).toMatch(/number|dollars|percentage/);
    }
  });

  test('offers what a part of a percentage or of a cent likely means, and takes the offer', () => {
    for (const typed of [0.02, 0.07, 0.155]) {
      const { value: taken, message } = read(id, field, String(typed));
      const offered = /[Dd]id you mean ([\d.]+)/.exec(message ?? '')?.[1];
      if (field.unit !== 'percent' && field.unit !== 'cent-kwh') expect(offered).toBeUndefined();
      else if (typed * 100 <= field.max) {
        expect(taken).toBeUndefined();
        expect(Number(offered)).toBeCloseTo(typed * 100, 6);
        if (typed * 100 >= field.min) expect(read(id, field, offered).value).toBe(Number(offered));
      }
    }
  });

  test('takes no figure outside its bounds, and names both bounds', () => {
    for (const far of [field.max + 1, field.max * 1000 + 1, field.min - 1]) {
      if (isClear(far, field) || (field.unit === 'year' && far > 1900)) continue;
      expect(read(id, field, far).value).toBeUndefined();
      expect(read(id, field, far).message).toMatch(/ from .+ to /);
    }
  });
});

describe('what a person likely meant', () => {
  const solar = trades.find(({ id }) => id === 'solar')?.calculator as Asking;
  const message = (raw: Record<string, unknown>) => readAnswers(solar, raw).problems[0]?.message;

  test.each([
    [{ buyback: 0.07 }, 'did you mean 7¢?'],
    [{ buyback: '0.07' }, 'did you mean 7¢?'],
    [{ rate: 0.155 }, 'did you mean 15.5¢?'],
    [{ kwh: 1500 }, 'did you mean 18,000 kWh a year?'],
    [{ roofAge: '15-20' }, 'choose one number, such as 17.5 years.'],
    [{ panels: '20 to 25' }, 'choose one number, such as 23.'],
    [{ quoted: '20%' }, 'we need it in dollars'],
    [{ shade: '$20' }, 'we need a percentage here'],
  ])('%j is asked about', (raw, asked) => {
    expect(message(raw)?.toLowerCase()).toContain(asked.toLowerCase());
  });

  test('tons as a model number prints them are asked about, BTU are read', () => {
    const hvac = trades.find(({ id }) => id === 'hvac')?.calculator as Asking;
    const typed = (tons: unknown) => readAnswers(hvac, { job: 'replace', tons });
    for (const [raw, meant] of [
      ['036', '3 tons'],
      [36, '3 tons'],
      [42, '3.5 tons'],
      ['42000', '3.5 tons'],
    ]) {
      expect(typed(raw).problems[0]?.message).toContain(`id you mean ${meant}?`);
    }
    expect(typed('42,000 BTU/h').answers).toMatchObject({ tons: 3.5 });
    expect(typed(25).problems[0]?.message).not.toContain('you mean');
  });

  test('thousands set apart as in Europe are taken for no square feet', () => {
    const roofing = trades.find(({ id }) => id === 'roofing')?.calculator as Asking;
    const typed = (floor: string) => readAnswers(roofing, { known: 'two-story', floor });
    expect(typed('2.400').problems).toHaveLength(1);
    expect(typed('2,400').answers).toMatchObject({ floor: 2400 });
    expect(typed('2,40').problems).toHaveLength(1);
  });

  test('what is written with its unit is not', () => {
    const { answers, problems } = readAnswers(solar, {
      buyback: '$0.07',
      rate: '$0.155',
      kwh: '1500 a month',
    });
    expect(problems).toEqual([]);
    expect(answers).toMatchObject({ buyback: 7, rate: 15.5, kwh: 18_000 });
  });
});
