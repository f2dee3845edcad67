/** Where a translator shows another node in place of texts that React wrote. */
interface Place {
  shown: ChildNode;
  texts: Text[];
}

/**
 * Lets the browser translate the page in place. It puts elements of its own where texts were, and React keeps those texts: it would change
 * figures that nobody sees any more, and fail where it removes such a text or puts something before it. A text is put back before React touches it; the
 * translator sees that and translates it again.
 */
export function keepTranslations(page: Node): void {
  const places = new WeakMap<Node, Place>();

  const putBack = (node: Node | null) => {
    const place = node && !node.isConnected && places.get(node);
    if (!place) return;
    for (const text of place.texts) places.delete(text);
    place.shown.replaceWith(...place.texts);
  };

  const noteRemoved = (node: Node, shown: ChildNode) => {
    // Translated again, or back into the language of the page.
    const again = places.get(node);
    if (again?.shown === node) places.set(shown, Object.assign(again, { shown }));
    if (!(node instanceof Text) || isForeign(node) || node.isConnected) return;
    const place = places.get(shown) ?? { shown, texts: [] };
    place.texts.push(node);
    places.set(node, place).set(shown, place);
  };

  const note = (records: MutationRecord[]) => {
    const foreign = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isForeign)));
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const shown = [...addedNodes, previousSibling, nextSibling].find((node) => node && foreign.has(node));
      if (!shown) continue;
      for (const node of removedNodes) noteRemoved(node, shown as ChildNode);
    }
  };

  new MutationObserver(note).observe(page, { childList: true, subtree: true });
  beforeReact(putBack);
}

/** Whether a node is not one of React’s: it marks those that it has written or taken over. */
const isForeign = (node: Node) => !Object.keys(node).some((key) => key.startsWith('__react'));

/** Calls `putBack` with each node that React is about to change, remove or put something before. What was moved meanwhile is no error. */
function beforeReact(putBack: (node: Node | null) => void): void {
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string | null) {
      putBack(this);
      value.set?.call(this, text);
    },
  });
  Node.prototype.removeChild = function removeHere<Of extends Node>(this: Node, child: Of): Of {
    putBack(child);
    const parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function insertHere<Of extends Node>(
    this: Node,
    added: Of,
    next: Node | null,
  ): Of {
    putBack(next);
    let at = next;
    while (at && at.parentNode !== this) at = at.parentNode;
    insertBefore.call(this, added, at);
    return added;
  };
}
