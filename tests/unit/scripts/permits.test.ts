import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { kindOf, kinds, tonsIn } from '../../../scripts/permits/job-kinds.ts';
import { estimateOf } from '../../../scripts/permits/estimate-of.ts';
import { levelOf } from '../../../scripts/permits/level.ts';
import { dayIn, dollarsIn, NoReport, readReport } from '../../../scripts/permits/read-report.ts';
import { reports } from '../../../scripts/permits/reports.ts';
import { declaredOf } from '../../../src/trades/permits.ts';
import { tradeById } from '../../../src/trades/index.ts';
import { accuracyOf, heldJobs } from '../../../src/trades/single-jobs.ts';

const read = (text: string | Buffer) =>
  readReport(reports['north-richland-hills']!, Readable.from([Buffer.from(text)]));

const table = (...rows: string[]) => ['description,date,valuation', ...rows].join('\n');

describe('a scope', () => {
  it.each([
    ['3 ton complete hvac replacement gas powered', 'ac-furnace', 3],
    ['replace 3 1/2-ton hvac system', 'ac-furnace', 3.5],
    ['Installing a 4 ton single stage heat pump full system', 'heat-pump', 4],
    ['Furnace Installation', 'furnace', undefined],
    ['replace 1- 4 ton coil and condenser combo', 'ac', 4],
    [
      'Remove and replace new 5 ton gas system AND remove and replace new 2 ton gas system',
      undefined,
      5,
    ],
    ['REPLACE BOTH SYSTEMS', undefined, undefined],
    ['Application for Permit to build a new Single Family Home, 5 ton hvac system', undefined, 5],
    ['Replacing the gas water heater in the attic', undefined, undefined],
    ['Install new 2 ton system with electric heat', undefined, 2],
    ['3.5 TON HORIZ BOX EVAP COIL', undefined, 3.5],
  ])('“%s” is one of our jobs or none', (scope, kind, tons) => {
    expect(kindOf(scope)?.id).toBe(kind);
    expect(tonsIn(scope)).toBe(tons);
  });
});

describe('a field', () => {
  it('is a day in any of three spellings', () => {
    for (const day of ['2025-11-06', '11/6/2025', 'Nov 6, 2025'])
      expect(dayIn(day)).toBe('2025-11-06');
    for (const day of ['2025-13-06', '11/31/2025', 'soon', '']) expect(dayIn(day)).toBeUndefined();
  });

  it('is dollars with or without a sign and commas', () => {
    expect(dollarsIn('$12,000.50')).toBe(12_000.5);
    expect(dollarsIn('12000.0')).toBe(12_000);
    for (const text of ['12,00', '-5', '1e4', 'none', '']) expect(dollarsIn(text)).toBeUndefined();
  });
});

describe('a report', () => {
  it('keeps the jobs we price and says why it drops a row', async () => {
    const { rows, jobs, leftOut, dropped, from, to } = await read(
      table(
        'replace 3 ton hvac system,2025-11-06,"$12,000"',
        'replace 4 ton hvac system,9/5/2025,15000',
        'replace 3 ton hvac system,2025-11-06,1',
        'replace 3 ton hvac system,2025-11-06,24',
        'replace 3 ton hvac system,2025-11-06,"$1,200,000"',
        'replace 3 ton hvac system,2025-11-06,ask',
        'replace 3 ton hvac system,some day,12000',
        '8ft fence,2025-11-06,5000',
      ),
    );
    expect(rows).toBe(8);
    expect([...jobs].map(([{ id }, of]) => [id, of])).toEqual([
      [
        'ac-furnace',
        [
          { quarter: '2025-Q4', tons: 3, value: 12_000 },
          { quarter: '2025-Q3', tons: 4, value: 15_000 },
        ],
      ],
    ]);
    expect([from, to]).toEqual(['2025-09-05', '2025-11-06']);
    expect([...leftOut.values()]).toEqual([3]);
    expect(Object.fromEntries(dropped)).toEqual({
      'a value that no such job has': 3,
      'a value that is no amount of dollars': 1,
      'a day that cannot be read': 1,
      'a job that none of our calculators prices, or more than one': 1,
    });
  });

  it.each([
    [
      'another encoding',
      Buffer.from('description,date,valuation\nr\xe9place,2025-11-06,1', 'latin1'),
      /UTF-8/,
    ],
    ['a missing column', 'description,date\nx,2025-11-06', /No column "valuation"/],
    [
      'an unknown column',
      'description,date,valuation,owner\nx,2025-11-06,1,me',
      /Unknown columns: owner/,
    ],
    ['a quote left open', table('"replace 3 ton hvac system,2025-11-06,1'), /Not a table/],
    ['no table', '<html>\n<body>, </body>', /No column/],
  ])('with %s is refused as a whole', async (_, text, why) => {
    const refused = read(text);
    await expect(refused).rejects.toThrow(NoReport);
    await expect(refused).rejects.toThrow(why);
  });
});

it('our prices of a new system stand where the permits that we show put them', () => {
  const level = tradeById('hvac')!.figures.permitLevel!.value as Readonly<Record<string, number>>;
  const asked = declaredOf('hvac').map(({ label, jobs }) => {
    const kind = kinds.find((one) => one.label === label)!;
    return [kind.id, Math.round(100 * levelOf(kind, jobs).level) / 100];
  });
  expect(Object.fromEntries(asked)).toEqual(level);
});

it('each system left out of its own level, as many of them lie in our range as are told', () => {
  const level = tradeById('hvac')!.figures.permitLevel!.value as Readonly<Record<string, number>>;
  const lies = declaredOf('hvac').flatMap(({ label, jobs }) => {
    const kind = kinds.find((one) => one.label === label)!;
    const counted = jobs.filter(({ tons }) => tons !== undefined || !kind.byTons);
    return counted.map((job) => {
      const { low, high } = estimateOf(kind, job.tons).total;
      const others = levelOf(
        kind,
        counted.filter((other) => other !== job),
      ).level;
      const moved = job.value / (others / level[kind.id]!);
      return [job.value >= low && job.value <= high, moved >= low && moved <= high];
    });
  });
  expect(lies).toHaveLength(31);
  const count = (at: number) => lies.filter((one) => one[at]).length;
  expect(count(1)).toBe(count(0));
});

it('roofs of Arlington, their size not told, are tried and counted on the page', () => {
  const { open } = heldJobs(tradeById('roofing')!);
  expect(open.jobs).toBe(26);
  expect(accuracyOf(tradeById('roofing')!).open).toContain(`${open.held} of 26`);
});

it('systems are tried on a range without the level that was taken from their permits', () => {
  const { figures = {}, ...hvac } = tradeById('hvac')!;
  const { permitLevel, ...others } = figures;
  expect(permitLevel).toBeDefined();
  const held = ({ sized, open }: ReturnType<typeof heldJobs>) => sized.held + open.held;
  expect(held(heldJobs({ ...hvac, figures }))).toBeLessThan(
    held(heldJobs({ ...hvac, figures: others })),
  );
});
