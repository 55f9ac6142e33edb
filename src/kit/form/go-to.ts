/** Opens every fold that an element stands in. */
function unfold(element: Element): void {
  for (let fold = element.closest('details'); fold;) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}

/** Asks whoever can draw a field that is not on the page yet. Taken by `preventDefault`. */
export const FIELD_WANTED = 'field-wanted';

/**
 * Moves the focus to a field, or to the answer of a group of boxes, and opens what it is folded into.
 * The address stays as it is: after its # it may hold answers or a private link.
 * @returns whether the page has the field, or will draw it and go there
 */
export function goTo(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) {
    const wanted = new CustomEvent(FIELD_WANTED, { detail: id, cancelable: true });
    return !document.dispatchEvent(wanted);
  }
  unfold(element);
  const field = element.matches('fieldset')
    ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector('input'))
    : element;
  element.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return true;
}
