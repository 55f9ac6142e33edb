import { hazards, hazardsFor, type Hazard } from '../../help/hazards.ts';
import { numbersFor } from '../../help/numbers.ts';
import type { HelpEntry } from '../../search/entry.ts';
import { tradeById } from '../../trades/index.ts';

/** The card of an emergency: on the home page, or on the page of the trade that meets it. */
const cardOf = ({ id, after }: Hazard): string =>
  `${hazardsFor().some((hazard) => hazard.id === id) ? '/' : tradeById(after.trade)!.paths.main}#help-${id}`;

/** The help cards: found by the words of people in an emergency, before anything else. */
export const helpEntries: readonly HelpEntry[] = hazards.map((hazard) => ({
  path: cardOf(hazard),
  title: `Help now: ${hazard.label}`,
  summary: hazard.steps.map(({ heading }) => heading).join('. '),
  crisis: hazard.words,
  calls: hazard.calls
    .flatMap(({ kind }) => numbersFor(kind))
    .map(({ number }) => number)
    .filter((number) => number === '911' || number === '988'),
}));
