import { slugify } from '../../core/src/text/fold.ts';

/** A heading of a text as `components/markdown` describes it. */
interface FoundHeading {
  id: string;
  text: string;
  level: number;
}

interface Node {
  type: string;
  depth?: number;
  value?: string;
  children?: Node[];
  data?: { hProperties?: Record<string, unknown> };
}

/** Gives every heading of a text its anchor and notes it in `found`, for the table of contents. */
export function remarkHeadings(found: FoundHeading[]) {
  return () => (root: Node) => {
    for (const node of root.children ?? []) {
      if (node.type !== 'heading') continue;
      const text = words(node).trim();
      const id = slugify(text);
      if (found.some((heading) => heading.id === id)) throw new Error(`two headings lead to #${id}`);
      found.push({ id, text, level: node.depth ?? 2 });
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}

const words = (node: Node): string => node.value ?? (node.children ?? []).map(words).join('');
