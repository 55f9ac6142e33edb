/** Where all clocks of the site stand. */
export const centralZone = 'America/Chicago';

/** A way to write a point in time as clocks and calendars in North Texas show it, in American English. */
export const inCentral = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: centralZone, ...options });
