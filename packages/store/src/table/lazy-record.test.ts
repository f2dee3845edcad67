import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { lazyRecord } from './lazy-record';

const text = (value: unknown) => Buffer.from(JSON.stringify(value));

test('a record is what its text says, however it is read', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
      const record = () => lazyRecord<Record<string, unknown>>(text(value));
      expect({ ...record() }).toEqual(plain);
      expect(JSON.stringify(record())).toBe(JSON.stringify(plain));
      expect(Object.keys(record())).toEqual(Object.keys(plain));
      for (const name of Object.keys(plain).filter((name) => name !== 'then')) {
        expect(record()[name]).toEqual(plain[name]);
        expect(name in record()).toBe(true);
      }
      expect('no such field' in record()).toBe(false);
    }),
  );
});

test('it is parsed once, when a field is read and not when it is awaited', async () => {
  const json = text({ name: 'Kauri', tags: ['a'] });
  const parse = vi.spyOn(JSON, 'parse');
  const record = await Promise.all([lazyRecord<{ name: string; tags: string[] }>(json)]);
  expect(parse).not.toHaveBeenCalled();
  expect([record[0].name, record[0].tags]).toEqual(['Kauri', ['a']]);
  expect(parse).toHaveBeenCalledOnce();
  parse.mockRestore();
});
