import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packedRows, unpackedRows } from './packed-rows';

const row = fc.record({ id: fc.nat(), name: fc.string(), tags: fc.array(fc.record({ slug: fc.string() })) });

it('comes back as it was, whatever it is', () => {
  const any = fc.oneof(
    fc.jsonValue(),
    fc.array(row),
    fc.dictionary(fc.constantFrom('$', 'fields', 'a'), fc.jsonValue()),
  );
  fc.assert(
    fc.property(any, (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(unpackedRows(JSON.parse(JSON.stringify(packedRows(plain))))).toEqual(plain);
    }),
    { numRuns: 500 },
  );
});

it('leaves out what is undefined, as JSON does', () => {
  const some = fc.record({
    id: fc.nat(),
    data: fc.constantFrom(undefined, 1),
    error: fc.constant(undefined),
  });
  fc.assert(
    fc.property(fc.array(some), (rows) => {
      expect(unpackedRows(JSON.parse(JSON.stringify(packedRows(rows))))).toEqual(
        JSON.parse(JSON.stringify(rows)),
      );
    }),
  );
});

it('names each field of alike rows once', () => {
  const rows = [
    { id: 1, of: { slug: 'a' } },
    { id: 2, of: { slug: 'b' } },
  ];
  expect(packedRows({ rows })).toEqual({ rows: { $: { id: [1, 2], of: { $: { slug: ['a', 'b'] } } } } });
  expect(packedRows([{ id: 1 }, { other: 2 }])).toEqual([{ id: 1 }, { other: 2 }]);
});
