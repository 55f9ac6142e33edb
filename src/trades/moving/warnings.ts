import { addUp, caution, lineTotal, rough, stop, usd } from '../../engine/index.ts';
import type { Warning } from '../said.ts';
import type { MovingValues } from './fields.ts';
import { figures } from './figures.ts';
import { crewLines, hoursOf, isByHour } from './lines.ts';
import { quotedBill, saysTooFewHours, saysTooManyHours } from './quote.ts';
import { isEmptyList, volume } from './size.ts';
import { stateOf } from './state.ts';

/** Our hours beside fewer in a quote: whole, but to a digit where whole ones would not read as more. */
const moreHours = (ours: number, quoted: number): number => {
  const whole = Math.round(ours);
  return whole > quoted ? whole : Number(ours.toFixed(1));
};

/**
 * A quote that counts far less than we do will likely grow, one that counts far more is padded, and one of 0
 * counts nothing.
 */
const farQuote = (v: MovingValues): Warning<'moving'> | false => {
  const part = figures.tooLow.value;
  const feet = volume(v);
  if (v.quotedFeet === 0 || (v.quotedHours === 0 && isByHour(v))) return caution('no-count');
  if (v.quotedFeet !== null && v.quotedFeet > feet.high / part)
    return caution('high-volume', {
      facts: { quoted: v.quotedFeet, most: rough(feet.high, 'cu-ft') },
      sources: ['M8', 'M6'],
    });
  if (v.quotedFeet !== null && v.quotedFeet < feet.low * part)
    return caution('low-volume', {
      facts: { quoted: v.quotedFeet, least: rough(feet.low, 'cu-ft') },
      sources: ['M8', 'M6'],
    });
  if (saysTooManyHours(v))
    return caution('high-hours', {
      facts: { quoted: v.quotedHours ?? 0, likely: Math.round(hoursOf(v, feet).typical) },
      sources: ['M8', 'M6'],
    });
  const quoted = v.quotedHours ?? 0;
  return (
    saysTooFewHours(v) &&
    caution('low-hours', {
      facts: { quoted, least: moreHours(hoursOf(v, feet).low, quoted) },
      sources: ['M8', 'M6'],
    })
  );
};

/** A fuel surcharge above what is usual. */
const steepFuel = (v: MovingValues): Warning<'moving'> | false => {
  const most = Math.round(100 * (figures.fuel.value.high - 1));
  return (
    v.fuel !== null &&
    v.fuel > most &&
    caution('steep-fuel', { facts: { quoted: v.fuel, most }, sources: ['M81'] })
  );
};

/** A rate far below our range of crew, truck and trip: something is left out of it. */
const lowRate = (v: MovingValues): Warning<'moving'> | false => {
  const bill = quotedBill(v);
  const least = addUp(crewLines(v).map(lineTotal)).low;
  return (
    bill !== null &&
    bill.typical < least * figures.tooLow.value &&
    caution('low-rate', { facts: { bill: usd(bill.typical) } })
  );
};

/** Held goods first, then brokers and the paper, then what can go wrong on the day. */
export const warnings = (v: MovingValues): (Warning<'moving'> | false)[] => [
  v.trouble === 'yes' &&
    stop('held-goods', { facts: { where: stateOf(v) }, sources: ['M60', 'M36', 'M80'] }),
  isEmptyList(v) && caution('empty-list'),
  farQuote(v),
  lowRate(v),
  steepFuel(v),
  v.bulky.includes('hotTub') && caution('hot-tub'),
  v.bulky.includes('gas') && caution('gas', { sources: ['M52', 'M41'] }),
  v.reach === 'interstate' && caution('broker', { sources: ['M80'] }),
  v.reach === 'interstate' &&
    caution('federal-estimate', { facts: { share: figures.doorShare.value }, sources: ['M29'] }),
  v.reach === 'interstate' && v.valuation === 'released' && caution('released'),
  v.reach !== 'interstate' && caution('texas-proposal', { sources: ['M30'] }),
];
