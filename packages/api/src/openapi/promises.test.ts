import { expect, it } from 'vitest';
import { withPromises } from './promises';

const ending = { path: '/api/tags', since: '2027-01-01', ends_on: '2028-01-01', instead: '/api/search' };
const operationOf = (description?: string) => {
  const get = { operationId: 'listTags', ...(description && { description }) };
  const specs = { paths: { '/api/tags': { get } } };
  return withPromises(specs as never, [ending as never]).paths['/api/tags']?.get;
};

it('an operation that ends says so before anything else, and what to use instead', () => {
  const note = 'Deprecated since 2027-01-01; ends on 2028-01-01. Use /api/search instead.';
  expect(operationOf()).toMatchObject({ deprecated: true, description: note });
  expect(operationOf('All tags.')).toMatchObject({ description: `${note} All tags.` });
});
