/** Begins the ids of the elements of the form. */
export const formId = 'onboarding';

/** The id of the element of a question. */
export const idOf = (key: string): string => `${formId}-${key}`;
