import type { Person } from '@tussock/core/person/person';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { People } from './people';

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), name: `Person ${n}.`, role: null, bio: null }));

/** How many people are named before what is folded, and in it. */
function namedIn(count: number): number[] {
  const html = renderToStaticMarkup(<People people={people(count) as unknown as Person[]} />);
  return html.split('<details').map((part) => part.split('Person ').length - 1);
}

test.each([
  [1, [1]],
  [16, [16]],
  [17, [12, 5]],
  [60, [12, 48]],
])('%s people are named before the fold and in it: %s', (count, named) => {
  expect(namedIn(count)).toEqual(named);
});
