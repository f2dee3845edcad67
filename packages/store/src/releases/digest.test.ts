import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentDigest } from './digest';
import { FORMAT } from './format';

const text = Buffer.from('index');
const digest = (tables: object, content: object, index: Uint8Array = text, version: number | null = null) =>
  contentDigest(tables as never, content as never, index, version);

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
});
