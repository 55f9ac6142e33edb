import type { Received } from '../../backend/received/received.ts';
import {
  askedFields,
  fillIn,
  readAnswers,
  shortLabel,
  type Fields,
  type Value,
} from '../../estimate/index.ts';
import { sayValue } from '../../estimate/results/say-value.ts';
import { inSentence } from '../request/words.ts';
import { tradeName } from '../../trades/names.ts';

/** What a job is, in a heading and a line. */
export interface JobWords {
  /** "Roofing: new roof". */
  readonly title: string;
  /** What the person answered first, for a line under it; empty if nothing is known. */
  readonly facts: readonly string[];
}

/** Answers in the line under the heading. */
const MOST_FACTS = 3;

/** Names the job by its answers. Without the questions of the trade, by the trade alone. */
export function jobWords(
  { tradeId, answers }: Pick<Received, 'tradeId' | 'answers'>,
  fields: Fields | undefined,
): JobWords {
  const name = tradeName(tradeId);
  if (!fields || !answers) return { title: name, facts: [] };
  const read = readAnswers({ fields }, answers).answers;
  const given = askedFields({ fields }, fillIn({ fields }, read)).filter(
    ([id, field]) => read[id] !== undefined && !field.private && !field.danger && id !== 'city',
  );
  const job = given.find(([, field]) => field.kind === 'choice' && field.essential);
  const say = ([id, field]: (typeof given)[number]) => sayValue(field, read[id] as Value);
  const rest = given.filter((one) => one !== job);
  return {
    title: job ? `${name}: ${inSentence(say(job))}` : name,
    facts: rest.slice(0, MOST_FACTS).map((one) => {
      const said = say(one);
      // A bare "Yes" or "2" says nothing without its question.
      return /^(yes|no|none|[\d.,]+)$/i.test(said) ? `${shortLabel(one[1].label)} ${said}` : said;
    }),
  };
}
