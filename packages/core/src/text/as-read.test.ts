import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character';
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
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const read = asRead(text);
      expect(read.replace(/[\t\n\r]/g, '')).not.toMatch(/[\p{Cf}\p{DI}]|(?!\ud800)\p{Cc}/u);
      expect(asRead(read)).toBe(read);
    }),
    { numRuns: 500 },
  );
});

it.each([
  [
    'а в с ԁ е ғ ɡ һ і ј к ʟ м п о р ԛ г ѕ т υ ѵ ԝ х у ᴢ',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ],
  [
    'ᴀ ƅ ᴄ ᴅ ε ϝ ԍ ʜ ı ϳ ᴋ ӏ ᴍ ո σ ᴘ գ ʀ ꜱ ᴛ ս ѵ ш χ ү ʐ',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ],
  [
    'α Ь ϲ ɗ є ƒ ց հ ι ј κ ӏ Μ Ν ᴏ ρ գ ᴦ ʂ τ μ ᴠ ω х γ Ζ',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ],
])('reads letters that look like Latin ones as those: %s', (written, read) => {
  expect(asRead(written)).toBe(read);
});
