import { rough, type FoundWarning } from '../../estimate/index.ts';
import type { MovingValues } from './fields.ts';
import { figures } from './figures.ts';
import { hoursOf, isByHour } from './lines.ts';
import { isEmptyList, volume } from './size.ts';
import type { MovingSource } from './sources.ts';

type Warning = FoundWarning<MovingSource>;

/** A quote that counts far less than we do will likely grow. */
const lowQuote = (v: MovingValues): Warning | false => {
  const part = figures.tooLow.value;
  const feet = volume(v);
  if (v.quotedFeet !== null && v.quotedFeet < feet.low * part)
    return {
      id: 'low-volume',
      facts: { quoted: v.quotedFeet, least: rough(feet.low, 'cu-ft') },
      level: 'caution',
      sources: ['M8', 'M6'],
    };
  if (v.quotedHours === null || !isByHour(v)) return false;
  const hours = hoursOf(v, feet);
  return (
    v.quotedHours < hours.low * part && {
      id: 'low-hours',
      facts: { quoted: v.quotedHours, least: Math.round(hours.low) },
      level: 'caution',
      sources: ['M8', 'M6'],
    }
  );
};

/** Held goods first, then brokers and the paper, then what can go wrong on the day. */
export const warnings = (v: MovingValues): (Warning | false)[] => [
  v.trouble === 'yes' && {
    id: 'held-goods',
    level: 'danger',
    sources: ['M60', 'M36', 'M80'],
  },
  isEmptyList(v) && { id: 'empty-list', level: 'caution' },
  lowQuote(v),
  v.bulky.includes('gas') && { id: 'gas', level: 'caution', sources: ['M52', 'M41'] },
  v.reach === 'interstate' && { id: 'broker', level: 'caution', sources: ['M80'] },
  v.reach === 'interstate' && {
    id: 'federal-estimate',
    facts: { share: figures.doorShare.value },
    level: 'caution',
    sources: ['M29'],
  },
  v.reach !== 'interstate' && { id: 'texas-proposal', level: 'caution', sources: ['M30'] },
];
