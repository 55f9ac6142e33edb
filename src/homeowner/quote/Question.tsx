import { useEffect, useId, useRef, type ReactNode } from 'react';
import { price, type Item } from '../../engine/index.ts';
import type { OpenQuestion } from '../../quote/open-question.ts';
import type { TypedQuote } from '../../quote/typed-quote.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { DoIt } from './use-quotes.ts';

const Choice = ({
  name,
  checked,
  onChoose,
  children,
}: {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) => (
  <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-3 border-b border-rule-light text-sm">
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>{children}</span>
  </label>
);

/** The low end is 0 where the paper gives only the most. */
const ENDS = ['low', 'high'] as const;

/** The person's own words, as they stand on the paper. */
const OwnLine = ({ text }: { readonly text: string }) => (
  <q className="block rounded-sm bg-gold/15 px-3 py-2 font-semibold break-words">{text}</q>
);

const PlaceQuestion = ({
  question: { line, waiting },
  quote,
  items,
  others,
  isFirst,
  doIt,
}: {
  readonly question: OpenQuestion & { ask: 'place' };
  readonly quote: number;
  readonly items: readonly Item[];
  readonly others: readonly Item[];
  readonly isFirst: boolean;
  readonly doIt: DoIt;
}) => {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // The answer took the line away that had the focus.
  useEffect(() => {
    if (!isFirst) select.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <>
      <OwnLine text={line.text} />
      <label htmlFor={id} className="block font-semibold">
        Which work is this for?
      </label>
      <PlaceSelect
        id={id}
        ref={select}
        place="#unknown"
        items={items}
        others={others}
        onChange={(place) => doIt({ do: 'change-line', quote, line: line.key, to: { place } })}
      />
      {waiting > 0 && (
        <p className="hint">
          {waiting === 1 ? 'One more line' : `${waiting} more lines`} after this.
        </p>
      )}
    </>
  );
};

/** The one question that is open about a quote, in front of the lines it is about. What was chosen can be changed. */
export const Question = ({
  question,
  quote: { key, lines, options, chosen, whole },
  items,
  others,
  doIt,
}: {
  readonly question: OpenQuestion | null;
  readonly quote: TypedQuote;
  readonly items: readonly Item[];
  readonly others: readonly Item[];
  readonly doIt: DoIt;
}) => {
  const id = useId();
  const placed = lines.filter(({ place }) => place !== null).length;
  if (question === null && options.length === 0) return null;
  const isPrice = question?.ask === 'most' || question?.ask === 'whole';
  const plan = question?.ask === 'whole' ? question.plan : null;
  const hasChoice =
    isPrice &&
    (question.lines.length > 0 ||
      (question.ask === 'whole' ? question.sum > 0 || !!plan?.usd : question.ends !== null));
  return (
    <div className="space-y-2 rounded-sm border border-gold p-4">
      {options.length > 0 && (
        <fieldset>
          <legend className="font-semibold">
            {options.length} prices stand on it. Which one do you want to check?
          </legend>
          {options.map(({ name, total }, index) => (
            <Choice
              key={name}
              name={`${id}-option`}
              checked={chosen === index}
              onChoose={() => doIt({ do: 'choose', quote: key, option: index })}
            >
              {name}, {price(total)}
            </Choice>
          ))}
        </fieldset>
      )}
      {hasChoice && question?.ask === 'whole' && (
        <fieldset>
          <legend className="font-semibold">
            {whole === null && 'We cannot tell for sure. '}Which is the whole price?
          </legend>
          {plan?.usd && (
            <Choice
              name={`${id}-whole`}
              checked={whole === 'plan'}
              onChoose={() => doIt({ do: 'say-whole', quote: key, whole: 'plan' })}
            >
              Worked out: {plan.says}
            </Choice>
          )}
          {question.lines.map(({ line }) => (
            <Choice
              key={line.key}
              name={`${id}-whole`}
              checked={whole === line.key}
              onChoose={() => doIt({ do: 'say-whole', quote: key, whole: line.key })}
            >
              <OwnLine text={line.text} />
            </Choice>
          ))}
          {question.sum > 0 && (
            <Choice
              name={`${id}-whole`}
              checked={whole === 'lines'}
              onChoose={() => doIt({ do: 'say-whole', quote: key, whole: 'lines' })}
            >
              All lines together, {price(question.sum)}
            </Choice>
          )}
        </fieldset>
      )}
      {hasChoice && question?.ask === 'most' && (
        <fieldset>
          <legend className="font-semibold">
            It gives no fixed price. What can it come to at most?
          </legend>
          {question.ends &&
            ENDS.filter((end) => question.ends![end] > 0).map((end) => (
              <Choice
                key={end}
                name={`${id}-most`}
                checked={whole === end}
                onChoose={() => doIt({ do: 'say-whole', quote: key, whole: end })}
              >
                {end === 'low' ? 'Its low end' : 'Its high end'}, {price(question.ends![end])}
              </Choice>
            ))}
          {question.lines.map(({ line }) => (
            <Choice
              key={line.key}
              name={`${id}-most`}
              checked={whole === line.key}
              onChoose={() => doIt({ do: 'say-whole', quote: key, whole: line.key })}
            >
              <OwnLine text={line.text} />
            </Choice>
          ))}
        </fieldset>
      )}
      {isPrice && (
        <p className={hasChoice ? 'hint' : ''}>
          {hasChoice ? 'None of these?' : 'It states no price for the whole.'} Ask for it in
          writing, and add it below as a line: “Total”, with the amount.
        </p>
      )}
      {question?.ask === 'place' && (
        <PlaceQuestion
          key={question.line.key}
          question={question}
          quote={key}
          items={items}
          others={others}
          isFirst={placed === 0}
          doIt={doIt}
        />
      )}
    </div>
  );
};
