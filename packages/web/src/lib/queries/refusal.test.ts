import { tooManyRequests } from '@tussock/server/http/http-error';
import { expect, it } from 'vitest';
import { refusalOf } from './refusal';

it('says why and when to try again where the directory was asked too often', () => {
  const { status, body } = tooManyRequests('Please try again in 40 seconds.', 40);
  expect(refusalOf({ status, ...body })).toBe(
    'Too many requests have come from your network. Please try again in 40 seconds.',
  );
});

it.each([null, undefined, new TypeError('failed'), { status: 503, message: 'No.', hint: 'Later.' }])(
  'is none in %o',
  (error) => {
    expect(refusalOf(error)).toBeNull();
  },
);
