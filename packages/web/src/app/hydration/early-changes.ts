/** On `window`: what was changed in the page before it was hydrated, in its order. */
const KEPT = 'earlyChanges';

/**
 * A part of the script in the head, for when the page is read: keeps what other programs change in it, as password managers, dictionaries and
 * translators do, until it is hydrated.
 */
export const KEEP_EARLY_CHANGES =
  `window.${KEPT}=[];new MutationObserver(function(r,o){var k=window.${KEPT};k?k.push.apply(k,r):o.disconnect()})` +
  ".observe(document.getElementById('root'),{childList:true,characterDataOldValue:true,subtree:true});";

/**
 * Makes the page again what the server wrote, so that React can take it over: where it finds another node it writes the page anew, and what was
 * typed is gone. The elements stay the same ones. The other programs see the change, and can make theirs again.
 */
export function undoEarlyChanges(): void {
  const page = window as { [KEPT]?: MutationRecord[] | null };
  const focused = document.activeElement as HTMLElement | null;
  for (const { target, type, oldValue, addedNodes, removedNodes, nextSibling } of page[KEPT]?.reverse() ??
    []) {
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const added of addedNodes) if (added.parentNode === target) target.removeChild(added);
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const removed of removedNodes) target.insertBefore(removed, next);
  }
  page[KEPT] = null;
  // A field that was moved lost it.
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}
