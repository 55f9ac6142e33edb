import { sayDay } from '../time/days.ts';

/** A day of the calendar, for eyes and for programs: "Nov 20, 2026". */
export default function Day({
  of,
  said = sayDay,
}: {
  readonly of: Date;
  readonly said?: typeof sayDay;
}) {
  return <time dateTime={of.toISOString().slice(0, 10)}>{said(of)}</time>;
}
