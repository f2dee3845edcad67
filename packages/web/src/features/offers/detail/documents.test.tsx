import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Documents } from './documents';

afterEach(() => void vi.unstubAllGlobals());

const shown = (address: string) =>
  renderToStaticMarkup(<Documents documents={[{ title: 'Memorandum', address }]} />);

test('A document is named with the site that has it, also in a browser of 2022, which cannot tell an address first', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  expect(shown('https://files.kauri.example:8443/im.pdf?v=2')).toContain('>files.kauri.example:8443<');
  expect(shown('no address')).toContain('Memorandum');
});
