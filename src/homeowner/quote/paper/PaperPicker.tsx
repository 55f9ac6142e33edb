import type { ChangeEvent, ReactNode } from 'react';
import { PAPERS, PHOTO } from './paper-types.ts';

const box = 'button-quiet relative cursor-pointer focus-within:outline-2';
/** The browser's own button, with our words above it. */
const own = 'absolute inset-0 cursor-pointer opacity-0';

/** Lets somebody choose a quote on paper, of which only this device knows. */
export const PaperPicker = ({
  name,
  onChoose,
  children,
}: {
  /** Which quote it is for: "quote A". */
  readonly name: string;
  readonly onChoose: (files: readonly File[]) => void;
  /** What else can be done with it, in the same row. */
  readonly children?: ReactNode;
}) => {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <label className={box}>
          PDF or photo<span className="sr-only"> of {name}</span>
          <input className={own} type="file" multiple accept={PAPERS} onChange={choose} />
        </label>
        <label className={`${box} not-pointer-coarse:hidden`}>
          Take a photo<span className="sr-only"> of {name}</span>
          <input
            className={own}
            type="file"
            accept={PHOTO}
            capture="environment"
            onChange={choose}
          />
        </label>
        {children}
      </div>
      <p className="hint">
        Read on this device, sent nowhere. A PDF loads 0.5 MB once; for a photo we ask first.
      </p>
    </>
  );
};
