const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** The date of a source with its ISO days and months as people say them: "Feb 3, 2023", "after Sep 2011". */
export const sayDated = (date: string): string =>
  date.replaceAll(
    /\b(\d{4})-(0[1-9]|1[0-2])(?:-(\d{2}))?\b/g,
    (_, year: string, month: string, day?: string) =>
      `${MONTHS.slice(3 * Number(month) - 3, 3 * Number(month))} ${day ? `${Number(day)}, ` : ''}${year}`,
  );
