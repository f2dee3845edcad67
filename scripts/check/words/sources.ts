import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from '../own-files';
import { markdownProse } from './markdown-prose';
import { commentProse, stringProse } from './module-prose';
import type { Prose } from './prose';
import { tableProse } from './table-prose';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDERS = ['packages', 'scripts', 'infra', 'tests', 'docs'];
const UNREAD =
  /(?:^|\/)(?:fixtures|\.\w+)\/|check\/words\/|copy-rules|openapi\.json$|package(?:-lock)?\.json$/;
const TEST = /^tests\/|\.(?:test|fixture)\.tsx?$/;

/** What people read in the sources: pages, messages, data, documentation, commands and comments. */
export function sourceProse(): Prose[] {
  const files = FOLDERS.flatMap(ownFiles);
  return ['README.md', ...files].filter((file) => !UNREAD.test(file)).flatMap((file) => proseOf(file));
}

function proseOf(file: string): Prose[] {
  const kind = /\.(tsx?|mdx?|mjs|json)$/.exec(file)?.[1];
  if (!kind) return [];
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (kind === 'mdx') return markdownProse(file, source, 'visitors');
  if (kind === 'md') return markdownProse(file, source, 'developers');
  if (kind === 'json')
    return /^scripts\/sample\/|content\/glossary\.json$/.test(file) ? tableProse(file, source) : [];
  if (TEST.test(file)) return commentProse(file, source);
  const readers = /^packages\/\w+\/src\//.test(file) ? 'visitors' : 'developers';
  return [
    ...stringProse(file, source).map((prose) => ({ ...prose, readers }) as Prose),
    ...commentProse(file, source),
  ];
}
