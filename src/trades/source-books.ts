import applianceRepair from '../../content/sources/appliance-repair.json' with { type: 'json' };
import businessProfile from '../../content/sources/business-profile.json' with { type: 'json' };
import cabinets from '../../content/sources/cabinets.json' with { type: 'json' };
import chiropractic from '../../content/sources/chiropractic.json' with { type: 'json' };
import concrete from '../../content/sources/concrete.json' with { type: 'json' };
import forensicCleaning from '../../content/sources/forensic-cleaning.json' with { type: 'json' };
import garageDoor from '../../content/sources/garage-door.json' with { type: 'json' };
import help from '../../content/sources/help.json' with { type: 'json' };
import hiring from '../../content/sources/hiring.json' with { type: 'json' };
import homeStaging from '../../content/sources/home-staging.json' with { type: 'json' };
import hvac from '../../content/sources/hvac.json' with { type: 'json' };
import knowHow from '../../content/sources/know-how.json' with { type: 'json' };
import legal from '../../content/sources/legal.json' with { type: 'json' };
import local from '../../content/sources/local.json' with { type: 'json' };
import moving from '../../content/sources/moving.json' with { type: 'json' };
import pestControl from '../../content/sources/pest-control.json' with { type: 'json' };
import roofing from '../../content/sources/roofing.json' with { type: 'json' };
import seniorCare from '../../content/sources/senior-care.json' with { type: 'json' };
import septic from '../../content/sources/septic.json' with { type: 'json' };
import solar from '../../content/sources/solar.json' with { type: 'json' };
import waterDamage from '../../content/sources/water-damage.json' with { type: 'json' };
import type { Source, SourceRows, Sources } from '../engine/index.ts';

/** The books of `content/sources`: one a trade, and those that no trade owns. */
const books = {
  'appliance-repair': applianceRepair,
  'business-profile': businessProfile,
  cabinets,
  chiropractic,
  concrete,
  'forensic-cleaning': forensicCleaning,
  'garage-door': garageDoor,
  help,
  hiring,
  'home-staging': homeStaging,
  hvac,
  'know-how': knowHow,
  legal,
  local,
  moving,
  'pest-control': pestControl,
  roofing,
  'senior-care': seniorCare,
  septic,
  solar,
  'water-damage': waterDamage,
};

export type SourceBook = keyof typeof books;

/** The ids of a book: one that does not stand in it does not compile. */
export type SourceOf<Book extends SourceBook> = keyof (typeof books)[Book] & string;

/** A source in any book, as everything outside of its trade cites it: "roofing R48". */
export type Reference = { [Book in SourceBook]: `${Book} ${SourceOf<Book>}` }[SourceBook];

export const sourceBooks = Object.keys(books) as readonly SourceBook[];

/** A book as it is written. */
export const rowsOf = (book: SourceBook): SourceRows => books[book] as SourceRows;

/** The source of a row, wherever it stands in full. */
export const sourceOf = (rows: SourceRows, id: string): Source | undefined => {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  return typeof row === 'string' ? sourceAt(row) : row;
};

/** What a reference stands for, if there is such a book with such a row. */
export function sourceAt(reference: string): Source | undefined {
  const [book = '', id = ''] = reference.split(' ');
  return Object.hasOwn(books, book) ? sourceOf(rowsOf(book as SourceBook), id) : undefined;
}

/** A book with every row in full, wherever it stands. */
export const sourcesIn = (book: SourceBook): Sources =>
  Object.fromEntries(
    Object.keys(rowsOf(book)).flatMap((id) => {
      const source = sourceOf(rowsOf(book), id);
      return source ? [[id, source]] : [];
    }),
  );
