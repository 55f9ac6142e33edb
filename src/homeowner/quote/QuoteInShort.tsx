import { price, type Estimate } from '../../engine/index.ts';
import { mostToSign } from '../../engine/results/quote-check.ts';
import Button from '../../kit/Button.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import { type Comparison } from '../../quote/compare-quotes.ts';
import { isSame, wholeDollars } from '../../quote/judge.ts';
import { nameOf } from '../../quote/name-of.ts';
import {
  headline,
  ONE_QUESTION,
  sayApart,
  sayCounted,
  sayQuote,
  sayWork,
} from '../../quote/verdict.ts';

/** What is put to a price and taken off it, and what it then comes to; empty where it is compared as written. */
const sumOf = (comparison: Comparison, at: number): (readonly [label: string, usd: string])[] => {
  const { written, added, takenOff, compared } = comparison.sums[at]!;
  if (isSame(compared, written)) return [];
  const named = sayCounted(comparison, at);
  const parts: [label: string, usd: string][] = [['We compare about', wholeDollars(compared)]];
  if (takenOff > 0) {
    const what = named.takenOff && `: ${named.takenOff}`;
    parts.unshift([`What we did not compare${what}`, `− ${wholeDollars(takenOff)}`]);
  }
  if (added > 0)
    parts.unshift([
      `Our figure for what we do not find in its price: ${named.added}`,
      `+ ${wholeDollars(added)}`,
    ]);
  return parts;
};

/** What its own words call a price that is none as it stands. */
const ROUGH = { most: ', at most', about: ', which may not be fixed' };

const BEYOND = 'We cannot judge it: our figures do not go by what it says.';

/** What a verdict on one quote hangs on, beside its price. */
export interface VerdictProps {
  /** Which quote, from 0. */
  readonly at: number;
  readonly estimate: Estimate;
  /** Whether we surely warn of what it says. */
  readonly hasTrap: boolean;
  /** How many of its sentences are listed to be read twice. */
  readonly readTwice: number;
  /** Whether the size of the work is asked above, before anything is judged. */
  readonly isSizeOpen: boolean;
  /** Whether it is for what we have no figures for. */
  readonly isBeyond: boolean;
}

/** The verdict on one quote before all else, then what it is compared without and with. */
export const QuoteInShort = ({
  comparison,
  at,
  estimate,
  hasQuestion,
  hasTrap,
  readTwice,
  isSizeOpen,
  isBeyond,
  isGiven,
}: VerdictProps & {
  readonly comparison: Comparison;
  /** Whether one is asked below. */
  readonly hasQuestion: boolean;
  /** Whether the person gave its price, which the paper does not print. */
  readonly isGiven: boolean;
}) => {
  const its = comparison.sums[at]!;
  const { written, isOpen, isPriceAsked, isOfYears, rough, isCounted, per, taxOnTop, ownShare } =
    its;
  const { total } = estimate;
  if (isOpen) return <p className="verdict text-2xl">{headline(comparison, at, total)}</p>;
  if (written <= 0)
    return (
      <p className="verdict text-2xl">
        {hasQuestion
          ? ONE_QUESTION
          : 'We found no whole price in it. Ask for one in writing, or add it to its text, below.'}
      </p>
    );
  if (isSizeOpen)
    return (
      <p className="verdict text-2xl">
        {hasTrap ? 'Read our warning first, then answer' : 'Cannot say yet: first'}{' '}
        <Button look="link" onClick={() => goTo('size-of-quotes')}>
          the question above
        </Button>
        .
      </p>
    );
  const verdict = isBeyond ? BEYOND : headline(comparison, at, total, mostToSign(estimate));
  const isAsked = verdict === ONE_QUESTION;
  const { short, rest } = sayQuote(comparison, at, total);
  const wrongSum = sayApart(its);
  const isJudged = !isAsked && !isBeyond && !isOfYears;
  const parts = isJudged ? sumOf(comparison, at) : [];
  return (
    <div className="space-y-2">
      <p className="verdict text-2xl">
        {hasTrap && !isAsked && 'Read our warning first. '}
        {verdict}
        {!isAsked && readTwice > 0 && (
          <>
            {' '}
            <Button
              look="link"
              className="text-start"
              onClick={() => goTo(`read-twice-${nameOf(at)}`)}
            >
              Read {readTwice} {readTwice === 1 ? 'sentence' : 'sentences'} twice.
            </Button>
          </>
        )}
      </p>
      {(!isPriceAsked || (isBeyond && !hasQuestion)) && (
        <p>
          <span className="figures font-serif font-bold text-xl leading-tight">
            {price(written)}
          </span>{' '}
          <span className="hint">
            {(isGiven && 'your price') ||
              (isCounted && 'worked out from its prices') ||
              `as written${rough ? ROUGH[rough] : ''}`}
            {per && `, each ${per}`}
            {taxOnTop && (
              <>
                . The paper also says: <q>{taxOnTop}</q>
              </>
            )}
          </span>
        </p>
      )}
      {ownShare && (
        <p>
          The paper counts {price(ownShare)} of it as your deductible. What your insurer does not
          pay may be yours, too.
        </p>
      )}
      {wrongSum && <p className="caution">{wrongSum}</p>}
      {parts.length > 0 && (
        <dl className="text-sm">
          {parts.map(([label, usd]) => (
            <div
              key={label}
              className="flex justify-between gap-3 py-1 last:border-t last:border-ink last:font-semibold"
            >
              <dt>{label}</dt>
              <dd className="figures whitespace-nowrap">{usd}</dd>
            </div>
          ))}
        </dl>
      )}
      {isJudged && (
        <p>
          {short && <b>{short} </b>}
          {rest}
        </p>
      )}
      {comparison.sums.length === 1 && isJudged && (
        <p className="hint">We count: {sayWork(estimate.items)}.</p>
      )}
    </div>
  );
};
