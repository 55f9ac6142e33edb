/** Ends as a cell of a table does, "Prepay today ... $624", or what was said. */
export const CELL = /(?:\s{2}|\t|\.{3} ?)\(?-?\$? ?\d[\d.,]*\)?\s*$/;
const STOP = /[.!?;:]["”’')]*\s*$/;
/** Begins in lower case, but as no letter of a list does. */
export const LOWER = /^\s*[a-z](?!\))/;
/** No sentence ends so; a row of a table between commas does. */
export const RUNS_ON =
  /(?:(?<![",]),|\b(?:a|an|the|of|to|and|or|by|for|with|from|in|on|at|as|if|that|which|who|is|are|be|will|shall|may|must|not|no|any|all|this|these|your|our|my|we|you|upon|under|than|until|unless|de|del|la|el|los|las|y|o|a|con|por|para|que|si|su))\s*$/i;

/**
 * Which printed lines plainly run on: those that end as no sentence does, or without a stop before a line in lower
 * case ("We will never⏎waive your deductible"), but in a paper that is all in lower case.
 */
export const runOn = (lines: readonly string[]): readonly boolean[] => {
  const worded = lines.flatMap((line) => /^[\s•*-]*([a-z].*)/i.exec(line)?.[1] ?? []);
  const isLower = worded.filter((line) => LOWER.test(line)).length > worded.length / 2;
  return lines.map((line, at) => {
    const next = lines[at + 1] ?? '';
    return (
      !CELL.test(line) &&
      !STOP.test(line) &&
      /\S/.test(next) &&
      (RUNS_ON.test(line) ? /^\s*[\w$]/.test(next) : !isLower && LOWER.test(next))
    );
  });
};

/**
 * The sentences of a text. A printed line is one of its own, unless it runs on. What a mail repeats of the one before
 * it ("> Half down") is said no longer.
 */
export const sentencesOf = (text: string): string[] => {
  const lines = text.split('\n').filter((line) => !/^\s*>/.test(line));
  const goesOn = runOn(lines);
  return lines
    .map((line, at) => (goesOn[at] ? `${line}\n` : `${line}\n\n`))
    .join('')
    .split(/(?<=[.!?])(?<!\b(?:mrs?|ms|dr|incl|est|approx)\.)\s+|\n\s*\n/i)
    .map((one) => one.trim().replace(/\s*\n\s*/g, ' '));
};

/** Small words of Spanish that stand in no name, as "El" and "de la" do. */
const SPANISH =
  /(?<!\p{L})(?:que|para|por|con|una|sus?|usted|s[ií]|se|cuando|todo|sin|hasta|aunque|cada|nos)(?!\p{L})/giu;

/** Whether a text has a sentence in Spanish. */
export const hasSpanish = (text: string): boolean =>
  sentencesOf(text).some((one) => (one.match(SPANISH) ?? []).length > 1);
