import { readAnswers, type Asking, type Field } from '../../engine/index.ts';

/** What is in the form, as typed: strings, lists of ticked boxes, and tallies. */
export type Typed = Readonly<Record<string, unknown>>;

/** The name of a tally's input for one of its options. */
export const tallyName = (id: string, option: string): string => `${id}.${option}`;

const typedIn = (data: FormData, id: string, field: Field): unknown => {
  if (field.kind === 'choices') return data.getAll(id);
  if (field.kind === 'tally') {
    return Object.fromEntries(
      field.options.map(({ value }) => [value, data.get(tallyName(id, value)) ?? '']),
    );
  }
  // Of a choice nobody has touched there is nothing, not even "not sure".
  return data.get(id) ?? (field.kind === 'choice' ? undefined : '');
};

const isShown = (form: HTMLFormElement, id: string, field: Field): boolean =>
  form.elements.namedItem(
    field.kind === 'tally' ? tallyName(id, field.options[0]?.value ?? '') : id,
  ) !== null;

/** Reads the fields that are on the page now. */
export const readForm = (form: HTMLFormElement, asking: Asking): Typed => {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(asking.fields)
      .filter(([id, field]) => isShown(form, id, field))
      .map(([id, field]) => [id, typedIn(data, id, field)]),
  );
};

/**
 * The answers in the form as it stands now, which the page may not have taken in yet.
 * @param typed what was typed into fields that are not on the page
 */
export const readNow = (form: HTMLFormElement, asking: Asking, typed: Typed) =>
  readAnswers(asking, { ...typed, ...readForm(form, asking) });
