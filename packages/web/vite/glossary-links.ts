import { firstUses, type TextPiece } from '../src/ui/text/first-uses.ts';

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** Where words stand for themselves, or lead somewhere already. */
const LEFT_ALONE = new Set(['heading', 'link', 'linkReference', 'code', 'inlineCode']);

/** Links the first use of each term of a text to its entry in the glossary. */
export function remarkGlossaryLinks(addresses: Readonly<Record<string, string>>) {
  return () => (root: Node) => {
    const find = firstUses(addresses);
    const walk = (node: Node) => {
      if (node.children)
        node.children = node.children.flatMap((child, at) => {
          if (child.type === 'text') return find(child.value ?? '').map(nodeOf);
          // The head of a table is out of sight on a phone, where nobody would see the focus of a link in it.
          const isHead = node.type === 'table' && at === 0;
          if (!isHead && !LEFT_ALONE.has(child.type)) walk(child);
          return [child];
        });
    };
    walk(root);
  };
}

const nodeOf = ({ text, href }: TextPiece): Node =>
  href === undefined
    ? { type: 'text', value: text }
    : { type: 'link', url: href, children: [{ type: 'text', value: text }] };
