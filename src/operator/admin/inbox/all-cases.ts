import type { Failure } from '../../../backend/failure.ts';
import { readCases, type Case, type CaseKind } from '../../../backend/operator/cases.ts';
import type { Key } from '../../../backend/operator/page-key.ts';
import { saveFile } from '../../../kit/csv.ts';
import { countOf } from '../../../kit/say.ts';
import { notify } from '../../../kit/toasts/notify.ts';

/** At most so many pages are read into one file. */
const mostPages = 40;

/** The cases that are shown, from the first page on. */
async function allCases<K extends CaseKind>(
  kind: K,
  filter: string,
  words: string,
): Promise<{ readonly cases: readonly Case<K>[]; readonly more: boolean } | Failure> {
  const cases: Case<K>[] = [];
  let from: Key | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const answer: Awaited<ReturnType<typeof readCases<K>>> = await readCases(
      kind,
      filter,
      words,
      from,
    );
    if (!answer.ok) return answer;
    cases.push(...answer.data.cases);
    from = answer.data.next;
    if (!from) return { cases, more: false };
  }
  return { cases, more: true };
}

/**
 * Saves the cases that are shown as a table for spreadsheets.
 * @param one what one of them is called: "order"
 */
export async function saveCases<K extends CaseKind>(
  kind: K,
  { filter, words }: { readonly filter: string; readonly words: string },
  one: string,
  csv: (cases: readonly Case<K>[]) => string,
): Promise<void> {
  const answer = await allCases(kind, filter, words);
  if ('ok' in answer) return notify(answer.message, { tone: 'error' });
  saveFile(`${kind}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', csv(answer.cases));
  return notify(
    `Saved ${countOf(answer.cases.length, one)}.${answer.more ? ' There are others: narrow the list for them.' : ''}`,
  );
}
