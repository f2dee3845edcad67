import { createHash } from 'node:crypto';
import { method, optionalChain } from './calls';
import { condition } from './conditions';
import { array, arrow, boolean, object, regex, text } from './literals';
import { arithmetic, assignment, equality, logical, unary, update } from './operators';
import { answer, block } from './statements';
import { type Change, isFunction, type Mutator, type Node, parse, walk } from './syntax';

const MUTATORS: Mutator[] = [
  condition,
  equality,
  arithmetic,
  logical,
  assignment,
  unary,
  update,
  boolean,
  text,
  array,
  object,
  regex,
  arrow,
  block,
  answer,
  method,
  optionalChain,
];

export interface Mutant {
  /** Path below the root. */
  file: string;
  /** Stays the same while the code around the mutant changes. */
  fingerprint: string;
  mutator: string;
  /** One-based. */
  line: number;
  before: string;
  after: string;
  /** Where the innermost function around it begins, or 0 when it runs as the module loads. */
  inFunction: number;
  /** Place of the change in the text of the file (UTF-16 units). */
  start: number;
  end: number;
  /** The whole file with the mutant. */
  mutated: string;
}

/** So many characters of a change name it: an edit further down in a long block leaves its name alone. */
const NAMED_BY = 60;

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: { change: Change; parents: Node[] }[] = [];
  walk(parse(file, source), (node, parents) => {
    for (const mutator of MUTATORS)
      for (const change of mutator(node, parents, source))
        found.push({ change, parents: [...parents, node] });
  });
  const seen = new Map<string, number>();
  return found
    .sort((one, other) => one.change.start - other.change.start)
    .map(({ change, parents }) => mutantOf(file, source, change, parents, seen))
    .filter(({ mutated }) => mutated !== source);
}

function mutantOf(
  file: string,
  source: string,
  { start, end, text: by, shown = by, mutator }: Change,
  parents: Node[],
  seen: Map<string, number>,
): Mutant {
  const before = oneLine(source.slice(start, end));
  const after = oneLine(shown);
  const scope = parents.flatMap(({ id, key }) => (id ?? key)?.name ?? []).join('.');
  const words = [mutator, scope, before.slice(0, NAMED_BY), after.slice(0, NAMED_BY)].join('\0');
  // The same change twice in one function: its number there tells them apart.
  const count = (seen.get(words) ?? 0) + 1;
  seen.set(words, count);
  const fingerprint = createHash('sha256').update(`${words}\0${count}`).digest('hex').slice(0, 12);
  const around = parents.findLast((node) => isFunction(node) && node.start <= start && end <= node.end);
  return {
    file,
    fingerprint,
    mutator,
    line: source.slice(0, start).split('\n').length,
    before,
    after,
    inFunction: around?.start ?? 0,
    start,
    end,
    mutated: source.slice(0, start) + by + source.slice(end),
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
