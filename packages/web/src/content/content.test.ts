import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForbiddenCopy } from '@tussock/core/directory/copy/copy-check';
import { describe, expect, it } from 'vitest';
import { frontMatter } from '../../vite/front-matter';
import { compileText } from '../../vite/mdx';
import { matchRoute } from '../app/route';
import { routes } from '../app/routes';
import { addressKind } from '../lib/address/address-kind';
import type { FrontMatter } from '../ui/text/text-module';
import { FIGURE } from './law-figure.fixture';

const texts = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const { data, body } = frontMatter(source, file);
    return { file, source, front: data as FrontMatter, body };
  });
const headingsOf = async (file: string) => {
  const text = texts.find((other) => other.file === file);
  const found = /export const headings = (.*);/.exec(await compileText(text?.source ?? '', file));
  return (JSON.parse(found?.[1] ?? '[]') as { id: string }[]).map(({ id }) => id);
};
const links = (body: string) => [...body.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');

it('the head of a table leads nowhere: it is out of sight on a phone', async () => {
  const [{ source = '', body = '' } = {}] = texts;
  const table = source.replace(body, '\n| PIE | A |\n|---|---|\n| B | C |\n');
  expect(await compileText(table, 'table.mdx')).not.toContain('glossary#');
  expect(await compileText(table.replace('| B', '| PIE'), 'table.mdx')).toContain('glossary#pie');
});

it('a source that several texts have was last looked at on one day', () => {
  const days = new Map<string, string>();
  for (const { front } of texts)
    for (const { address, checked_on } of front.sources ?? []) {
      if (!address) continue;
      expect(checked_on, address).toBe(days.get(address) ?? checked_on);
      days.set(address, checked_on);
    }
});

describe.each(texts)('$file', ({ file, source, front, body }) => {
  it('compiles', async () => {
    expect(await compileText(source, file)).toContain('export default');
  });

  it('leads from the first use of a term to the glossary, once', async () => {
    const found = [...(await compileText(source, file)).matchAll(/glossary#([a-z-]+)/g)].map(
      (match) => match[1],
    );
    expect(new Set(found).size).toBe(found.length);
  });

  it('says what it is, when it was reviewed and what it rests on', () => {
    expect(front.description.length, front.description).toBeGreaterThanOrEqual(120);
    expect(front.description.length, front.description).toBeLessThanOrEqual(155);
    expect(front.lede.length).toBeGreaterThan(40);
    expect(front.reviewed_on).toMatch(/^2\d{3}-\d\d-\d\d$/);
    for (const source of front.sources ?? []) {
      expect(source.title.length).toBeGreaterThan(10);
      expect(['H', 'M', 'L']).toContain(source.confidence);
      expect(source.checked_on).toMatch(/^2\d{3}-\d\d-\d\d$/);
      // Who looks a source up has reviewed what rests on it.
      expect(source.checked_on <= front.reviewed_on, source.title).toBe(true);
      if (source.address) expect(addressKind(source.address)).toBe('external');
      // A trial copy of a site is not what its title names.
      expect(source.address ?? '').not.toMatch(/\/\/(?:demo|beta|test|staging)\./);
    }
  });

  it('cites the sources that it lists, in their order, and no others', () => {
    const cited = [...body.matchAll(/<Cite id="([^"]+)"/g)].map((match) => match[1]);
    expect([...new Set(cited)]).toEqual((front.sources ?? []).map((source) => source.id));
  });

  it('links to pages and parts that exist', async () => {
    for (const link of links(body)) {
      const kind = addressKind(link);
      expect(kind, link).not.toBe('refused');
      if (kind === 'external' || kind === 'mail' || kind === 'file') continue;
      const [path = '', part] = link.split('#');
      if (path) expect(matchRoute(routes, path, new URLSearchParams()), link).not.toBeNull();
      if (part) expect(await headingsOf(path ? `${path.split('/').at(-1)}.mdx` : file), link).toContain(part);
    }
  });

  it('uses no word that fair dealing forbids and no figure that belongs to the dated settings', () => {
    const words = `${front.title}\n${front.description}\n${front.lede}\n${body}`;
    expect(findForbiddenCopy(words)).toEqual([]);
    expect(FIGURE.exec(words)?.[0]).toBeUndefined();
  });
});

describe('the texts together', () => {
  it('call the check of /qualify by the name of its page, as the sample does', () => {
    const sample = ['faqs', 'blog_posts'].map((name) =>
      readFileSync(join(import.meta.dirname, `../../../../scripts/sample/${name}.json`), 'utf8'),
    );
    const all = [...texts.map(({ body }) => body), ...sample].join('\n');
    const names = [...all.matchAll(/\[([^\]]+)\]\(\/qualify\)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names)).toEqual(new Set(['wholesale investor check']));
  });

  it('have titles and descriptions of their own', () => {
    expect(new Set(texts.map(({ front }) => front.title)).size).toBe(texts.length);
    expect(new Set(texts.map(({ front }) => front.description)).size).toBe(texts.length);
  });
});
