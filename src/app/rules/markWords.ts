type TextNode = { readonly type: 'text'; readonly value: string };
type ElementNode = {
  readonly type: 'element';
  readonly tagName: string;
  readonly properties: Readonly<Record<string, never>>;
  children: Node[];
};
type Node = TextNode | ElementNode | { readonly type: string; children?: Node[] };

const isText = (node: Node): node is TextNode => node.type === 'text' && 'value' in node;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text into plain parts and `mark` elements. */
const partsOf = (value: string, pattern: RegExp): Node[] =>
  value
    .split(pattern)
    .filter((part) => part !== '')
    .map((part): Node => {
      const text: TextNode = { type: 'text', value: part };
      pattern.lastIndex = 0;
      return pattern.test(part)
        ? { type: 'element', tagName: 'mark', properties: {}, children: [text] }
        : text;
    });

/** Returns a rehype plugin that wraps each of the words in a `mark`, ignoring case. */
export const markWords = (words: readonly string[]) => () => (tree: Node) => {
  if (words.length === 0) return;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  const walk = (node: Node): void => {
    if (!('children' in node) || node.children === undefined) return;
    node.children = node.children.flatMap((child) => {
      if (isText(child)) return partsOf(child.value, pattern);
      walk(child);
      return [child];
    });
  };
  walk(tree);
};
