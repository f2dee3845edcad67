import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutToken } from './preview';

it('a logged path names no token of a preview, however the address is written', () => {
  const token = fc.stringMatching(/^[1-9]-[0-9a-f]{48}$/);
  const start = fc.constantFrom('/preview/', '/PREVIEW/', '//preview/');
  const rest = fc.constantFrom('', '/', '/offers/kauri', '/api/search');
  fc.assert(
    fc.property(token, start, rest, (token, start, rest) => {
      expect(withoutToken(start + token + rest)).toBe(`${start}…${rest}`);
    }),
  );
  for (const path of ['/', '/offers', '/previews/x', '/offers/preview/x'])
    expect(withoutToken(path)).toBe(path);
});
