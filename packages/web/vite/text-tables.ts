import { type Worded, wordsOf } from './words-of.ts';

interface Node extends Worded {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** The names of columns for the style sheet, from the second on. */
const PLACES = ['second', 'third', 'fourth'];

/**
 * The first cell of each row names it, for who hears the cells one by one. A table of three or four columns gets the names of its
 * columns as style, so that a phone can show each row as a block (`styles/guide.css`). Narrower tables fit, wider ones scroll.
 */
export function rehypeTables() {
  return function walk(node: Node): void {
    if (node.tagName === 'tbody') nameRows(node);
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

function nameRows(body: Node): void {
  for (const row of body.children?.filter(isRow) ?? []) {
    const first = row.children?.find(({ tagName }) => tagName === 'td');
    if (first) Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } });
  }
}

function headsOf(table: Node): string[] {
  const row = table.children?.find(({ tagName }) => tagName === 'thead')?.children?.find(isRow);
  return (row?.children ?? []).filter(({ tagName }) => tagName === 'th').map(wordsOf);
}

const isRow = ({ tagName }: Node) => tagName === 'tr';
