/** A stretch of text, and the number to dial where it is a phone number. */
export interface TextPart {
  readonly text: string;
  /** What to dial, as it stands after `tel:`: digits only. */
  readonly dial?: string;
}

/** A number of ten digits as it is written in the United States, with or without the 1 before it. */
const LONG = String.raw`(?<![\d.-])(?:1[-. ])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\d-])`;
/** The short numbers for emergencies, crises and services. */
const SHORT = String.raw`(?<![\d$#.,–-])(?:911|988|811|311|211)(?![\d%,]*\d|%| (?:sq|cubic|feet|ft|kWh|lb|gal|mi|a\b))`;
const NUMBER = new RegExp(`${LONG}|${SHORT}`, 'g');

/**
 * A short number is one to call only where its sentence says so, where it is sent to ("chest pain: 911"),
 * or where it stands alone: "988 kWh" is none.
 */
const SAYS_CALL = /\b(?:call|calls|calling|called|dial|text|ring|phone)\b/i;
const SENDS_TO = /(?:\bto|:) $/;
const sentenceAround = (text: string, at: number): string =>
  `${text
    .slice(0, at)
    .split(/[.!?]\s/)
    .at(-1)}${text.slice(at).split(/[.!?]\s/)[0]}`;

/**
 * A text cut where phone numbers begin and end, so that each can be drawn as a link to dial it. The texts
 * of the parts, put together, are the text given.
 */
export const splitPhones = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const dial = number.replaceAll(/\D/g, '');
    const isToCall =
      dial.length > 3 ||
      text.trim() === number ||
      SENDS_TO.test(text.slice(0, index)) ||
      SAYS_CALL.test(sentenceAround(text, index));
    if (!isToCall) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: number, dial });
    from = index + number.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};
