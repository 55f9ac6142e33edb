import { useEffect, useRef } from 'react';
import ViewLink from '../../kit/ViewLink.tsx';
import type { Notice } from './use-board.ts';
import { requestView } from './request-view.ts';

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
    <div ref={bar} tabIndex={-1} className={`notice ${notice ? `notice-${notice.tone}` : ''}`}>
      <div role="status">{text('news')}</div>
      <div role="alert">{text('error')}</div>
      {notice && (
        <p className="notice-ways">
          {notice.again && (
            <button type="button" className="button-quiet" onClick={notice.again}>
              Try again
            </button>
          )}
          {notice.request && notice.request.id !== here && !notice.again && (
            <ViewLink to={requestView(notice.request.id)}>Open the request</ViewLink>
          )}
          <button type="button" className="link" onClick={onClose}>
            Close<span className="sr-only"> this message</span>
          </button>
        </p>
      )}
    </div>
  );
}
