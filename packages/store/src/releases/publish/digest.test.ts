import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { validateDirectory } from '@tussock/core/directory/validate';
import { describe, expect, it } from 'vitest';
import { FORMAT } from '../format';
import { contentDigest } from './digest';

const text = Buffer.from('index');
const digest = (tables: object, content: object, index: Uint8Array = text, version: number | null = null) =>
  contentDigest(tables as never, content as never, index, version);

const SAMPLE = 'scripts/sample';
const names = readdirSync(SAMPLE).flatMap((file) => /^(?!settings)(.+)\.json$/.exec(file)?.[1] ?? []);
const read = (name: string) => JSON.parse(readFileSync(`${SAMPLE}/${name}.json`, 'utf8'));
const raw = names.map((name) => [name, { file: name, rows: read(name), text_values: false }]);
const sample = validateDirectory(Object.fromEntries(raw), read('settings')).directory as Directory;

function digestOfSample(change: (fields: object) => object): string {
  const changed = JSON.parse(JSON.stringify(sample), (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? change(value) : value,
  );
  return contentDigest(changed, assemble(changed), text, null);
}

describe('the digest of content', () => {
  it('is a hash over the format, the tables, what was assembled and the text index, row by row', () => {
    const tables = { offers: [{ name: 'A', id: 1 }, { id: 2 }], faqs: [], settings: null };
    const written = [
      `format ${FORMAT}\n`,
      '\nfaqs\n',
      '\noffers\n{"id":1,"name":"A"}\n{"id":2}\n',
      '\nsettings\nnull\n',
      '\nstats\n{"open":3}\n',
      'index',
    ];
    const hashOf = (parts: string[]) => createHash('sha256').update(parts.join('')).digest('hex');
    expect(digest(tables, { stats: { open: 3 } })).toBe(hashOf(written));
    const [format = '', ...rest] = written;
    expect(digest(tables, { stats: { open: 3 } }, text, 2)).toBe(
      hashOf([format, 'search file 2\n', ...rest]),
    );
  });

  it('is the same whatever the order of tables and fields, and another for another order of rows', () => {
    const one = digest({ a: [{ x: 1, y: 2 }, { x: 3 }], b: [] }, { c: [], d: [] });
    expect(digest({ b: [], a: [{ y: 2, x: 1 }, { x: 3 }] }, { d: [], c: [] })).toBe(one);
    expect(digest({ a: [{ x: 3 }, { x: 1, y: 2 }], b: [] }, { c: [], d: [] })).not.toBe(one);
  });

  it('is another for other rows, content, index or version of the search file', () => {
    const digests = [
      digest({ a: [1] }, { b: [1] }),
      digest({ a: [2] }, { b: [1] }),
      digest({ a: [1] }, { b: [2] }),
      digest({ a: [1] }, { b: [1] }, Buffer.from('other')),
      digest({ a: [1] }, { b: [1] }, text, 1),
      digest({ a: [1] }, { b: [1] }, text, 2),
    ];
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('is the same for a directory with all fields in another order, and another for another word', () => {
    const digest = digestOfSample((fields) => fields);
    expect(digestOfSample((fields) => Object.fromEntries(Object.entries(fields).reverse()))).toBe(digest);
    const renamed = (fields: object) =>
      'name' in fields && fields.name === 'Forestry' ? { ...fields, name: 'Forests' } : fields;
    expect(digestOfSample(renamed)).not.toBe(digest);
  });
});
