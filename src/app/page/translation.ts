/**
 * Makes React work with browser translators. A translator replaces React's text nodes by `<font>` elements. React then
 * fails to remove these nodes or to insert before them, and updates text nodes that are no longer visible. This module
 * uses the translation in place of its text node until React writes a new text.
 */

/** Maps a detached text node to its translation. */
const translations = new WeakMap<Node, Element>();

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Returns the element that replaced a removed text node. The insertion and the removal may come in either order. */
function takerOf(removed: MutationRecord, fonts: ReadonlyMap<Element, MutationRecord>): Element | undefined {
  const { target, previousSibling, nextSibling } = removed;
  const near = [...removed.addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => isTranslation(node) && fonts.has(node),
  );
  if (near !== undefined) return near;
  for (const [font, added] of fonts)
    if (
      added.target === target &&
      added.previousSibling === previousSibling &&
      added.nextSibling === nextSibling
    )
      return font;
  return undefined;
}

function rememberTranslations(records: readonly MutationRecord[]): void {
  const fonts = new Map<Element, MutationRecord>();
  for (const record of records)
    for (const node of record.addedNodes) if (isTranslation(node)) fonts.set(node, record);
  if (fonts.size === 0) return;
  for (const record of records)
    for (const text of record.removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode !== null) continue;
      const translation = takerOf(record, fonts);
      if (translation === undefined) continue;
      fonts.delete(translation);
      translations.set(text, translation);
      observer.observe(text, { characterData: true });
    }
}

/** Drops the translation of a text that React has written or inserted again. */
function dropTranslation(text: Node): void {
  const translation = translations.get(text);
  if (translation === undefined) return;
  translations.delete(text);
  if (text.parentNode === null) translation.replaceWith(text);
  else translation.remove();
}

function follow(records: readonly MutationRecord[]): void {
  rememberTranslations(records);
  for (const { type, target, addedNodes } of records) {
    if (type === 'characterData') dropTranslation(target);
    else for (const node of addedNodes) if (node.parentNode !== null) dropTranslation(node);
  }
}

let observer: MutationObserver;

/** Returns the child of `parent` that is or contains the node or its translation; null if there is none. */
function childFor(parent: Node, node: Node): Node | null {
  follow(observer.takeRecords());
  for (let at: Node | undefined = node; at !== undefined; at = at.parentNode ?? translations.get(at))
    if (at.parentNode === parent) return at;
  return null;
}

/** Makes the page safe for translators. Call it once, before the first render. */
export function allowTranslation(): void {
  observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const present = child.parentNode === this ? child : (childFor(this, child) ?? child);
    removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    const place = before === null || before.parentNode === this ? before : (childFor(this, before) ?? before);
    insertBefore.call(this, child, place);
    return child;
  };
}
