interface Attribute {
  type: string;
  name?: string;
  value?: null | string | { type: string; value: string };
}

interface Node {
  type: string;
  tagName?: string;
  /** Of a component. */
  name?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  attributes?: Attribute[];
  children?: Node[];
}

/** Keeps the finished tree of a text in `found`. */
export function rehypeKeep(found: { root?: Node }) {
  return () => (root: Node) => {
    found.root = structuredClone(root);
  };
}

/** The code of a text: what it imports and exports itself, and its tree, which `src/ui/text/text-tree.ts` draws. */
export function treeSource(root: Node): { modules: string; tree: string } {
  const nodes = root.children ?? [];
  return {
    modules: nodes
      .filter(isModule)
      .map(({ value }) => value)
      .join('\n'),
    tree: `[${nodes
      .filter((node) => !isModule(node))
      .map(block)
      .join(',')}]`,
  };
}

const isModule = ({ type }: Node) => type === 'mdxjsEsm';

/** A paragraph of plain words is those words. */
function block(node: Node): string {
  const [only, ...others] = node.children ?? [];
  const isPlain = node.tagName === 'p' && only?.type === 'text' && others.length === 0;
  return isPlain ? source(only) : source(node);
}

function source(node: Node): string {
  if (node.type === 'text') return JSON.stringify(node.value);
  const name = node.tagName ?? node.name;
  if (!name) throw new Error(`a text has "${node.type}", which cannot be drawn`);
  const properties = [
    ...Object.entries(node.properties ?? {}).map(([key, value]) => [key, JSON.stringify(plain(value))]),
    ...(node.attributes ?? []).map(({ name: key, value }) => [key ?? '', attributeSource(value)]),
  ];
  const parts = [
    JSON.stringify(name),
    ...(properties.length > 0
      ? [`{${properties.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`]
      : []),
    ...(node.children ?? []).map(source),
  ];
  return `[${parts.join(',')}]`;
}

/** A list of classes is one string in React. */
const plain = (value: unknown) => (Array.isArray(value) ? value.join(' ') : value);

function attributeSource(value: Attribute['value']): string {
  if (value === null || value === undefined) return 'true';
  return typeof value === 'string' ? JSON.stringify(value) : value.value;
}
