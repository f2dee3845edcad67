import { basename } from 'node:path';
import { type Node, parse } from './syntax';

/** Beside the file, under an ending that nothing looks for which lists the sources of a folder. */
export const variantOf = (file: string, number: number) => file.replace(/\.ts$/, `.m${number}.mts`);

/**
 * The text of a module that is one of its variants: the one whose number is in `globalThis.mutant` when it is loaded, else
 * the original, 0. So one run of vitest tries many mutants. Null where its exports cannot be listed.
 */
export function switchable(file: string, source: string): string | null {
  const names: string[] = [];
  const lines: string[] = [];
  for (const statement of parse(file, source).body as Node[]) {
    if (statement.type === 'ExportAllDeclaration') lines.push(source.slice(statement.start, statement.end));
    else if (statement.type === 'ExportDefaultDeclaration') return null;
    else if (statement.type === 'ExportNamedDeclaration') {
      const exported = namesOf(statement);
      if (exported === null) return null;
      names.push(...exported);
    }
  }
  const stem = basename(file, '.ts');
  return [
    `const __chosen = await import(/* @vite-ignore */ \`./${stem}.m\${globalThis.mutant ?? 0}.mts\`);`,
    ...names.map((name) => `export const ${name} = __chosen.${name};`),
    ...lines,
  ].join('\n');
}

/** Names of the values that a statement exports; null for a pattern. */
function namesOf({ exportKind, declaration, specifiers }: Node): string[] | null {
  if (exportKind === 'type') return [];
  if (!declaration)
    return specifiers.flatMap((one: Node) => (one.exportKind === 'type' ? [] : [one.exported.name]));
  if (declaration.type.startsWith('TS')) return [];
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  const ids: Node[] = declaration.declarations.map(({ id }: Node) => id);
  return ids.every(({ type }) => type === 'Identifier') ? ids.map((id) => id.name) : null;
}
