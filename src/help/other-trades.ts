import rows from '../../content/other-trades.json' with { type: 'json' };
import type { Licensing } from '../selling/licenses.ts';
import type { Reference } from '../trades/source-books.ts';

/** Work on a home that the site does not price: who does it, and how to tell a good one. */
export interface OtherTrade extends Pick<Licensing, 'license' | 'says'> {
  /** The anchor of its place on `WHO_TO_CALL`: `/who-to-call#plumber`. */
  readonly id: string;
  /** Who is called, as people say it: "Plumber". */
  readonly name: string;
  /** What the work is, in one sentence. */
  readonly does: string;
  /** What people type who look for one; lower case, two words where one would mean something else too. */
  readonly words: readonly string[];
  /** What to ask before saying yes. */
  readonly ask: readonly string[];
  readonly sources: readonly Reference[];
}

/** The page on which they all stand, each at its own anchor. */
export const WHO_TO_CALL = '/who-to-call';

/**
 * Who to call for what the site does not price. Read on 2026-11-23; where a license is needed, the state's
 * own search is linked, because a number on a truck proves nothing by itself.
 */
export const otherTrades = rows as unknown as readonly OtherTrade[];
