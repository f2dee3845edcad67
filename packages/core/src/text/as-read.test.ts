import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asRead } from './as-read';

it.each([
  ['gua\u200branteed', 'guaranteed'],
  ['gua\u00adran\u2060teed\ufeff', 'guaranteed'],
  ['gua\u0000ranteed', 'guaranteed'],
  ['g\u034fuarante\ufe0fed', 'guaranteed'],
  ['\u202eguaranteed\u202c', 'guaranteed'],
  ['guаrаntееd', 'guaranteed'],
  ['ɡυαrαnτεεԁ', 'guaranteed'],
  ['ＧＵＡＲＡＮＴＥＥＤ', 'GUARANTEED'],
  ['𝐠𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝', 'guaranteed'],
  ['ⓖuaranteed', 'guaranteed'],
  ['ɢᴜᴀʀᴀɴᴛᴇᴇᴅ', 'guaranteed'],
  ['gúârānteęd', 'guaranteed'],
  ['risk‑free', 'risk-free'],
  ['risk–free', 'risk-free'],
  ['risk\u00a0free', 'risk free'],
  ['10–12 per cent – or more', '10–12 per cent – or more'],
  ['Tāmaki Makaurau’s “fund”\n\tof 6%', 'Tamaki Makaurau’s “fund”\n\tof 6%'],
])('%j is read as %j', (text, read) => {
  expect(asRead(text)).toBe(read);
});

it('leaves nothing invisible, and a text that was read as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = asRead(text);
      expect(read.replace(/[\t\n\r]/g, '')).not.toMatch(/[\p{Cf}\p{DI}]|(?!\ud800)\p{Cc}/u);
      expect(asRead(read)).toBe(read);
    }),
    { numRuns: 500 },
  );
});
