import { afterEach, expect, it, vi } from 'vitest';
import { namedPart } from './named-part';

const PARTS = ['fees', 'Māori land', '100%'];
vi.stubGlobal('document', { getElementById: (id: string) => (PARTS.includes(id) ? id : null) });
afterEach(() => vi.unstubAllGlobals());

it('is found by its name, however the address encodes it, and nothing throws', () => {
  expect(
    ['#fees', '#M%C4%81ori%20land', '#100%', '#100%25', '#%E0', '#other', '#', ''].map(namedPart),
  ).toEqual([...['fees', 'Māori land', '100%', '100%'], ...[null, null, null, null]]);
});
