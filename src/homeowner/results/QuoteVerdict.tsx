import { useEffect, useRef, useState } from 'react';
import {
  money,
  price,
  runEstimate,
  shortLabel,
  type Answers,
  type Estimate,
} from '../../engine/index.ts';
import { explainGap, type Explanation } from '../../engine/results/explain-gap.ts';
import {
  isPart,
  nearestInside,
  ofPart,
  sayMost,
  sizeToAsk,
  whatToAsk,
} from '../../engine/results/quote-check.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import { whatMoves } from '../../engine/results/what-moves.ts';
import { apart, CLOSE, judge, standsWhere } from '../../quote/judge.ts';
import { nameOf } from '../../quote/name-of.ts';
import { Bullets } from '../../kit/Bullets.tsx';
import { RangeChart } from '../../kit/charts/RangeChart.tsx';
import { PaidStanding, TellAfterQuote } from '../paid/PaidBesideQuote.tsx';
import { MOST_QUOTES, priceIn } from './arrival.ts';
import { AskSize } from './AskSize.tsx';
import type { Case } from './result-of.ts';

/** "About $4,900 above our likely figure, inside the range." */
const distanceInWords = (quote: number, total: Estimate['total']): string =>
  `${standsWhere(quote, total).replace(/^./, (first) => first.toUpperCase())}.`;

/** What is said above the middle, where the page itself says that the range may be low. */
const OVER_A_LOW_RANGE =
  'Our range may be low for this job, so a price above the middle is not always high. Get two more to compare.';

/** A label and the answer to it: "What should go on it? Metal", "Layers to tear off: 2". */
const asLead = (label: string): string => (label.endsWith('?') ? label : `${label}:`);

const Explanations = ({
  calculator,
  explanations,
  ticked,
  onTick,
}: {
  readonly calculator: Case['calculator'];
  readonly explanations: readonly Explanation[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (field: string) => void;
}) => (
  <fieldset className="max-lg:mt-3 mb-3">
    <legend className="question block font-semibold">
      These could explain it. Which are on your quote?
    </legend>
    {explanations.map(({ field, value, by }) => {
      const described = calculator.fields[field];
      return (
        described && (
          <label
            className="grid grid-cols-[auto_1fr_auto] gap-3 items-center min-h-11 border-b border-rule-light text-sm cursor-pointer"
            key={field}
          >
            <input type="checkbox" checked={ticked.has(field)} onChange={() => onTick(field)} />
            <span>
              {asLead(shortLabel(described.label))} <b>{sayValue(described, value)}</b>
            </span>
            <span className="figures">
              {by > 0 ? '+' : '−'}
              {money(Math.abs(by))}
            </span>
          </label>
        )
      );
    })}
  </fieldset>
);

/** What is still between the quote and our figure once the ticked lines are in it. */
const LeftOver = ({ quote, estimate }: { quote: number; estimate: Estimate }) => {
  const left = quote - estimate.total.typical;
  return (
    <p>
      {Math.abs(left) < CLOSE * estimate.total.typical ? (
        <b>That explains it.</b>
      ) : (
        <>
          <b>{apart(quote, estimate.total)} is left to explain.</b> Ask what else is{' '}
          {left > 0 ? 'in this price' : 'left out of this price'}.
        </>
      )}
    </p>
  );
};

const Questions = ({ ask }: { readonly ask: readonly string[] }) => (
  <div>
    <p>
      <b>Ask:</b>
    </p>
    <Bullets of={ask} />
  </div>
);

/** What we say of a sum that is no price of the whole work. */
const PartOnly = () => (
  <div>
    <p role="status" className="verdict">
      {ofPart.headline}
    </p>
    <Questions ask={ofPart.ask} />
  </div>
);

/** What we say of a quote: where it stands in the range, what could explain it, and what to ask. */
const WholeWork = ({
  quote,
  calculator,
  answers,
  estimate,
  isAlone,
}: Case & {
  /** In dollars, above 0. */
  readonly quote: number;
  /** Whether no other stands on the same axis. */
  readonly isAlone: boolean;
}) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const explanations = explainGap(calculator, answers, quote);
  const added = explanations.filter(({ field }) => ticked.has(field));
  const explained =
    added.length === 0
      ? estimate
      : runEstimate(calculator, {
          ...answers,
          ...Object.fromEntries(added.map(({ field, value }) => [field, value])),
        } as Answers);
  const tick = (field: string) => {
    const next = new Set(ticked);
    if (!next.delete(field)) next.add(field);
    setTicked(next);
  };
  const needsExplaining =
    Math.abs(quote - estimate.total.typical) >= CLOSE * estimate.total.typical;
  const mayBeLow = explained.warnings.some((warning) => warning.mayBeLow);
  return (
    <>
      <div className="space-y-4">
        <div role="status">
          <p className="verdict">{distanceInWords(quote, explained.total)}</p>
          <p className="empty:hidden">{sayMost(quote, explained)}</p>
          {mayBeLow && quote > explained.total.typical && <p>{OVER_A_LOW_RANGE}</p>}
        </div>
        {isAlone && (
          <RangeChart total={explained.total} quotes={[{ name: 'your quote', usd: quote }]} />
        )}
        <PaidStanding {...{ quote, calculator, answers }} estimate={explained} />
        <Questions ask={whatToAsk(judge(quote, explained.total))} />
      </div>
      <div>
        {needsExplaining && explanations.length > 0 && (
          <Explanations
            calculator={calculator}
            explanations={explanations}
            ticked={ticked}
            onTick={tick}
          />
        )}
        {added.length > 0 && <LeftOver quote={quote} estimate={explained} />}
      </div>
    </>
  );
};

const VERDICT =
  'quote-verdict grid gap-x-14 gap-y-3 [&>:is(h3,h3+p)]:col-span-full lg:grid-cols-2 not-first:pt-3 not-first:border-t not-first:border-rule-light';

/** "Quote B is $4,500 more than quote A." */
const gapInWords = (first: number, other: number, name: string): string =>
  first === other
    ? `Quote ${name} costs as much as quote A.`
    : `Quote ${name} is ${price(Math.abs(other - first))} ${other > first ? 'more' : 'less'} than quote A.`;

/** So many questions are named for two quotes to be compared by. */
const COMPARED = 3;

/** Which of several quotes inside the range is the nearest to our figure, and what to lay beside each other. */
const Nearest = ({
  at,
  calculator,
  answers,
}: Pick<Case, 'calculator' | 'answers'> & { readonly at: number }) => (
  <section className={VERDICT}>
    <p>
      <b>Quote {nameOf(at)} is nearest to our likely figure.</b> A price inside the range can be
      fair. First see that they offer the same. Compare:
    </p>
    <ul className="bullets">
      {whatMoves(calculator, answers)
        .slice(0, COMPARED)
        .map(({ field, label }) => (
          <li key={field}>{shortLabel(label)}</li>
        ))}
    </ul>
  </section>
);

/** What the head of a result says of each quote that was brought along, in a line that leads to its check. */
export const QuotesInHead = ({
  quotes,
  calculator,
  estimate,
}: Omit<Case, 'answers'> & {
  /** As typed. */
  readonly quotes: readonly string[];
}) =>
  quotes.map((text, at) => {
    const usd = priceIn(text);
    const part = isPart(usd ?? 0, estimate.total, calculator.leastQuote?.(estimate.inputs));
    return (
      <p key={at}>
        <b>Your quote{usd && ` of ${price(usd)}`}:</b>{' '}
        {usd &&
          (part
            ? ofPart.headline
            : sizeToAsk(calculator.fields, estimate)
              ? 'One answer is missing.'
              : distanceInWords(usd, estimate.total))}{' '}
        <a href="#check-a-quote">{usd ? 'See the check' : 'Check it below'}</a>
      </p>
    );
  });

interface QuoteVerdictsProps extends Case {
  /** In dollars, above 0. */
  readonly quotes: readonly (number | null)[];
  /** Those that are judged line by line below, from 0; null where none are to be. */
  readonly below: readonly number[] | null;
  /** Takes the size of the work. */
  readonly onAnswer: (said: Answers) => void;
  /** Makes room for a further one. */
  readonly onAdd: () => void;
}

/** What we say of each quote, and how far apart they are. `null` where none can be read. */
export default function QuoteVerdicts({
  quotes: typed,
  below,
  calculator,
  answers,
  estimate,
  onAnswer,
  onAdd,
}: QuoteVerdictsProps) {
  // Each is judged once.
  const quotes = typed.map((quote, at) => (below?.includes(at) ? null : quote));
  const [first] = quotes;
  const least = calculator.leastQuote?.(estimate.inputs);
  const isWhole = (quote: number | null): quote is number =>
    quote !== null && !isPart(quote, estimate.total, least);
  const whole = quotes.filter(isWhole).length;
  const isBelow = below !== null && below.length > 0;
  const size = whole > 0 || isBelow ? sizeToAsk(calculator.fields, estimate) : undefined;
  const nearest = size ? undefined : nearestInside(quotes, estimate.total);
  const judged = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState(false);
  // The answer took the box away that had the focus.
  useEffect(() => {
    if (answered && !size) judged.current?.focus({ preventScroll: true });
  }, [answered, size]);
  const said = quotes.map((quote, at) =>
    quote === null ? null : (
      <section key={at} className={VERDICT}>
        {quotes.length > 1 && (
          <h3>
            Quote {nameOf(at)}: <span className="figures">{price(quote)}</span>
          </h3>
        )}
        {at > 0 && first && <p>{gapInWords(first, quote, nameOf(at))}</p>}
        {!isWhole(quote) && <PartOnly />}
        {isWhole(quote) && !size && (
          <WholeWork
            quote={quote}
            calculator={calculator}
            answers={answers}
            estimate={estimate}
            isAlone={whole === 1}
          />
        )}
      </section>
    ),
  );
  return (
    <>
      {size && (
        <AskSize
          key={size[0]}
          field={size}
          calculator={calculator}
          answers={answers}
          total={estimate.total}
          several={quotes.length > 1}
          onAnswer={(field, value) => {
            setAnswered(true);
            onAnswer({ [field]: value });
          }}
        />
      )}
      <div ref={judged} tabIndex={-1} className="judged space-y-3 focus:outline-none">
        {whole > 1 && !size && (
          <RangeChart
            total={estimate.total}
            quotes={quotes.flatMap((quote, at) =>
              isWhole(quote) ? [{ name: `quote ${nameOf(at)}`, usd: quote }] : [],
            )}
          />
        )}
        {said}
        {nearest !== undefined && (
          <Nearest at={nearest} calculator={calculator} answers={answers} />
        )}
      </div>
      {whole === 0 && !size && below && <p>Line by line, below.</p>}
      {(whole > 0 || isBelow) && !size && <TellAfterQuote {...{ calculator, answers, estimate }} />}
      {!size && !below && quotes.length < MOST_QUOTES && (
        <p className="no-print">
          <button type="button" className="button-quiet" onClick={onAdd}>
            {quotes.length > 1 ? 'Weigh a third price' : 'Weigh a second price'}
          </button>
        </p>
      )}
    </>
  );
}
