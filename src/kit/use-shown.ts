import { useState } from 'react';
import { useAddress, withParts } from './use-address.ts';

/** What a list can be narrowed by. */
export interface Filter {
  /** Chosen until another value is. */
  readonly usual: string;
  readonly label?: string;
  /** Its values with their words; without them any value stands. */
  readonly says?: Readonly<Record<string, string>>;
}

/** What is shown of a list: its filters, the words looked for, and the line that the page follows. */
export type Shown<F> = { readonly [K in keyof F | 'words' | 'from']: string };

/** Stands in the address for words that may not. */
const SIGN = '@';

/** Whether words may stand in an address and the history of a browser: an email or a number of a person may not. */
const mayStand = (words: string): boolean => !/@|(\d\D?){7}/.test(words);

type Filters = Readonly<Record<string, Filter>>;

/**
 * Reads what is shown from an address; what makes no sense there is left out.
 * @param hidden the words for which the sign stands
 */
export function readShown<F extends Filters>(
  query: URLSearchParams,
  filters: F,
  hidden = '',
): Shown<F> {
  const words = (query.get('words') ?? '').slice(0, 254);
  const chosen = Object.entries(filters).map(([name, { usual, says }]) => {
    const value = query.get(name) ?? usual;
    return [name, says && !(value in says) ? usual : value];
  });
  return {
    ...Object.fromEntries(chosen),
    words: words === SIGN ? hidden : words,
    from: query.get('from') ?? '',
  } as Shown<F>;
}

/** The address of a list once something of it is changed. All but a turn of the page leads to its first. */
export function addressOf<F extends Filters>(
  query: URLSearchParams,
  filters: F,
  change: Partial<Shown<F>>,
  isOpen = mayStand,
): string {
  const parts = Object.entries({ from: '', ...(change as Record<string, string>) }).map(
    ([name, value]) => [
      name,
      value === filters[name]?.usual
        ? ''
        : name === 'words' && value && !isOpen(value)
          ? SIGN
          : value,
    ],
  );
  return withParts(query, Object.fromEntries(parts) as Record<string, string>);
}

/**
 * What is shown of a list. All of it is in the address, so that Back undoes a search; only words that may
 * name a person are kept beside it.
 * @param isOpen whether words may stand in the address
 */
export function useShown<const F extends Filters>(filters: F, isOpen = mayStand) {
  const { query, go } = useAddress();
  const [hidden, hide] = useState('');
  return {
    filters,
    shown: readShown(query, filters, hidden),
    show: (change: Partial<Shown<F>>, how?: 'push' | 'replace') => {
      if (change.words && !isOpen(change.words)) hide(change.words);
      go(addressOf(query, filters, change, isOpen), how);
    },
  };
}

/** A line that a page follows, as the database orders them. */
interface Key {
  readonly at: string;
  readonly id: string;
}

/** A line as the address of the page that follows it names it: `time~id`. */
export const keyText = ({ at, id }: Key): string => `${at}~${id}`;

/** The same read from there; null on the first page and where it makes no sense. */
export function readKey(from: string): Key | null {
  const [at = '', id = ''] = from.split('~');
  return id && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}
