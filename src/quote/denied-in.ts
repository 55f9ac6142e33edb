/** Said of work that is not in the price, whatever amount stands beside it: it denies what follows, */
const OUT_OF_IT =
  /\b(?:not|without) (?:be )?includ(?:e|ing)\b|\b(?:do|does) not include|\b(?:doesn|don)['’]t include|\bexclud(?:es?|ing)\b|\bexclusions?\s*:|\b(?:not (?:included|ours|by us|(?:in|part of) (?:it|(?:this|the|our) \w+))|excluded|by others)\s*:/i;
/** or what it stands behind. */
const NOT_IN_IT =
  /\b(?:(?:not|isn['’]t|aren['’]t|no) (?:be )?(?:included|incl\b|(?:in|part of)(?= (?:(?:this|the|our|my) (?:\w+ )?(?:price|quote|bid|estimate|total|number|scope)\b|(?:this|it|that|here)(?:[.;,]|\W*$)))|(?:mine|ours)(?=[.;,]|\W*$))|in addition to(?= (?:this|the|our|my) (?:\w+ )?(?:price|quote|bid|estimate|total)\b)|excluded|sold separately|extra charge)\b|\bn\.?i\.?c\b\.?/i;
/** What stands over a list of what is not in it. */
export const OVER_LEFT_OUT =
  /^\W*(?:what(?:['’]s| is) |items? |work )?(?:not (?:included|ours|by us|(?:in|part of) (?:it|(?:this|the|our) \w+))|exclu(?:sions?|ded|des)|by (?:others|(?:the )?(?:owner|homeowner|customer)))(?: (?:in|from) (?:this|the|our) \w+)?\W*$/i;

/** Said of what somebody else does or pays, or of what is there and stays; not in a sentence with a price. */
const BY_OTHERS =
  /\b(?:(?:suppli|provid|furnish|purchas)ed )?\bby (?:the )?(?:owner|homeowner|customer|client|others?|buyer|seller|gc|tenant|you)s?\b(?!['’]s)|\b(?:owner|homeowner|customer|client)(?:['’]?s)?[ -](?:supplie[sd]|provide[sd]|to (?:supply|provide|pull|pay|obtain|remove|move)|pulls|pays|responsib|furnish)|\b(?:no|is without an?) (?:(?:city|county|town|building) )?(?:permit|haul|paint|disposal)\b(?!(?: or \w+)? (?:is )?(?:needed|required|necessary)\b)|\byou (?:buy|supply|provide|pull|hire)\b|\b(?:is|are) (?:on|up to) you\b|\byou (?:will )?pay (?:\w+ ){1,3}direct(?:ly)?\b|\b(?:a |an )?(?:different|separate|another|outside|independent|third[- ]party) (?:\w+ )?(?:company|contractor|firm|party|vendor)\b|\b(?:billed|paid|hired|contracted) separately\b|\bhire your own\b|(?<!\b(?:no|not|never|nothing|without)\s(?:be\s)?|n['’]t\s(?:be\s)?)\bre-?us(?:e|ed|ing)\b/i;

/** When it is done: what that speaks of is no work of the line. */
const ONLY_IF = /\((?:only )?if [^()]*\)/gi;

const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})|(?<=;)\s+/u;
/** Goes on about what the sentence before it named. */
const GOES_ON = /^(?:by (?:\w+ )?law,? )?(?:that|this|these|those|it|they|he|she|both|which)\b/i;
const COMMA = /,(?=\s)|\s[-–—](?=\s)|\bbut\b/gi;
/** Stands before the comma at which a denial ends: "Includes permit and pad, ducts not included". */
const SAYS_IN = /(?<!not )\bincl(?:udes?|uded|uding)?\b|\bcovers\b|\$ ?\d/i;
/**
 * What a line says is in it, and what it says is not: "Includes permit and pad, ducts not included". A denial behind a list reaches over
 * the whole list, and only to its last comma where the list began with what is in it or the line has its price in a column.
 * @param amount of the line, US dollars
 */
export const deniedIn = (
  text: string,
  amount: number | null,
): { readonly says: string; readonly denies: string } => {
  const says: string[] = [];
  const denies: string[] = [];
  for (const sentence of text.replace(ONLY_IF, '').split(SENTENCE)) {
    const forward = OUT_OF_IT.exec(sentence);
    const found =
      forward ??
      NOT_IN_IT.exec(sentence) ??
      (amount && /\d/.test(sentence) ? null : BY_OTHERS.exec(sentence));
    if (!found) {
      says.push(sentence);
      continue;
    }
    const before = sentence.slice(0, found.index);
    const behind = sentence.slice(found.index + found[0].length);
    const column = /\s{2}\S|\s\$ ?\d/.exec(behind)?.index ?? behind.length;
    const comma = [...before.matchAll(COMMA)].at(-1);
    const from = comma ? comma.index + comma[0].length : 0;
    const isCut =
      from > 0 &&
      (forward ||
        (/\p{L}{3}/u.test(before.slice(from)) &&
          (SAYS_IN.test(before.slice(0, from)) ||
            (amount && column < behind.length) ||
            /[-–—]\s*$/.test(before.slice(0, from)))));
    const bracket = /\([^()]*\p{L}{3}[^()]*$/u.exec(before);
    const start = bracket?.index ?? (isCut ? from : 0);
    if (start > 0)
      says.push(sentence.slice(0, start), behind.slice(bracket ? behind.indexOf(')') + 1 : column));
    else if (GOES_ON.test(sentence)) denies.push(says.pop() ?? '');
    denies.push(
      sentence.slice(start, found.index + found[0].length + (start > 0 ? column : behind.length)),
    );
  }
  return { says: says.join(' ').trim(), denies: denies.join(' ').trim() };
};
