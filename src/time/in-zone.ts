/** A point in time: a Date, or as the database writes it. */
export type Moment = Date | string;

/** Says times as a zone has them, each format made when it is first asked for: few pages say them all. */
export const inZone =
  (timeZone: string, locale = 'en-US') =>
  (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (time: Moment): string => {
      format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return format.format(new Date(time));
    };
  };
