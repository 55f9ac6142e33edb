const TAKES =
  'remov\\w*|t(?:ea|o)r[ne]?(?:ing)?[- ]?(?:off|out)|(?<!starter )strip\\w*|rip\\w*|gut(?:ting)?|demo\\w*|dispos\\w*|haul\\w*|dump(?:ed|ing|s)?|junk\\w*|cart(?:ing)? (?:off|away)|[rt]\\/o|(?:break|bust|pull)(?:ing)? (?:out|up)|jackhammer\\w*|tak(?:e|es|ing) (?:\\w+ ){0,3}?(?:off|out|down|up|away)';
const PUTS = 're-?place\\w*|re-?install\\w*|install\\w*|re-?lay\\w*|lay|pour\\w*';
/** What is taken away, up to where something else begins, another sentence too: "tear off, haul and dispose of comp. shingles". */
export const TAKEN = new RegExp(
  `\\b(?:${TAKES})\\b.*?(?=[,;+]|(?<=\\w{5})\\.\\s|\\b(?:${PUTS}|new|with)\\b|$)|\\w+ removal\\b|\\bold (?:\\w+ ){1,3}?(?:off|out|gone|away)\\b`,
  'gi',
);
/** Says that the same thing is taken away and put there. */
export const RENEWS = new RegExp(
  `\\br ?& ?r\\b|\\b(?:${TAKES}) ?(?:and|&|/|\\+) ?(?:${PUTS})\\b`,
  'i',
);
const IS_TAKING = new RegExp(`\\b(?:${TAKES})\\b`, 'i');
/** Whether a text takes something away, and does not put it there again. */
export const isTaking = (text: string): boolean => IS_TAKING.test(text) && !RENEWS.test(text);
/** Lists several things: "Remove & haul off cabinets" does not. */
export const SEVERAL = new RegExp(`(?:[,;&+]|\\b(?:and|y)\\b)(?!\\s*(?:${TAKES}))`, 'i');
const TAKING = new RegExp(
  `\\b(?:${TAKES}|away|debris|trash|dumpsters?|fees?|labor|all|old|existing|site|job)\\b`,
  'gi',
);
/** Whether it does not say what it takes away: "Demo & disposal" may be of anything. */
export const takesAnything = (text: string): boolean =>
  isTaking(text) && !/\p{L}{3}/u.test(text.replace(TAKING, ' '));
