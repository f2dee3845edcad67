import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonForScript } from './json-for-script';

it('JSON in a script element reads as it was, and nothing in it can end the element or a line', () => {
  const piece = fc.constantFrom('</script>', '<!--', '<', '\u2028', '\u2029', '\\u003c', '"', '\\', 'x');
  const text = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.array(text), fc.dictionary(text, text)), (value) => {
      const json = jsonForScript(value);
      expect(JSON.parse(json)).toEqual(value);
      expect(json).not.toMatch(/[<\u2028\u2029]/);
    }),
  );
});
