import { useEffect, useRef } from 'react';
import { lastAmountEnd } from '../../../quote/proven-amounts.ts';
import type { PaperPage } from './paper.ts';
import type { PaperLine } from './pieces.ts';

/** Enough to read small print on a phone that shows every point twice. */
const DRAWN_WIDTH = 1400;

/** Of the page, left free beside an amount. */
const EDGE = 0.05;

/** It stays while its lines are read past, and leaves room for one above the keyboard of a phone. */
const ROLLED =
  'sticky top-0 z-1 max-h-[32vh] scroll-smooth @min-[40rem]:top-4 @min-[40rem]:max-h-[85vh]';

/** The picture of a page, rolled to the line that somebody is at, whose place is lit. */
export const PagePicture = ({
  page,
  name,
  lit,
  isStrip = false,
}: {
  readonly page: PaperPage;
  /** "page 2". */
  readonly name: string;
  readonly lit: PaperLine | undefined;
  /** Shows a few lines of it alone. */
  readonly isStrip?: boolean;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const roll = () => {
      if (!lit || !frame.current) return;
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = frame.current;
      const { x, y, width, height } = lit.box;
      // Its last amount is in sight, with what stands before it.
      frame.current.scrollTo(
        (x + lastAmountEnd(lit.text) * width + EDGE) * scrollWidth - clientWidth,
        (y + height / 2) * scrollHeight - clientHeight / 2,
      );
    };
    roll();
    // What was closed meanwhile is drawn no more.
    if (canvas.current) page.draw(canvas.current, DRAWN_WIDTH, 0).then(roll, () => undefined);
  }, [page, lit]);
  return (
    // Keys roll it, too.
    <div
      ref={frame}
      className={`overflow-auto border border-rule-light ${isStrip ? 'max-h-28' : ROLLED}`}
      tabIndex={0}
      role="group"
      aria-label={`The picture of ${name}`}
    >
      <div className="relative @max-[40rem]:min-w-176">
        <canvas ref={canvas} className="h-auto w-full" aria-hidden="true" />
        {/* Small print of a whole page is read at no width of a phone. */}
        {lit && (
          <svg
            className="pointer-events-none absolute inset-0 size-full fill-gold/35"
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect {...lit.box} />
          </svg>
        )}
      </div>
    </div>
  );
};
