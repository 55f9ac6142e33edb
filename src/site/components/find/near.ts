/** Endings that say nothing of what a word is about: "permits", "leaking", "policies". */
const ENDING = /(?<=...)(ies|ing|ed|es|[sey])$/;

/** With fewer letters a slip could make any word of any other. */
const ROOM_FOR_A_SLIP = 5;

/** The words and numbers of a text in small letters, each with where it begins. */
export const wordsIn = (text: string) => [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)];

/** Whether a word was meant by what someone typed: another ending, more letters or one slip allowed. */
export const near = (typed: string, word: string): boolean => {
  if (typed.length < 3) return typed === word;
  const asked = typed.replace(ENDING, '');
  if (word.startsWith(asked)) return true;
  let same = 0;
  while (asked[same] === word[same]) same++;
  const left = asked.slice(same);
  const after = left.slice(1);
  const right = word.slice(same);
  return (
    typed.length >= ROOM_FOR_A_SLIP &&
    same > 0 &&
    // One letter wrong, left out, too many, or two the wrong way round.
    [right[0] + after, right[0] + left, after, after[0] + left[0]! + after.slice(1)].some((meant) =>
      right.startsWith(meant),
    )
  );
};
