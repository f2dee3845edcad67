import { expect, it } from 'vitest';
import { originOf, withOrigin } from './unlock-origin';

const from = { path: '/offers/kauri-1_b', name: 'Kauri' };

it('the offer that a visitor came from is found in the history', () => {
  expect(originOf(withOrigin(from))).toEqual(from);
  expect(originOf({ unlock_from: { ...from, other: 1 }, step: 2 })).toEqual(from);
});

it.each([
  null,
  undefined,
  'text',
  {},
  withOrigin(null),
  { unlock_from: { path: from.path } },
  { unlock_from: { name: 'Kauri' } },
  { unlock_from: { path: 1, name: 'Kauri' } },
  { unlock_from: { ...from, name: 7 } },
  ...[
    '/offers/',
    '/offers/a/b',
    '/offers',
    '//evil.example',
    'https://evil.example/offers/a',
    '/offers/a?b',
    'x/offers/a',
  ].map((path) => ({ unlock_from: { ...from, path } })),
])('nothing else is one: %j', (state) => {
  expect(originOf(state)).toBeNull();
});
