/** Shorter than this, a sentence is a yes or a no that needs the next one. */
const ENOUGH = 70;

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The beginning of an answer, in whole sentences, where there is no room for all of it. */
export const firstSentences = (text: string): string => {
  let said = '';
  for (const { segment } of sentences.segment(text)) {
    // A question wants its answer.
    const whole = said.length >= ENOUGH && !said.trim().endsWith('?');
    // What goes on in small letters or with a number was no end: "6 sq. ft. of", "No. 5".
    if (whole && /^[^\p{Ll}\d]/u.test(segment)) break;
    said += segment;
  }
  return said.trim();
};
