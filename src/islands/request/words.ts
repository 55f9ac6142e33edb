const central = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Chicago',
});

/** A point in time as clocks in North Texas show it: "Nov 20, 3:41 PM Central". */
export const centralTime = (time: Date): string => `${central.format(time)} Central`;

/** How long it took from one time to another: "12 minutes", "3 hours", "2 days". */
export function timeBetween(from: Date, to: Date): string {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000));
  const say = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (minutes < 60) return say(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say(hours, 'hour') : say(Math.round(hours / 24), 'day');
}

/** A number of hours: "1 hour", "4 hours". */
export const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

/** A trade's name inside a sentence: "roofing", but "HVAC". */
export const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
