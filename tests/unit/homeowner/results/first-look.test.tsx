import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../../src/site/components/calculator/result-of.ts';
import {
  isStopped,
  runEstimate,
  type Answers,
  type Estimate,
} from '../../../../src/engine/index.ts';
import { OpenTrade } from '../../../../src/homeowner/calculator/Chips.tsx';
import { draw } from '../../../../src/homeowner/results/draw.ts';
import { estimateToShow, FirstLook, helpOf } from '../../../../src/homeowner/results/FirstLook.tsx';
import { ResultView } from '../../../../src/homeowner/results/ResultView.tsx';
import { trades, type Trade } from '../../../../src/trades/index.ts';

/** No answer, and the worked examples. */
const commonCases = ({ scenarios }: Trade): Answers[] => [
  {},
  ...scenarios.map(({ inputs }) => inputs as Answers),
];

/** These, and each possible answer on its own, dangers among them. */
const casesOf = (trade: Trade): Answers[] => [
  ...commonCases(trade),
  ...Object.entries(trade.calculator.fields).flatMap(([id, field]) =>
    field.kind === 'choice' || field.kind === 'choices'
      ? field.options.map(({ value }) => ({ [id]: field.kind === 'choice' ? value : [value] }))
      : [],
  ),
];

const numbers = { amp: 38, lt: 60, gt: 62, quot: 34, '#x27': 39 };

/** What React draws, with the signs that HTML reserves written as `draw` does. */
const markup = (node: ReactNode): string =>
  renderToStaticMarkup(node).replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: keyof typeof numbers) => `&#${numbers[name]};`,
  );

/** What React draws of the same answers. */
const byReact = (trade: Trade, answers: Answers, estimate: Estimate): string =>
  markup(
    <OpenTrade value={trade.id}>
      <ResultView
        of={resultOf(trade)}
        calculator={trade.calculator}
        answers={answers}
        estimate={estimate}
        onAnswer={() => undefined}
      />
    </OpenTrade>,
  );

describe.each(trades.map((trade) => [trade.id, trade] as const))('%s', (id, trade) => {
  const isCalm = trade.peopleFirst === true;
  const cases = casesOf(trade).map((answers) => ({
    answers,
    estimate: runEstimate(trade.calculator, answers),
  }));

  it('draws what React would, whatever is answered', async () => {
    const Help = await helpOf(id);
    for (const { answers, estimate } of cases) {
      const look = <FirstLook trade={id} isCalm={isCalm} estimate={estimate} Help={Help} />;
      const drawn = draw(look);
      expect(drawn, JSON.stringify(answers)).toBe(markup(look));
      if (isStopped(estimate)) expect(drawn).not.toMatch(/class="total|range-chart/);
    }
  });

  it('begins as the whole result does', () => {
    const common = cases.slice(0, commonCases(trade).length);
    const stopped = cases.filter(({ estimate }) => isStopped(estimate));
    for (const { answers, estimate } of [...common, ...stopped.slice(0, 2)]) {
      const drawn = draw(
        <FirstLook trade={id} isCalm={isCalm} estimate={estimate} Help={() => null} />,
      );
      const [beginning = ''] = drawn.split('</section>');
      expect(beginning.length).toBeGreaterThan(50);
      expect(byReact(trade, answers, estimate), JSON.stringify(answers)).toContain(beginning);
    }
  });
});

it('writes no markup that a text or an attribute holds', () => {
  expect(draw(<p title={`"><script>`}>{`<img src=x onerror="a('&')">`}</p>)).toBe(
    '<p title="&#34;&#62;&#60;script&#62;">&#60;img src=x onerror=&#34;a(&#39;&#38;&#39;)&#34;&#62;</p>',
  );
});

it('leaves to React whatever there are words to say of: a bad answer, or a part of the link not understood', () => {
  const { calculator } = trades[0]!;
  const rule = {
    calculator,
    estimate: (answers: Answers) => runEstimate(calculator, answers),
  };
  const [id] = Object.entries(calculator.fields).find(([, { kind }]) => kind === 'choice')!;
  const shown = (query: string, quotes: string[] = []) =>
    estimateToShow(rule, { query, quotes, compare: null });
  expect(shown(`${id}=no-such-answer`)).toBeUndefined();
  expect(shown('no-such-question=1')).toBeUndefined();
  expect(shown('', ['1200']), 'a quote for a job that nobody named').toBeUndefined();
  expect(shown('utm_source=a')?.total.typical).toBe(runEstimate(calculator, {}).total.typical);
});
