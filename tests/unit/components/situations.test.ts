import { describe, expect, test } from 'vitest';
import { pathOf, situations } from '../../../src/components/situations.ts';
import { readAddress, readAnswers } from '../../../src/estimate/index.ts';
import { trades } from '../../../src/trades/index.ts';

const all = trades.flatMap((trade) => trade.situations.map((situation) => ({ trade, situation })));

describe('the situations', () => {
  test.each(all.map((one) => [`${one.trade.id}: ${one.situation.says}`, one] as const))(
    '%s gives only answers its form accepts',
    (_, { trade, situation }) => {
      const { problems, unknown } = readAnswers(trade.calculator, situation.inputs ?? {});
      expect({ problems, unknown }).toEqual({ problems: [], unknown: [] });
    },
  );

  test('lead to the calculator with those answers, and with no others', () => {
    for (const { trade, situation } of all.filter(({ trade: { sensitive } }) => !sensitive)) {
      const [path, query = ''] = pathOf(trade, situation).split('?');
      expect(path).toBe(trade.paths.main);
      const { answers, problems, unknown } = readAddress(trade.calculator, query);
      expect({ problems, unknown }, situation.says).toEqual({ problems: [], unknown: [] });
      expect(answers, situation.says).toEqual(
        readAnswers(trade.calculator, situation.inputs ?? {}).answers,
      );
    }
  });

  test('put nothing of a sensitive trade into an address', () => {
    for (const { trade, situation } of all.filter(({ trade: { sensitive } }) => sensitive)) {
      expect(pathOf(trade, { ...situation, inputs: { city: 'allen' } })).toBe(trade.paths.main);
    }
  });

  test('an answer given goes along', () => {
    const roofing = trades.find(({ id }) => id === 'roofing')!;
    expect(pathOf(roofing, { says: 'A roof in Allen', inputs: { city: 'allen' } })).toBe(
      `${roofing.paths.main}?city=allen`,
    );
  });

  test('claim nothing that was not said: warm air has more than one cause', () => {
    const warm = all.find(({ situation: { says } }) => says === 'The AC blows warm air');
    expect(warm?.situation.inputs).toEqual({ job: 'repair' });
  });

  test('are all offered, and what may be urgent comes first', () => {
    expect(situations).toHaveLength(all.length);
    const urgent = trades.filter(({ emergency, sensitive }) => emergency && !sensitive);
    const names = urgent.map(({ name }) => name);
    expect(situations.slice(0, urgent.length).map(({ trade }) => trade)).toEqual(names);
  });
});
