import { type Worded, wordsOf } from './words-of.ts';

interface Node extends Worded {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** The names of columns for the style sheet, from the second on. */
const PLACES = ['second', 'third', 'fourth'];

/**
 * Gives a table of three or four columns the names of its columns as style, so that a phone can show each row as a block
 * (`styles/guide.css`). Narrower tables fit, wider ones scroll.
 */
export function rehypeStackedTables() {
  return function walk(node: Node): void {
    const names = node.tagName === 'table' ? headsOf(node) : [];
    if (names.length === 3 || names.length === 4)
      node.properties = {
        className: ['stacked'],
        style: Object.fromEntries(
          names.slice(1).map((name, place) => [`--${PLACES[place]}`, JSON.stringify(name)]),
        ),
      };
    node.children?.forEach(walk);
  };
}

function headsOf(table: Node): string[] {
  const row = table.children?.find(({ tagName }) => tagName === 'thead')?.children?.find(isRow);
  return (row?.children ?? []).filter(({ tagName }) => tagName === 'th').map(wordsOf);
}

const isRow = ({ tagName }: Node) => tagName === 'tr';
