import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedAnswers,
  askedFields,
  fillIn,
  givenIn,
  readAnswers,
  type Answers,
  type Asking,
  type Field,
} from '../../../src/engine/index.ts';
import { pageAt } from '../../../src/routes.ts';
import { runTool, tools, WHENS, type BookSource, type Decision } from '../../../src/tools/index.ts';
import { tradeById } from '../../../src/trades/index.ts';
import { draws, runs } from '../../chance.ts';
import { anyAnswers } from '../engine/any-answers.ts';
import { missingFacts, saidOfFindings, unfold, type Said } from '../engine/said.ts';

/** What holds for the whole home, whatever is to be done: no calculator asks it again. */
const PLACE = ['city', 'tenure'] as const;

const present = <T>(list: readonly (T | false)[] = []): T[] =>
  list.filter((one): one is T => one !== false);

/** Everything a decision says, by name. */
const saidOf = (decision: Decision, words: object): Said[] => {
  const { steps, lists, letters, plan, table, parts = [], ...findings } = decision;
  return [
    ...saidOfFindings(findings, words),
    ...present(steps).flatMap(({ id, facts = {}, because }): Said[] => [
      [`step.${id}`, facts],
      ...(`step.${id}.why` in words ? [[`step.${id}.why`, facts] as const] : []),
      ...present(because).map(unfold),
    ]),
    ...present(lists).flatMap(({ id, facts = {}, items }): Said[] => [
      [`list.${id}`, facts],
      ...present(items).map(({ say }) => unfold(say)),
    ]),
    ...present(letters).flatMap(({ id, opening, questions, closing }): Said[] => [
      [`letter.${id}`, {}],
      unfold(opening),
      ...present(questions).map(unfold),
      ...(closing === undefined ? [] : [unfold(closing)]),
    ]),
    ...present(plan).flatMap(({ id, part, after }): Said[] => [
      [`plan.${id}`, {}],
      [`part.${part}`, {}],
      ...(after === undefined ? [] : [[`plan.${id}.after`, {}] as const]),
    ]),
    ...parts.map(({ part }): Said => [`part.${part}`, {}]),
    ...(table
      ? [
          [`table.${table.id}`, {}] as const,
          ...table.columns.map(unfold),
          ...table.rows.flatMap((row) => present(row).map(unfold)),
        ]
      : []),
  ];
};

const sourcesOf = ({ metrics, warnings, steps, lists }: Decision): readonly BookSource[] => [
  ...present(metrics).flatMap(({ sources = [] }) => sources),
  ...present(warnings).flatMap(({ sources = [] }) => sources),
  ...present(steps).flatMap(({ sources = [] }) => sources),
  ...present(lists).flatMap(({ items }) => present(items).flatMap(({ sources = [] }) => sources)),
];

const isInItsBook = (cited: BookSource): boolean => {
  const [trade = '', id = ''] = cited.split(' ');
  return id in (tradeById(trade)?.sources ?? {});
};

const withoutDanger = ({ fields }: Asking, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([id]) => fields[id]?.danger !== true),
  ) as Answers;

describe.each(tools.map((tool) => [tool.id, tool] as const))('the tool %s', (_, tool) => {
  const { rule, outcomes } = tool;
  const decide = (answers: Answers): Decision => {
    const values = fillIn(rule, answers);
    return rule.decide(values, givenIn(rule, askedAnswers(rule, answers, values)));
  };
  const walk = (answers: Answers) => ({ answers, decision: decide(answers) });
  // A danger takes the place of all else: half the walks go without.
  const any = fc
    .tuple(anyAnswers(rule), fc.boolean())
    .map(([answers, safe]) => (safe ? withoutDanger(rule, answers) : answers));
  const under = ({ when = {} }: Field) =>
    Object.fromEntries(
      Object.entries(when).map(([id, values]) => {
        const [first] = [values].flat();
        return [id, rule.fields[id]?.kind === 'choices' ? [first] : first];
      }),
    );
  const walked = [
    {} as Answers,
    ...outcomes.map(({ example }) => example as Answers),
    // Each answer with what it is asked under, then many together.
    ...Object.entries(rule.fields).flatMap(([id, field]) =>
      'options' in field && field.kind !== 'tally'
        ? field.options.map(
            ({ value }) =>
              ({ ...under(field), [id]: field.kind === 'choices' ? [value] : value }) as Answers,
          )
        : [],
    ),
    ...fc.sample(any, runs(400)),
  ];
  const decisions = walked.map(walk);
  /** Those, and then as many more as it takes to see what happens for some answers only. */
  const farther = function* () {
    yield* decisions;
    for (const answers of draws(any)) yield walk(answers);
  };

  test('ends every path in an outcome with something to do or a reason to do nothing', () => {
    for (const { answers, decision } of decisions) {
      const { steps, lists, letters, opens, recommendation } = decision;
      const leadsOn =
        present(steps).length +
          present(lists).length +
          present(letters).length +
          present(recommendation.reasons).length >
          0 || opens !== undefined;
      expect(leadsOn, JSON.stringify(answers)).toBe(true);
    }
  });

  test('reaches every outcome, and lists each with an example that ends in it', () => {
    // Its own example reaches each that is listed.
    const reached = new Set(decisions.map(({ decision }) => decision.recommendation.outcome));
    const listed = new Set(outcomes.map(({ outcome }) => outcome));
    expect([...reached].sort()).toEqual([...listed].sort());
    for (const { outcome, example } of outcomes) {
      const { answers, problems, unknown } = readAnswers(rule, example);
      expect({ outcome, problems, unknown }).toEqual({ outcome, problems: [], unknown: [] });
      expect(decide(answers).recommendation.outcome).toBe(outcome);
    }
  });

  test('says only what is written, with every fact, and says every sentence', () => {
    const unsaid = new Set(Object.keys(rule.words));
    const problems = new Set<string>();
    let heard = 0;
    for (const { decision } of farther()) {
      if (unsaid.size === 0 && heard >= decisions.length) break;
      heard += 1;
      for (const one of saidOf(decision, rule.words)) {
        unsaid.delete(one[0]);
        missingFacts(rule.words, one).forEach((problem) => problems.add(problem));
      }
    }
    expect([...problems]).toEqual([]);
    expect([...unsaid]).toEqual([]);
  });

  test('puts danger first, then the soonest', () => {
    for (const { answers, decision } of decisions) {
      const ranks = present(decision.steps).map(
        ({ when, danger }) => (danger ? 0 : WHENS.length) + WHENS.indexOf(when),
      );
      expect(ranks, JSON.stringify(answers)).toEqual([...ranks].sort((a, b) => a - b));
    }
  });

  test('no two steps, warnings or lists of a decision share an id', () => {
    for (const { decision } of decisions) {
      const { steps, warnings, lists, letters, metrics, plan } = decision;
      for (const list of [steps, warnings, lists, letters, metrics, plan]) {
        const ids = present<{ readonly id: string }>(list ?? []).map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)]);
      }
    }
  });

  test('plans nothing before what it waits for, and lists that first', () => {
    for (const { answers, decision } of decisions) {
      const ids = present(decision.plan).map(({ id }) => id);
      for (const { id, after } of present(decision.plan)) {
        if (after === undefined) continue;
        expect(ids.indexOf(after), JSON.stringify(answers)).toBeLessThan(ids.indexOf(id));
        expect(ids).toContain(after);
      }
    }
  });

  test('hands on only answers that the calculator takes', () => {
    const jobs = new Map(
      decisions.flatMap(({ decision }) =>
        [
          decision.opens,
          ...present(decision.steps).map(({ job }) => job),
          ...present(decision.lists).flatMap(({ items }) => present(items).map(({ job }) => job)),
          ...present(decision.plan).map(({ job }) => job),
        ].flatMap((job) => (job ? [[JSON.stringify(job), job] as const] : [])),
      ),
    );
    for (const { trade, inputs } of jobs.values()) {
      const { calculator } = tradeById(trade)!;
      const { problems, unknown } = readAnswers(calculator, inputs);
      expect({ trade, inputs, problems, unknown }).toEqual({
        trade,
        inputs,
        problems: [],
        unknown: [],
      });
    }
  });

  test('hands on every answer that the calculator asks for by the same name', () => {
    for (const { answers, decision } of decisions) {
      const jobs = [
        decision.opens,
        ...present(decision.steps).map(({ job }) => job),
        ...present(decision.plan).map(({ job }) => job),
      ].flatMap((job) => job ?? []);
      for (const { trade, inputs } of jobs) {
        const { calculator } = tradeById(trade)!;
        for (const id of PLACE) {
          if (!(id in calculator.fields) || answers[id] === undefined) continue;
          expect(inputs[id], JSON.stringify({ trade, inputs, answers })).toEqual(answers[id]);
        }
      }
    }
  });

  test('asks nothing that changes nothing', () => {
    const idle = new Set(Object.keys(rule.fields));
    for (const { answers, decision } of farther()) {
      if (idle.size === 0) break;
      const asked = new Set(askedFields(rule, fillIn(rule, answers)).map(([id]) => id));
      for (const id of idle) {
        if (answers[id] === undefined || !asked.has(id)) continue;
        const fewer = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== id));
        if (JSON.stringify(decision) !== JSON.stringify(decide(fewer as Answers))) idle.delete(id);
      }
    }
    expect([...idle]).toEqual([]);
  });

  test('cites sources that stand in their books', () => {
    const cited = new Set([
      ...decisions.flatMap(({ decision }) => sourcesOf(decision)),
      ...tool.method.flatMap(({ sources }) => sources),
    ]);
    expect([...cited].filter((one) => !isInItsBook(one))).toEqual([]);
  });

  test('speaks for whatever was answered', () => {
    for (const answers of walked.slice(0, runs(200))) {
      const { recommendation, steps } = runTool(rule, answers);
      expect([recommendation.headline, ...steps.map(({ title }) => title)]).not.toContain('');
    }
  });

  test('has texts that fit and links that lead somewhere', () => {
    expect(tool.title.length).toBeLessThanOrEqual(65);
    expect(tool.description.length).toBeGreaterThanOrEqual(100);
    expect(tool.description.length).toBeLessThanOrEqual(165);
    expect(tool.related.filter((path) => !pageAt(path))).toEqual([]);
  });
});
