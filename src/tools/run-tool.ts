import {
  askedAnswers,
  fillIn,
  givenIn,
  type Answers,
  type Metric,
  type RaisedWarning,
  type Recommendation,
  type Series,
  type Values,
} from '../engine/index.ts';
import { present } from '../engine/run/present.ts';
import { raisedBy } from '../engine/run/raised-by.ts';
import { teller } from '../engine/run/tell.ts';
import { say, sayIt, type Words } from '../engine/say/words.ts';
import type {
  BookSource,
  Decision,
  Item,
  Job,
  Letter,
  List,
  PartState,
  Step,
  Table,
  When,
  Work,
} from './decision.ts';
import type { Rule } from './tool.ts';

/** A step put into words. */
export interface ToldStep extends Pick<Step, 'id' | 'when' | 'danger' | 'job' | 'cost'> {
  readonly title: string;
  /** Why, a sentence each. */
  readonly why: readonly string[];
  readonly sources: readonly BookSource[];
}

export interface ToldList {
  readonly id: string;
  readonly title: string;
  readonly items: readonly ToldItem[];
}

export interface ToldItem extends Pick<Item, 'job'> {
  readonly text: string;
  readonly sources: readonly BookSource[];
}

export interface ToldLetter {
  readonly id: string;
  readonly title: string;
  /** As it is sent: plain text, questions numbered. */
  readonly text: string;
}

export interface ToldWork extends Omit<Work, 'part'> {
  readonly title: string;
  readonly part: string;
  /** Why it waits for another. */
  readonly because?: string;
}

export interface ToldTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ToldPart extends PartState {
  readonly name: string;
}

/** A decision put into words, as pages show it. */
export interface Verdict {
  /** Every field with the value decided from. */
  readonly inputs: Values;
  /** The fields that were asked and answered. */
  readonly given: readonly string[];
  readonly recommendation: Recommendation;
  readonly warnings: readonly RaisedWarning[];
  readonly metrics: readonly Metric[];
  readonly series: readonly Series[];
  readonly assumptions: readonly string[];
  readonly steps: readonly ToldStep[];
  readonly lists: readonly ToldList[];
  readonly letters: readonly ToldLetter[];
  readonly plan: readonly ToldWork[];
  readonly table?: ToldTable;
  readonly parts: readonly ToldPart[];
  readonly opens?: Job;
}

const tellStep = (words: Words, step: Step): ToldStep => {
  const { id, facts, because, sources = [], ...rest } = step;
  const why = `step.${id}.why`;
  return {
    ...rest,
    id,
    title: say(words, `step.${id}`, facts),
    why: [
      ...(why in words ? [say(words, why, facts)] : []),
      ...present(because).map((one) => sayIt(words, one)),
    ],
    sources,
  };
};

const tellList = (words: Words, { id, facts, items }: List): ToldList => ({
  id,
  title: say(words, `list.${id}`, facts),
  items: present(items).map(({ say: saying, sources = [], job }) => ({
    text: sayIt(words, saying),
    sources,
    ...(job && { job }),
  })),
});

const tellLetter = (words: Words, { id, opening, questions, closing }: Letter): ToldLetter => ({
  id,
  title: say(words, `letter.${id}`),
  text: [
    sayIt(words, opening),
    present(questions)
      .map((question, index) => `${index + 1}. ${sayIt(words, question)}`)
      .join('\n'),
    closing === undefined ? '' : sayIt(words, closing),
  ]
    .filter(Boolean)
    .join('\n\n'),
});

const tellWork = (words: Words, { part, ...work }: Work): ToldWork => ({
  ...work,
  title: say(words, `plan.${work.id}`),
  part: say(words, `part.${part}`),
  ...(work.after !== undefined && { because: say(words, `plan.${work.id}.after`) }),
});

const tellTable = (words: Words, { id, columns, rows }: Table): ToldTable => ({
  id,
  title: say(words, `table.${id}`),
  columns: columns.map((column) => sayIt(words, column)),
  rows: rows.map((row) => row.map((cell) => (cell === false ? '' : sayIt(words, cell)))),
});

const tellDecision = (words: Words, decision: Decision) => {
  const { steps, lists, letters, plan, table, parts = [], opens, ...findings } = decision;
  return {
    ...teller.findings(words, findings),
    steps: present(steps).map((step) => tellStep(words, step)),
    lists: present(lists).map((list) => tellList(words, list)),
    letters: present(letters).map((letter) => tellLetter(words, letter)),
    plan: present(plan).map((work) => tellWork(words, work)),
    ...(table && { table: tellTable(words, table) }),
    parts: parts.map((one) => ({ ...one, name: say(words, `part.${one.part}`) })),
    ...(opens && { opens }),
  };
};

/**
 * The decision of a tool for a set of answers. Answers must have been read by `readAnswers`: values out of
 * range are a caller's fault here.
 */
export const runTool = (rule: Rule, answers: Answers): Verdict => {
  const decide = (some: Answers) => {
    const values = fillIn(rule, some);
    const asked = askedAnswers(rule, some, values);
    const given = givenIn(rule, asked);
    return { values, asked, given, decision: rule.decide(values, given) };
  };
  const { values, asked, given, decision } = decide(answers);
  const { metrics = [], warnings = [], series = [], ...told } = tellDecision(rule.words, decision);
  return {
    ...told,
    inputs: values,
    given: [...given],
    metrics,
    series,
    warnings: raisedBy(
      asked,
      warnings,
      (fewer) => new Set(present(decide(fewer).decision.warnings).map(({ id }) => id)),
    ),
  };
};

/** How soon each step is to be done, in the words of the page. */
export const sayWhen: Readonly<Record<When, string>> = {
  now: 'Now',
  today: 'Today',
  week: 'This week',
  month: 'This month',
  season: 'In the next months',
  year: 'This year',
  later: 'Can wait',
  nothing: 'Nothing to do',
};
