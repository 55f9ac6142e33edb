import { expect, test } from 'vitest';
import {
  isStopped,
  runEstimate,
  type Answers,
  type Estimate,
} from '../../../../src/engine/index.ts';
import { splitPhones } from '../../../../src/contact/phone.ts';
import { draw } from '../../../../src/homeowner/results/draw.ts';
import { FirstLook, helpOf } from '../../../../src/homeowner/results/FirstLook.tsx';
import { trades, type Trade } from '../../../../src/trades/index.ts';

/** Each answer that one may pick, with what its question needs to be asked. */
const pickable = ({ calculator: { fields } }: Trade): Answers[] => {
  const needed = (id: string): Answers =>
    Object.assign(
      {},
      ...Object.entries(fields[id]?.when ?? {}).map(([on, values]) => {
        const value = [values].flat()[0];
        return { ...needed(on), [on]: fields[on]?.kind === 'choices' ? [value] : value };
      }),
    ) as Answers;
  return Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'choice' || field.kind === 'choices'
      ? field.options.map(({ value }) => ({
          ...needed(id),
          [id]: field.kind === 'choices' ? [value] : value,
        }))
      : [],
  );
};

/** Results of danger by what they say: of each answer alone and with each other. */
const dangersOf = (trade: Trade): readonly Estimate[] => {
  const answers = pickable(trade);
  const alone = answers.filter((one) => isStopped(runEstimate(trade.calculator, one)));
  const estimates = [
    ...alone,
    ...alone.flatMap((one) => answers.map((two) => ({ ...two, ...one }))),
  ]
    .map((each) => runEstimate(trade.calculator, each))
    .filter(isStopped);
  const said = (one: Estimate) =>
    [one.recommendation.headline, ...one.warnings.map(({ text }) => text)].join();
  return [...new Map(estimates.map((one) => [said(one), one])).values()];
};

const calls = (text: string): readonly string[] =>
  splitPhones(text).flatMap(({ dial }) => dial ?? []);

test.each(trades.map((trade) => [trade.id, trade] as const))(
  'in danger the call that the words of %s name first is the first button',
  async (id, trade) => {
    const Help = await helpOf(id);
    for (const estimate of dangersOf(trade)) {
      const told = estimate.warnings.filter(({ level }) => level !== 'caution');
      const [first] = [estimate.recommendation.headline, ...told.map(({ text }) => text)].flatMap(
        calls,
      );
      if (first === undefined) continue;
      const drawn = draw(<FirstLook trade={id} isCalm={false} estimate={estimate} Help={Help} />);
      const said = `${estimate.recommendation.headline} ${told.map(({ text }) => text).join(' ')}`;
      const [button] = drawn.matchAll(/class="(help-call[^"]*)" href="tel:(\d+)"/g);
      expect(button?.slice(1), said).toEqual(['help-call help-call-first', first]);
    }
  },
);
