/** What the note of a unit cost says about its typical value. */

/** The source prints only a range; `where` in it we put the typical value. */
export const chosen = (
  where: 'near its middle' | 'inside it' | 'below its middle' | 'near the cheap end',
): string => `Only a range was published; typical is our choice ${where}.`;

/** The source prints all three. */
export const asPublished = 'Low, typical and high as published.';
