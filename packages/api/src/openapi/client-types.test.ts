import { expect, it } from 'vitest';
import { comment, fieldsText, nameText, typeText } from './client-types';
import type { Schema } from './json-schema';

it.each<[Schema, string]>([
  [{ $ref: '#/components/schemas/Offer' }, 'Offer'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{}, 'unknown'],
  [{ type: 'file' }, 'unknown'],
  [{ enum: ['Open', 7, null] }, '"Open" | 7 | null'],
  [{ const: 'card' }, '"card"'],
  [{ const: 0 }, '0'],
  [{ anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'number' }] }, 'string | number'],
  [{ oneOf: [{ type: 'boolean' }, { type: 'null' }] }, 'boolean | null'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'Array<string | null>'],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['b'] },
    '{ a?: string; b: unknown; }',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: 'object', additionalProperties: true }, 'unknown'],
])('%j is the type %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

it('a field has what the document says of it, and a name that is no word is in quotation marks', () => {
  const properties = {
    id: { type: 'string', description: 'Ends */ here.' },
    'asset class': { type: 'string' },
  };
  expect(fieldsText({ properties, required: ['id'] })).toEqual([
    ...['/** Ends * / here. */ id: string;', '"asset class"?: string;'],
  ]);
  expect(fieldsText({})).toEqual([]);
  expect([comment(), nameText('_id'), nameText('1st')]).toEqual(['', '_id', '"1st"']);
});
