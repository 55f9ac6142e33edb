/**
 * Opens a source in place: a click on a chip shows its entry of the list in a small card. Without
 * scripts, or with a modifier key, the chip is the plain link to the list that it is.
 */
export const openSourcesInPlace = (): void => {
  const card = document.getElementById('source-card');
  if (!card || !('showPopover' in card)) return;
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const chip = (event.target as Element).closest<HTMLElement>('a[data-source]');
    const entry = chip && document.getElementById(`source-${chip.dataset.source}`);
    if (!entry) return;
    event.preventDefault();
    card.replaceChildren(...[...entry.childNodes].map((node) => node.cloneNode(true)));
    // The chip that opened it, so that the keyboard comes back to it and the card can stand beside it.
    (card as HTMLElement & { showPopover(options?: { source: HTMLElement }): void }).showPopover({
      source: chip,
    });
  });
};
