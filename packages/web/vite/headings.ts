import { slugify } from '../../core/src/text/fold.ts';
import type { TextHeading } from '../src/ui/markdown/parse.ts';
import { type Worded, wordsOf } from './words-of.ts';

interface Node extends Worded {
  type: string;
  depth?: number;
  children?: Node[];
  data?: { hProperties?: Record<string, unknown> };
}

/** Gives every heading of a text its anchor and notes it in `found`, for the table of contents. */
export function remarkHeadings(found: TextHeading[]) {
  return () => (root: Node) => {
    for (const node of root.children ?? []) {
      if (node.type !== 'heading') continue;
      const text = wordsOf(node).trim();
      const id = slugify(text);
      if (found.some((heading) => heading.id === id)) throw new Error(`two headings lead to #${id}`);
      found.push({ id, text, level: node.depth ?? 2 });
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}
