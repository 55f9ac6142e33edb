import { readFileSync } from 'node:fs';

/** The page that says what to set up on the first day, and how each is proved. */
export const firstDayFile = 'docs/first-day.md';

/** What only a real account can prove. */
export interface Proof {
  /** The heading it stands under. */
  readonly part: string;
  readonly command: string;
  /** The answer to expect. */
  readonly expected: string;
}

/** The proofs of the page: each a command of a shell with the answer to expect below it. */
export function proofsIn(page: string): Proof[] {
  return page.split(/^## /m).flatMap((section) => {
    const [part = ''] = section.split('\n');
    return [...section.matchAll(/^```sh\n([^]*?)\n```\n\nExpect: (.*)$/gm)].map(
      ([, command = '', expected = '']) => ({
        part,
        command,
        // A terminal follows no links.
        expected: expected.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
      }),
    );
  });
}

/** Prints what a real account must still prove. */
export function printProofs(): void {
  const proofs = proofsIn(readFileSync(firstDayFile, 'utf8'));
  console.log(
    `\nWhat only real accounts can prove, ${proofs.length} times a command and the answer to expect.\nThe names are set at the top of ${firstDayFile}.`,
  );
  let before = '';
  for (const { part, command, expected } of proofs) {
    if (part !== before) console.log(`\n${part}`);
    before = part;
    console.log(`  $ ${command}\n    ${expected}`);
  }
}
