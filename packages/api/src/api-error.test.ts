import { expect, it } from 'vitest';
import { ApiError } from './api-error';

it('a failed call throws what the API answered, and says so itself where it answered nothing', () => {
  const answer = {
    message: 'There is no such offer.',
    details: 'a',
    hint: 'Look elsewhere.',
    code: 'not_found',
  };
  expect(new ApiError(404, answer)).toMatchObject({ ...answer, name: 'ApiError', status: 404 });
  expect(new ApiError(502, {})).toMatchObject({
    message: 'The directory answered 502.',
    status: 502,
    details: null,
    hint: null,
    code: 'unknown',
  });
});
