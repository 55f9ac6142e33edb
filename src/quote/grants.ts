import { ABSENCE, DENIAL } from './denial.ts';
import { plainWords } from './words-of.ts';

/** Somebody is let go: "nothing more is charged", "you owe us nothing", "at no fee", "cancel free", "you may leave". */
const FREE =
  /\bnothing (?:more |else |further )?(?:is|was) (?:owed|due|charged|billed|kept)\b|\bowes? (?:us )?(?:nothing|zero)\b|\b(?:do not|don['’]t|won['’]t|never) owe\b|\bnot (?:billed|charged)\b|\b(?:no|without an?y?) (?:further |extra )?(?:fee|charge|cost|penalty|bill)\b|\b(?:cancel|stop|leave|quit|end)(?:s|led|ed)? (?:it )?free\b|\bfree to (?:cancel|stop|leave|quit|end)\b|\b(?:you may (?:cancel|stop|leave|quit|end|return|walk)|buyer may)\b(?!.*\b(?:paying|owes?|fee|charged?|costs?)\b)/i;
/** Money comes back: "the rest is mailed back to you", "we send back every dollar". */
const BACK =
  /\b(?:is|are|and|be) (?:(?:mailed|sent|paid|given|returned|handed) back|refunded)\b|\b(?:mailed|sent|paid|given|refunded|returned|goes|comes) (?:back )?to you\b|\bwe (?:mail|send|pay|give|hand|refund|return)\b.*\b(?:back|refund)\b|\b(?:get|gets|have) (?:it|every|all|the|what|your|half)(?: \w+){0,4} back\b/i;

/** Whether a sentence lets the customer go free of charge, or gives money back. */
export const grants = (sentence: string): boolean => {
  if (FREE.test(sentence)) return true;
  const back = BACK.exec(sentence);
  return (
    back !== null &&
    !plainWords(sentence.slice(0, back.index + back[0].length)).some(
      (word) => DENIAL.has(word) || ABSENCE.has(word),
    )
  );
};
