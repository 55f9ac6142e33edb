import { cityName, type CityId } from '../../place/cities.ts';
import { readEmail, readPhone, readZip } from '../../contact/read-typed.ts';
import { sharesPhone, type Draft } from './draft.ts';
import type { Job } from './job.ts';
import { likelyEmail } from '../../contact/likely-typo.ts';
import { isFarFrom } from '../../place/zip-codes.ts';

/** One line of what is sent, or is kept back for now: its hint says so. */
export interface SeenLine {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  /** What is good to know about it. */
  readonly hint?: string;
  /** Where it is changed; a link leads there if this page has not the field. */
  readonly href?: string;
  /** Goes to where it is changed. Returns whether this page has the field. */
  readonly change: () => boolean;
}

export interface SeenGroup {
  readonly title: string;
  readonly lines: readonly SeenLine[];
}

/** What was typed, line by line. */
export function contactLines(
  draft: Draft,
  cityId: CityId,
  onBack: (elementId: string) => void,
): SeenLine[] {
  const lineOf = (
    field: 'name' | 'email' | 'phone' | 'zip' | 'when' | 'note',
    label: string,
    words: string,
    rest: Partial<SeenLine> = {},
  ): SeenLine => ({
    id: field,
    label,
    words,
    change: () => {
      onBack(`request-${field}`);
      return true;
    },
    ...rest,
  });
  const mayCall = sharesPhone(draft);
  const zip = readZip(draft.zip) ?? '';
  const email = readEmail(draft.email) ?? '';
  const meant = likelyEmail(email);
  return [
    lineOf('name', 'Name', draft.name.trim()),
    lineOf('zip', 'ZIP code', zip, {
      hint: isFarFrom(zip, cityId)
        ? `not near ${cityName(cityId)}. Is it right?`
        : 'not your street',
    }),
    lineOf('email', 'Email', email, meant ? { hint: `Is it right? Or ${meant}?` } : {}),
    lineOf('phone', 'Phone', readPhone(draft.phone) ?? 'None given', {
      ...(readPhone(draft.phone) && {
        hint: mayCall
          ? 'because you agree to calls or texts'
          : 'kept back until you agree to calls or texts',
      }),
    }),
    ...(draft.when.trim() ? [lineOf('when', 'When', draft.when.trim())] : []),
    ...(draft.note.trim() ? [lineOf('note', 'Note', draft.note.trim())] : []),
  ];
}

/** "The Dallas area", "Southlake". */
const placeName = (cityId: CityId): string => {
  const name = cityName(cityId);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The job, line by line, without what is private. */
export const jobLines = (
  job: Job,
  cityId: CityId,
  answersPath: string,
  goToAnswer: (field: string) => boolean,
): SeenLine[] => {
  const lineOf = (field: string, label: string, words: string): SeenLine => ({
    id: field,
    label,
    words,
    href: `${answersPath}#${field}`,
    change: () => goToAnswer(field),
  });
  return [
    lineOf('city', 'Where', placeName(cityId)),
    ...job.answers
      .filter((answer) => !answer.private)
      .map(({ field, label, words }) => lineOf(field, label, words)),
  ];
};
