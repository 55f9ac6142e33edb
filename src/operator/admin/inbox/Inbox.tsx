import { readCases, type CaseKind } from '../../../backend/operator/cases.ts';
import Button from '../../../kit/Button.tsx';
import { useAnswer } from '../../../kit/use-answer.ts';
import { keyText, readKey, useShown } from '../../../kit/use-shown.ts';
import List from '../List.tsx';
import type { Box } from './box.ts';
import { saveCases } from './all-cases.ts';
import { boxes } from './boxes.ts';
import Empty from '../../../kit/Empty.tsx';

/** Of all that is searched for here, a reference alone names nobody. */
const isReference = (words: string): boolean => /^[\da-f]{4}-?[\da-f]{4}$/i.test(words);

/** What came of one kind, narrowed or searched, a page at a time. */
export default function Inbox<K extends Exclude<CaseKind, 'sign-ups'>>({
  kind,
}: {
  readonly kind: K;
}) {
  const { heading, lede, filters, usual, search, file, note, Card, After }: Box<K> = boxes[kind];
  const list = useShown({ filter: { usual, label: 'Which ones', says: filters } }, isReference);
  const { filter, from } = list.shown;
  const words = search ? list.shown.words : '';
  const asked = useAnswer(JSON.stringify([kind, filter, words, from]), () =>
    readCases(kind, filter, words, readKey(from)),
  );
  const counts = asked.answer?.counts ?? {};
  const noted = note?.(counts);
  return (
    <>
      <List
        heading={heading}
        lede={lede}
        // What is searched for is searched in all: another filter ends the search.
        of={{
          ...list,
          show: (change) => list.show('filter' in change ? { words: '', ...change } : change),
        }}
        search={search ? { label: search } : undefined}
        tools={
          <>
            {file && (
              <Button onClick={() => void saveCases(kind, { filter, words }, file.one, file.csv)}>
                CSV
              </Button>
            )}
            {noted && <p className="caution">{noted}</p>}
          </>
        }
        asked={asked}
        counts={counts}
        label="Looking up what came …"
        next={({ next }) => next && keyText(next)}
      >
        {({ cases }) => (
          <>
            {cases.length === 0 && (
              <Empty>
                {words ? 'Nothing fits.' : filter === 'open' ? 'None wait.' : 'None here.'}
              </Empty>
            )}
            <ul className="grid gap-3">
              {cases.map((entry) => (
                <Card key={entry.id} entry={entry} onDone={asked.again} />
              ))}
            </ul>
          </>
        )}
      </List>
      {After && <After onDone={asked.again} />}
    </>
  );
}
