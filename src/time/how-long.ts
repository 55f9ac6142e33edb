import type { Moment } from './in-zone.ts';

/** How long, as ledgers write it: "22 min", "1 h 12 min", "3 days". It does not break over two lines. */
export function howLong(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return `${minutes}\u00A0min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.round(hours / 24)}\u00A0days`;
  return minutes % 60 === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${minutes % 60}\u00A0min`;
}

/** How long from one time to another. */
export const howLongBetween = (from: Moment, to: Moment): string =>
  howLong(new Date(to).getTime() - new Date(from).getTime());

/** The same beside a chart, where there is less room: "1 h 12". */
export const howLongInChart = (milliseconds: number): string =>
  howLong(milliseconds).replace(/(h\s\d+)\smin$/, '$1');
