import { parse } from 'yaml';

/** Splits a text file into its YAML front matter and its body; a file without front matter is a mistake. */
export function frontMatter(source: string, file: string): { data: unknown; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (!match) throw new Error(`${file} has no front matter`);
  return { data: parse(match[1] ?? ''), body: source.slice(match[0].length) };
}
