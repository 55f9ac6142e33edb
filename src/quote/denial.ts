/** A few words, to ask whether one is among them. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Deny all that follows: "We will never pay, waive or absorb your deductible". */
export const DENIAL = setOf(
  'not never nobody neither nor cannot cant dont doesnt didnt wont wouldnt isnt arent wasnt ' +
    'shouldnt couldnt havent hasnt illegal unlawful prohibited prohibits forbidden violation ' +
    'violates crime declined refuse',
);
/** Deny the thing they stand by: "No additives", "Tax credit: none". */
export const ABSENCE = setOf('no none nothing without');

/** Where a new statement starts: what was denied before it is no longer. */
export const STATEMENT =
  /;|\b(?:but|however|because|yet)\b|(?:,|\s[–—-]\s|\band\b|\bso\b)\s*(?=(?:we|you|your|our|i|he|she|they|it|this|contractor|owner|homeowner|customer|insurance|insurer)\b)/i;
