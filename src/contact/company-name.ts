/** Letters, digits and signs a company's name may have; the database holds the same rule. */
const allowed = /^[A-Za-z0-9ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ &'’.+/()#!-]*$/;
const signs = /[ &'’.+/()#!-]/g;

/** What is left of a name once "the" before it and "LLC" and the like after it are taken away. */
const core = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the[^a-z0-9]+/, '')
    .replace(
      /((^|[^a-z0-9]+)(p[^a-z0-9]?)?(l[^a-z0-9]?l[^a-z0-9]?[cp]|l[^a-z0-9]?p|inc|incorporated|co|company|corp|corporation|ltd|limited))+[^a-z0-9]*$/,
      '',
    );

/** A name as it is stored: single spaces, and no commas, which stand before "LLC" for many. */
export const tidyCompanyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\s,]+/gu, ' ')
    .trim();

/**
 * What to change in a company's name, in words. Names are in the words of consent, so they may read
 * neither as a list nor as the end of a sentence. The database has the last word.
 * @param name as {@link tidyCompanyName} leaves it
 * @returns null if it may be called this
 */
export function companyNameTrouble(name: string): string | null {
  if (name === '') return 'Enter the name of your company';
  if (name.length > 120) return 'Shorten the name to 120 letters';
  if (!allowed.test(name)) {
    return 'Use only letters, digits and the signs & ’ . + / ( ) # ! - in the name';
  }
  if (/!./.test(name)) return 'Use “!” only at the end of the name';
  if (/[^ .]{3}\.+ /.test(name)) {
    return 'Leave out the period inside the name: it reads as the end of a sentence';
  }
  if (/\d{3}[^A-Za-z0-9]{0,2}\d{3}[^A-Za-z0-9]{0,2}\d{4}|\d{3}[-. ]\d{4}/.test(name)) {
    return 'Leave the phone number out of the name. It has a field of its own';
  }
  if (
    /# ?1 *[A-Za-z]|deductible/i.test(name) ||
    /(^| )(FREE|CALL|BEST|CHEAP|DISCOUNT|GUARANTEED)( |$)/.test(name)
  ) {
    return 'Write the name alone, as it stands on your papers, without an offer or a claim';
  }
  if (
    !/[A-Za-z]/.test(name) ||
    name.replace(signs, '').length < 3 ||
    !/[a-z0-9à-ÿ]/.test(core(name))
  ) {
    return 'Enter a name of at least 3 letters, not counting “LLC” and the like';
  }
  return null;
}
