/** Opens every fold that an element stands in. */
function unfold(element: Element): void {
  for (let fold = element.closest('details'); fold;) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}

/**
 * Moves the focus to a field, or to the answer of a group of boxes, and opens what it is folded into.
 * The address stays as it is: after its # it may hold answers or a private link.
 * @returns whether the page has the field
 */
export function goTo(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  unfold(element);
  const field = element.matches('fieldset')
    ? (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector('input'))
    : element;
  element.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return true;
}
