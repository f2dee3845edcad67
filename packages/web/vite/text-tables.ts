import { tableName } from '../src/ui/text/box-name.ts';
import { type Worded, wordsOf } from './words-of.ts';

interface Node extends Worded {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** The names of columns for the style sheet, from the second on. */
const PLACES = ['second', 'third', 'fourth'];

/**
 * The box of a table is named by the heading that it is under and by its columns; the first cell of each row names the row, for who hears
 * the cells one by one. A table of three or four columns gets the names of its columns as style, so that a phone can show each row as a
 * block (`styles/guide.css`). Narrower tables fit, wider ones scroll.
 */
export function rehypeTables() {
  let heading: string | undefined;
  return function walk(node: Node): void {
    if (/^h[2-6]$/.test(node.tagName ?? '')) heading = wordsOf(node).trim();
    if (node.tagName === 'tbody') nameRows(node);
    if (node.tagName === 'table') {
      const names = headsOf(node);
      node.properties = { label: tableName(heading, names), ...stacked(names) };
    }
    node.children?.forEach(walk);
  };
}

function stacked(names: string[]) {
  if (names.length !== 3 && names.length !== 4) return {};
  return {
    className: ['stacked'],
    style: Object.fromEntries(
      names.slice(1).map((name, place) => [`--${PLACES[place]}`, JSON.stringify(name)]),
    ),
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
