import * as fc from 'fast-check';

const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;
const HOW_MANY = AFTER_SURROGATES - SURROGATES;

/**
 * Any character, for `fc.string({ unit: anyCharacter })`: the characters of `unit: 'binary'` and as often, which makes a list of
 * all 1.1 million in each process, and takes a second for it.
 */
export const anyCharacter = fc.nat(0x10_ffff - HOW_MANY).map(
  (place) => String.fromCodePoint(place < SURROGATES ? place : place + HOW_MANY),
  (character) => {
    const code = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
    const isSurrogate = code >= SURROGATES && code < AFTER_SURROGATES;
    if (code < 0 || isSurrogate || String.fromCodePoint(code) !== character)
      throw new Error('Not a character');
    return code < SURROGATES ? code : code - HOW_MANY;
  },
);
