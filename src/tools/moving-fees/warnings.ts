import { caution, stop, usd, type FoundWarning } from '../../engine/index.ts';
import { figures } from '../../trades/moving/figures.ts';
import { hoursOf } from '../../trades/moving/lines.ts';
import type { BookSource } from '../decision.ts';
import { billOf, movingValues } from './amounts.ts';
import type { Case } from './case.ts';
import { rulesOf } from './quote.ts';

type Warning = FoundWarning<BookSource>;

/** A price far below what the book counts for the home: something is left out of it. */
const lowPrice = ({ given, bare, price }: Case): Warning | false => {
  const least = bare.bill.low;
  return (
    given.has('home') &&
    price !== null &&
    price.typical < least * figures.tooLow.value &&
    caution('low-price', { facts: { least: usd(least) }, sources: ['moving M94', 'moving M8'] })
  );
};

/** A price far above what the book counts for the whole move: a slip of the keys, or much that nobody named. */
const highPrice = ({ given, v, price }: Case): Warning | false => {
  const most = billOf(movingValues(v)).high;
  return (
    given.has('home') &&
    price !== null &&
    price.typical * figures.tooLow.value > most &&
    caution('high-price', { facts: { most: usd(most) }, sources: ['moving M8'] })
  );
};

const lowHours = ({ v, given }: Case): Warning | false => {
  if (v.promise !== 'hours' || v.quotedRate === null) return false;
  if (!v.quotedHours) return caution('no-hours', { sources: ['moving M30'] });
  const { low } = hoursOf(movingValues(v));
  return (
    given.has('home') &&
    v.quotedHours < low &&
    caution('low-hours', {
      facts: { quoted: v.quotedHours, least: Math.round(low) },
      sources: ['moving M6', 'moving M8'],
    })
  );
};

/** Held goods first, then what is odd about the company, then about the figures. */
export const warnings = (one: Case): (Warning | false)[] => {
  const { v } = one;
  const where = rulesOf(v);
  const sign = (id: (typeof v.signs)[number], sources: Warning['sources']): Warning | false =>
    v.signs.includes(id) && caution(id, { facts: { where }, sources });
  return [
    v.trouble === 'yes' &&
      stop('held', {
        facts: { where },
        sources: where === 'interstate' ? ['moving M80'] : ['moving M60', 'moving M36'],
      }),
    sign('blank', ['moving M39', 'moving M95']),
    sign('number', ['moving M36', 'moving M95']),
    sign('deposit', ['moving M95']),
    sign('cash', ['moving M95']),
    sign('broker', ['moving M80']),
    sign('unseen', ['moving M29', 'moving M95']),
    lowPrice(one),
    highPrice(one),
    lowHours(one),
    v.heavy.includes('hotTub') && caution('hot-tub'),
    v.needs.includes('appliances') && caution('gas', { sources: ['moving M52'] }),
  ];
};
