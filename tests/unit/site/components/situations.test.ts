import { describe, expect, test } from 'vitest';
import { byTrade, pathOf, situations } from '../../../../src/site/components/situations.ts';
import { readAddress, readAnswers } from '../../../../src/engine/index.ts';
import { runTool, toolAt } from '../../../../src/tools/index.ts';
import { trades } from '../../../../src/trades/index.ts';

const all = trades.flatMap((trade) => trade.situations.map((situation) => ({ trade, situation })));

describe('the situations', () => {
  test.each(all.map((one) => [`${one.trade.id}: ${one.situation.says}`, one] as const))(
    '%s gives only answers its form accepts',
    (_, { trade, situation }) => {
      const { problems, unknown } = readAnswers(trade.calculator, situation.inputs ?? {});
      expect({ problems, unknown }).toEqual({ problems: [], unknown: [] });
    },
  );

  test('stand together by trade, each once, the most urgent trades first', () => {
    const groups = byTrade(situations);
    expect(groups.flat()).toHaveLength(situations.length);
    expect(groups.map(([first]) => first?.trade)).toHaveLength(trades.length);
    for (const group of groups) expect(new Set(group.map(({ trade }) => trade)).size).toBe(1);
    expect(groups[0]?.[0]).toBe(situations[0]);
  });

  test('of a stranger at the door lead into the check of the storm, to “sign nothing” first', () => {
    const [first] = situations.filter(({ trade }) => trade === 'Roofing');
    expect(first?.words).toBe('A roofer is at the door');
    const [path = '', query = ''] = first!.path.split('?');
    const { rule } = toolAt(path)!;
    const { answers, problems } = readAddress(rule, query);
    expect(problems).toEqual([]);
    const { recommendation, steps } = runTool(rule, answers);
    expect(recommendation.headline).toMatch(/^Sign nothing today/);
    expect(steps[0]?.id).toBe('door');
    expect(Object.keys(rule.fields).indexOf('offers')).toBe(2);
  });

  test('lead to the calculator with those answers, and with no others', () => {
    for (const { trade, situation } of all.filter(
      ({ trade: { sensitive }, situation: { opens } }) => !sensitive && opens === undefined,
    )) {
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

  test('a warm fridge may have a warm freezer too: what it does is asked', () => {
    const warm = all.find(({ situation: { says } }) => says === 'The fridge is warm');
    expect(warm?.situation.inputs).toEqual({ appliance: 'refrigerator' });
  });

  test('are all offered, and what may be urgent comes first', () => {
    expect(situations).toHaveLength(all.length);
    const urgent = trades.filter(({ emergency, sensitive }) => emergency && !sensitive);
    const names = urgent.map(({ name }) => name);
    expect(situations.slice(0, urgent.length).map(({ trade }) => trade)).toEqual(names);
  });
});
