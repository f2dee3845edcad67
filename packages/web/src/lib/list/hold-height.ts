/**
 * Keeps an element so tall that the page stays scrolled where it is: a shorter list would move what was clicked. Called before
 * the change.
 */
export function holdHeight(element: HTMLElement | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const below = document.documentElement.scrollHeight - window.scrollY - bottom;
  const needed = window.innerHeight - below - top;
  element.style.minHeight = `${Math.max(0, Math.ceil(needed))}px`;
}
