import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vocabulary } from './vocabulary';

/** Words of two letters, so that many begin alike and many are two others. */
const word = fc.stringMatching(/^[ab]{1,6}$/);
const words = fc.uniqueArray(word, { maxLength: 20 }).map((all) => all.sort());
const said = fc.func(fc.boolean());
const everyWord = () => true;

/** What a walk through all words finds. */
const beginning = (all: readonly string[], prefix: string) => all.filter((one) => one.startsWith(prefix));

describe('the words of an index', () => {
  it('that begin with a text are a run of them', () => {
    fc.assert(
      fc.property(words, word, (all, prefix) => {
        const [from, to] = new Vocabulary(all).range(prefix);
        expect(all.slice(from, to)).toEqual(beginning(all, prefix));
        expect(from).toBe(all.filter((one) => one < prefix).length);
      }),
    );
  });

  it('that begin with a text end where another begins, however many they are', () => {
    fc.assert(
      fc.property(words, word, (all, prefix) => {
        const vocabulary = new Vocabulary(all);
        const [from, to] = vocabulary.range(prefix);
        for (let at = from; at < to; at += 1) expect(vocabulary.endOf(prefix, at)).toBe(to);
      }),
    );
    const many = Array.from({ length: 1_000 }, (_, n) => `b${String(n).padStart(3, '0')}`);
    const vocabulary = new Vocabulary(['a', ...many, 'c']);
    expect([1, 2, 500, 1_000].map((from) => vocabulary.endOf('b', from))).toEqual([
      1_001, 1_001, 1_001, 1_001,
    ]);
  });

  it('are looked for nearby first: the end of a run of 2ⁿ takes a look for each doubling, and one for each halving of the last step', () => {
    const all = Array.from({ length: 4_096 }, (_, n) => `w${String(n).padStart(4, '0')}`);
    let looks = 0;
    const counted = new Proxy(all, {
      get: (of, name) => {
        if (/^\d+$/.test(String(name))) looks += 1;
        return Reflect.get(of, name);
      },
    });
    const looksFor = (prefix: string, from: number, end: number) => {
      looks = 0;
      expect(new Vocabulary(counted).endOf(prefix, from)).toBe(end);
      return looks;
    };
    expect(looksFor('w0007', 7, 8)).toBeLessThanOrEqual(3);
    expect(looksFor('w', 0, 4_096)).toBeLessThanOrEqual(13 + 11);
    expect(looksFor('w1', 1_000, 2_000)).toBeLessThanOrEqual(11 + 10);
  });

  it('are found at their positions, and no other is', () => {
    fc.assert(
      fc.property(
        words,
        word,
        (all, one) => void expect(new Vocabulary(all).find(one)).toBe(all.indexOf(one)),
      ),
    );
  });
});

describe('a word that may not be said', () => {
  it('is no beginning of anything', () => {
    fc.assert(
      fc.property(words, said, word, (all, isSaid, prefix) => {
        const known = all.filter((_, at) => isSaid(at));
        expect(new Vocabulary(all, isSaid).hasPrefix(prefix)).toBe(beginning(known, prefix).length > 0);
        expect(new Vocabulary(all).hasPrefix(prefix)).toBe(beginning(all, prefix).length > 0);
      }),
    );
  });

  it('is no half of two words without a space', () => {
    fc.assert(
      fc.property(words, fc.oneof(said, fc.constant(everyWord)), word, word, (all, isSaid, one, other) => {
        const joined = one + other;
        const known = new Set(all.filter((_, at) => isSaid(at)));
        // Each half has two letters at least, and the shortest first half is taken.
        const halves = Array.from({ length: Math.max(0, joined.length - 3) }, (_, n) => n + 2)
          .map((at) => [joined.slice(0, at), joined.slice(at)] as const)
          .find((pair) => pair.every((half) => known.has(half)));
        expect(new Vocabulary(all, isSaid).splitWord(joined)).toEqual(halves);
      }),
    );
  });
});
