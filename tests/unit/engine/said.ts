import type { Fact, Facts, Findings, Words } from '../../../src/engine/index.ts';

/** A sentence that a rule says, by name, with the facts it gives. */
export type Said = readonly [name: string, facts: Facts];

/** A saying as a rule writes it. */
export const unfold = (saying: unknown): Said =>
  typeof saying === 'string' ? [saying, {}] : (saying as Said);

const present = <T>(list: readonly (T | false)[] = []): T[] =>
  list.filter((one): one is T => one !== false);

/** Everything that findings say. */
export const saidOfFindings = (found: Findings, words: object): Said[] => {
  const { total, metrics, recommendation: advice, warnings, assumptions, series } = found;
  const sayings: unknown[] = [...present(advice.reasons), ...present(assumptions)];
  if (advice.flip !== undefined) sayings.push(advice.flip);
  if (total !== undefined) sayings.push(total);
  const withHow = (id: string, facts: Facts = {}): Said[] =>
    [id, `${id}.how`, `${id}.axis`]
      .filter((name) => name === id || name in words)
      .map((name) => [name, facts]);
  return [
    [`advice.${advice.outcome}`, advice.facts ?? {}],
    ...present(metrics).flatMap(({ id, facts, text }): Said[] => [
      ...withHow(`metric.${id}`, facts),
      ...(text === undefined ? [] : [unfold(text)]),
    ]),
    ...present(warnings).map(({ id, facts }): Said => [`warning.${id}`, facts ?? {}]),
    ...present(series).flatMap(({ id, facts, along, lines, mark }): Said[] => [
      ...withHow(`series.${id}`, facts),
      ...along.filter((one) => typeof one !== 'number').map(unfold),
      ...lines.map(({ label }) => unfold(label)),
      ...(mark ? [unfold(mark.label)] : []),
    ]),
    ...sayings.map(unfold),
  ];
};

/** What a compiled message asks for: the name of each placeholder, and whether it is a bare one. */
const placeholders = (node: unknown): [name: string, bare: boolean][] => {
  if (!Array.isArray(node)) {
    return typeof node === 'object' && node !== null
      ? Object.values(node).flatMap(placeholders)
      : [];
  }
  return node.flatMap((part: unknown): [string, boolean][] => {
    if (!Array.isArray(part)) return placeholders(part);
    const [name, kind, ...rest] = part as [unknown, unknown, ...unknown[]];
    if (typeof name !== 'string') return placeholders(part);
    if (kind === undefined) return [[name, true]];
    return typeof kind === 'number'
      ? [[name, false], ...rest.flatMap(placeholders)]
      : placeholders(part);
  });
};

/** What is wrong with a saying: not written, or it speaks of a fact that the rule does not give. */
export const missingFacts = (words: Words, [name, facts]: Said): string[] => {
  if (!(name in words)) return [`${name} is not written`];
  return placeholders(words[name]).flatMap(([key, bare]) => {
    const fact: Fact | undefined = facts[key];
    if (fact === undefined) return [`${name} speaks of {${key}}, which the rule does not give`];
    return bare && typeof fact === 'number' ? [`${name}: write {${key}, number}`] : [];
  });
};
