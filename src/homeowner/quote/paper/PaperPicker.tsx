import { useId, useRef, useState, type ChangeEvent } from 'react';
import { lazyPart } from '../../../kit/LazyPart.tsx';

const ReadPaper = lazyPart('The reader of papers', () => import('./ReadPaper.tsx'));

const pictures = 'image/jpeg,image/png,image/webp';

/** Lets somebody choose a quote on paper, of which only this device knows, and hands over its lines. */
export const PaperPicker = ({
  name,
  onText,
}: {
  /** Which quote it is for. */
  readonly name: string;
  /** Takes the lines of the whole paper, and again whenever they were put right. */
  readonly onText: (text: string) => void;
}) => {
  const id = useId();
  const [chosen, setChosen] = useState<{ files: readonly File[]; round: number }>();
  const round = useRef(0);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    round.current += 1;
    if (files.length > 0) setChosen({ files, round: round.current });
  };
  return (
    <>
      <div className="paper-picker">
        <label className="button-quiet">
          PDF or photo<span className="sr-only"> of quote {name}</span>
          <input
            type="file"
            multiple
            accept={`application/pdf,${pictures}`}
            aria-describedby={`${id}-hint`}
            onChange={choose}
          />
        </label>
        <label className="button-quiet by-hand">
          Take a photo<span className="sr-only"> of quote {name}</span>
          <input type="file" accept="image/jpeg" capture="environment" onChange={choose} />
        </label>
      </div>
      <p id={`${id}-hint`} className="hint">
        What reads a PDF is 0.5 MB, loaded once; for a photo we ask first.
      </p>
      {chosen && (
        <ReadPaper
          key={chosen.round}
          files={chosen.files}
          onText={onText}
          onDrop={() => setChosen(undefined)}
        />
      )}
    </>
  );
};
