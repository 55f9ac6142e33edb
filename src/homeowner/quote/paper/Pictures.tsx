import { useEffect, useRef } from 'react';
import Button from '../../../kit/Button.tsx';
import type { PaperPage } from './paper.ts';

/** Enough to see which way up it is. */
const SHOWN_WIDTH = 480;

const Picture = ({ page, name, turns }: { page: PaperPage; name: string; turns: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // What was closed meanwhile is drawn no more.
    if (canvas.current) page.draw(canvas.current, SHOWN_WIDTH, turns).catch(() => undefined);
  }, [page, turns]);
  return (
    // Its room is there before it is drawn: a button below that moved would be tapped beside.
    <canvas
      ref={canvas}
      className="aspect-3/4 w-48 border border-rule-light object-contain"
      role="img"
      aria-label={`The picture of ${name}`}
    />
  );
};

/** The pages that are pictures, each to be turned until it stands upright. */
export const Pictures = ({
  pages,
  turns,
  isReading,
  onTurn,
}: {
  readonly pages: readonly PaperPage[];
  /** Of each page, in quarters, clockwise. */
  readonly turns: readonly number[];
  readonly isReading: boolean;
  readonly onTurn: (page: number) => void;
}) => (
  <ul className="flex flex-wrap gap-3">
    {pages.map(
      (page, at) =>
        page.lines === null && (
          <li key={at} className="grid gap-2">
            <Picture page={page} name={`page ${at + 1}`} turns={turns[at] ?? 0} />
            {page.advice && (
              <p role="alert" className="caution">
                {page.advice}
              </p>
            )}
            <Button className="w-48" disabled={isReading} onClick={() => onTurn(at)}>
              Turn<span className="sr-only"> page {at + 1}</span>
            </Button>
          </li>
        ),
    )}
  </ul>
);
