interface Node {
  type: string;
  tagName?: string;
  value?: string;
  children?: Node[];
}

/** Elements whose children are blocks: a line break between two of them shows nothing. */
const OF_BLOCKS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']);

/** Leaves out the line breaks between blocks, a twentieth of the code of a text. */
export function rehypeNoLineBreaks() {
  return function strip(node: Node): void {
    if (!node.children) return;
    const ofBlocks = node.type === 'root' || OF_BLOCKS.has(node.tagName ?? '');
    if (ofBlocks)
      node.children = node.children.filter(({ type, value }) => type !== 'text' || value?.trim() !== '');
    node.children.forEach(strip);
  };
}
