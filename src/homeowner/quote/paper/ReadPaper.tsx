import Button from '../../../kit/Button.tsx';
import { PartBar } from '../../../kit/PartBar.tsx';
import { LaterStyle } from '../../LaterStyle.tsx';
import { PagePicture } from './PagePicture.tsx';
import { MOST_PAGES, type PaperPage, type Texts } from './paper.ts';
import { LETTERS_MB } from './parts.ts';
import { Pictures } from './Pictures.tsx';
import type { Progress } from './read-pictures.ts';
import { ReadPages } from './ReadPages.tsx';
import { asText } from './to-compare.ts';
import { usePaper, type OnText } from './use-paper.ts';

const Reading = ({ progress }: { readonly progress: Progress }) => {
  const doing =
    progress.doing === 'loading' ? 'Loading what reads it' : 'Reading it on this device';
  return (
    <div role="status">
      {doing}… <PartBar part={progress.part} />
    </div>
  );
};

/** The place of a line that is asked about, in the picture of its page. */
const LitLine = ({
  pages,
  texts,
  lit,
}: {
  readonly pages: readonly PaperPage[];
  readonly texts: Texts;
  readonly lit: number;
}) => {
  const { places } = asText(pages, texts);
  const [found] = pages.flatMap((page, at) =>
    (page.lines ?? []).flatMap((line, own) => (places[at]?.[own] === lit ? [{ page, line }] : [])),
  );
  return found && <PagePicture page={found.page} name="the line below" lit={found.line} isStrip />;
};

/** A paper that somebody chose, read on this device: its pages, its lines, and what to do where it cannot be. */
export default function ReadPaper({
  files,
  number,
  lit,
  onText,
  onFail,
  onDrop,
}: {
  readonly files: readonly File[];
  /** Which of the papers of a quote it is, from 1; absent where it is the only one. */
  readonly number: number | undefined;
  /** A line of its text that is asked about, from 0: its place is shown. */
  readonly lit: number | undefined;
  readonly onText: OnText;
  /** It could not be opened. */
  readonly onFail: () => void;
  readonly onDrop: () => void;
}) {
  const { paper, pages, texts, turns, progress, trouble, isUsed, ...held } = usePaper(
    files,
    onText,
    onFail,
  );
  const { isNoQuote, doubtful, compare, put, say, turn, read, stop, use } = held;
  const alert = trouble && (
    <p role="alert" className="caution">
      {trouble}
    </p>
  );
  const putAway = (
    <Button look="link" onClick={onDrop}>
      Put the paper away
    </Button>
  );
  if (!paper) return alert || <p role="status">Opening…</p>;
  const left = compare.flat().filter(Boolean).length;
  const unread = pages.filter(({ lines }) => lines === null).length;
  return (
    <div className="@container space-y-3">
      <LaterStyle />
      {alert}
      {paper.leftOut > 0 && (
        <p className="caution">
          Only the first {MOST_PAGES} pages of a file are read. Choose the pages with prices as a
          file of their own.
        </p>
      )}
      {unread > 0 ? (
        <>
          <p>
            {unread === 1 ? 'This is a picture' : 'These are pictures'}. What reads its letters is{' '}
            {LETTERS_MB} MB, loaded once; then it works without a connection. The picture itself
            stays on this device.
          </p>
          <Pictures pages={pages} turns={turns} isReading={progress !== undefined} onTurn={turn} />
          {progress && <Reading progress={progress} />}
        </>
      ) : (
        <details className="space-y-3" open={!isUsed} key={String(isUsed)}>
          <summary className="disclosure text-oak">
            {number ? `Paper ${number}, ${files[0]!.name},` : 'The paper'} beside its lines
          </summary>
          <ReadPages
            pages={pages}
            texts={texts}
            doubtful={doubtful}
            compare={compare}
            onRight={say}
            onChange={put}
          />
          {isNoQuote && (
            <p className="caution">
              {left > 0 || pages.some(({ advice }) => advice)
                ? 'We could not read a price on it: take'
                : 'Nothing like a price was read, so this does not look like a quote. If it is one, take'}{' '}
              the picture again from closer, or type the prices into their lines.
            </p>
          )}
          <p className="actions">
            {!isNoQuote && (
              <Button look="filled" onClick={use}>
                {number ? `Use the lines of paper ${number}` : 'Use these lines'}
              </Button>
            )}
            {putAway}
          </p>
        </details>
      )}
      {unread > 0 && (
        <p className="actions">
          {progress ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <>
              <Button look="filled" onClick={read}>
                Read the {unread === 1 ? 'picture' : 'pictures'}
              </Button>
              {putAway}
            </>
          )}
        </p>
      )}
      {isUsed && left > 0 && (
        <p className="caution">
          {left === 1 ? 'One line of it is' : `${left} lines of it are`} not compared with the
          picture, so no price in {left === 1 ? 'it' : 'them'} is put beside ours. Compare{' '}
          {left === 1 ? 'it' : 'them'} above, then use the lines again.
        </p>
      )}
      {isUsed && lit !== undefined && <LitLine pages={pages} texts={texts} lit={lit} />}
    </div>
  );
}
