import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const pages = ['README.md', ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })]
  .filter((file) => file.endsWith('.md'))
  .map((file) => (file === 'README.md' ? file : join('docs', file)));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');
/** As GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
const headingsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(pages)('%s', (page) => {
  const text = textOf(page);

  it('leads to files and headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)];
    const lost = links.filter(([, file = '', heading]) => {
      const target = file ? relative(ROOT, join(ROOT, dirname(page), file)) : page;
      if (!existsSync(join(ROOT, target))) return true;
      return heading !== undefined && !headingsOf(target).includes(heading);
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  it('names files that are there; NAME and * stand for any', () => {
    const named = [...text.matchAll(/`((?:packages|scripts|infra|tests|docs)\/[\w./-]+)`/g)];
    const files = named.map(([, file = '']) => file).filter((file) => !/[A-Z]{4}/.test(file));
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
