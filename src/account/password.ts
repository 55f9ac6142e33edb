import type { Field, Typed } from '../contact/form.ts';

/** The fewest characters; supabase/config.toml asks the auth service for the same. */
export const fewest = 10;

/** How hard a password is to guess: `0` may not be used. */
export interface Strength {
  readonly level: 0 | 1 | 2 | 3;
  readonly words: string;
}

/** What the most used passwords are made of, and what is near at hand here. */
const common = new Set(
  `password passwort passw pass letmein welcome admin administrator login master secret access changeme
  iloveyou loveyou sunshine princess dragon monkey shadow superman batman spiderman starwars pokemon
  football baseball basketball soccer hockey cowboys rangers mavericks texas dallas southlake frisco
  plano allen mckinney summer winter spring autumn january february march april june july august
  september october november december monday friday freedom whatever trustno computer internet
  michael jordan jennifer jessica ashley charlie andrew daniel thomas robert hunter killer ginger
  pepper cookie cheese chocolate flower family mustang harley corvette company business contractor
  roofing roofer plumbing plumber electric service services construction qwerty qwertyuiop qwertz
  asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcdef abcdefg abcdefgh abcdefghij`.split(
    /\s+/,
  ),
);

const runs = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz'];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e');

/** Whether it is a well-known word with something around it, one letter over and over, or a row of keys. */
function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const repeated = /^(.{1,4}?)\1+.?.?$/.test(text);
  const run = runs.some(
    (row) => text.length >= fewest && row.includes(text.replace(/[^\p{L}\d]+$/u, '')),
  );
  const few = new Set(text).size < 5;
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return repeated || run || few || word === '' || common.has(word) || common.has(plain(word));
}

/**
 * Tells how hard a password is to guess.
 * @param known what whoever knows the person would try: the address, the company's name
 */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  const length = [...password].length;
  if (length < fewest) return { level: 0, words: `Too short. Use at least ${fewest} characters.` };
  if (isCommon(password)) {
    return { level: 0, words: 'Too easy to guess: many people use it. Try three or four words.' };
  }
  const letters = (text: string) => plain(text).replace(/[^a-z]/g, '');
  const own = known.flatMap((text) => [text, text.split('@')[0] ?? '']).map(letters);
  const rest = letters(password);
  if (own.some((text) => text.length > 3 && rest.includes(text) && rest.length < text.length + 6)) {
    return { level: 0, words: 'Too easy to guess: it is your own name or address.' };
  }
  if (length < 14) return { level: 1, words: 'Fair. One more word would make it good.' };
  if (length < 18) return { level: 2, words: 'Good. One more word would make it strong.' };
  return { level: 3, words: 'Strong.' };
}

/** Asks for a new password. @param known what whoever knows the person would try, from what is typed beside it */
export const newPassword = (label: string, known: (typed: Typed) => readonly string[]) =>
  ({
    key: 'password',
    kind: 'password',
    label,
    hint: `At least ${fewest} characters. Paste or let your phone fill it.`,
    wrong: (text: string, typed: Typed) => {
      const { level, words } = strengthOf(text, known(typed));
      return level === 0 ? words : undefined;
    },
  }) as const satisfies Field;
