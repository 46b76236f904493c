/**
 * Takes the focus out of what is about to go. A browser that has to do so while it removes the element lays the whole page
 * out in between.
 */
export function releaseFocus(area: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(area)) activeElement.blur();
}
