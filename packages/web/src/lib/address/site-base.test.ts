import { expect, it } from 'vitest';
import { baseOf } from './site-base';

it('is the address of a preview, and nothing on the published site', () => {
  expect(baseOf('/preview/2-ab/offers/kauri')).toBe('/preview/2-ab');
  expect(baseOf('/preview/2-ab')).toBe('/preview/2-ab');
  for (const path of ['/', '/offers', '/preview', '/preview/', '/offers/preview/x'])
    expect(baseOf(path)).toBe('');
});
