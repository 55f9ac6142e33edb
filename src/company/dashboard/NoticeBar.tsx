import { useEffect, useRef } from 'react';
import Button from '../../kit/Button.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import type { Notice } from './use-board.ts';

const tones = { news: 'notice', error: 'warning' };

/**
 * What became of the last action. The two regions stand there from the start: one that arrives with its
 * text is not read aloud everywhere.
 */
export default function NoticeBar({
  notice,
  here,
  onClose,
}: {
  readonly notice: Notice | null;
  /** The request that is shown, which needs no link to it. */
  readonly here?: string;
  readonly onClose: () => void;
}) {
  const text = (tone: Notice['tone']) => (notice?.tone === tone ? <p>{notice.text}</p> : null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone with what it did: whoever uses keys goes on here.
    if (notice && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
  }, [notice]);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={`sticky top-2 z-2 mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 text-sm print:hidden ${notice ? tones[notice.tone] : 'hidden'}`}
    >
      <div role="status">{text('news')}</div>
      <div role="alert">{text('error')}</div>
      {notice && (
        <p className="flex items-center gap-4">
          {notice.again && <Button onClick={notice.again}>Try again</Button>}
          {notice.request && notice.request.id !== here && !notice.again && (
            <ViewLink className="py-2" to={{ request: notice.request.id }}>
              Open the request
            </ViewLink>
          )}
          <Button look="link" className="min-h-11" onClick={onClose}>
            Close<span className="sr-only"> this message</span>
          </Button>
        </p>
      )}
    </div>
  );
}
