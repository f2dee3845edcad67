import { isFunction, type Node, parse, walk } from '../mutants/syntax';

/**
 * The text of a file that writes down which of its functions ran, one `file:start` a line, into `folder`. A function
 * that starts at 0 is the module itself. It works in any process that runs the file, bundled or not.
 */
export function instrument(file: string, source: string, folder: string): string {
  const parts: { at: number; text: string }[] = [];
  walk(parse(file, source), (node) => {
    if (!isFunction(node)) return;
    const hit = `__hit(${JSON.stringify(`${file}:${node.start}`)})`;
    const body: Node = node.body;
    if (body.type === 'BlockStatement') parts.push({ at: body.start + 1, text: `${hit};` });
    else parts.push({ at: body.start, text: `(${hit},` }, { at: body.end, text: ')' });
  });
  let text = '';
  let from = 0;
  for (const { at, text: inserted } of parts.toSorted((one, other) => one.at - other.at)) {
    text += source.slice(from, at) + inserted;
    from = at;
  }
  return `${text}${source.slice(from)}\n${recorder(folder)}\n__hit(${JSON.stringify(`${file}:0`)});\n`;
}

/** A declared function is there before the first line of its module runs. */
const recorder = (folder: string) =>
  `function __hit(id: string): void {
  const all = globalThis as any;
  const hits = (all.__hits ??= new Set());
  if (hits.has(id)) return;
  hits.add(id);
  try {
    const name = ${JSON.stringify(`${folder}/`)} + all.process.pid;
    all.process.getBuiltinModule('node:fs').appendFileSync(name, id + '\\n');
  } catch {}
}`;
