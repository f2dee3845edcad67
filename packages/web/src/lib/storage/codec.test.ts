import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json, plainText, versioned } from './codec';

/** The third form of a note: version 1 was a bare text, version 2 had `text`, version 3 has `words`. */
interface Note {
  words: string;
}
const UPGRADES = {
  1: (text: unknown) => ({ text }),
  2: (old: unknown) => ({ words: (old as { text: unknown }).text }),
};
const parseNote = (stored: unknown): Note | null => {
  const words = (stored as Partial<Note> | null | undefined)?.words;
  return typeof words === 'string' ? { words } : null;
};
const note = versioned(3, UPGRADES, parseNote);
const notes = versioned<Note[]>(3, UPGRADES, (stored) => {
  const read = Array.isArray(stored) ? stored.map(parseNote) : [null];
  return read.includes(null) ? null : (read as Note[]);
});

describe('what carries a version', () => {
  it('comes back as it was, and names its version', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (words) => void expect(note.decode(note.encode({ words }))).toEqual({ words }),
      ),
    );
    expect(JSON.parse(note.encode({ words: 'Kia ora' }))).toEqual({ version: 3, words: 'Kia ora' });
    expect(JSON.parse(notes.encode([{ words: 'a' }]))).toEqual([{ version: 3, words: 'a' }]);
    expect(notes.encode([])).toBe('[]');
  });

  it('is brought up to date from any version before', () => {
    expect(note.decode('"one"')).toEqual({ words: 'one' });
    expect(note.decode('{"version":2,"text":"two"}')).toEqual({ words: 'two' });
    expect(notes.decode('["one",{"version":2,"text":"two"},{"version":3,"words":"three"}]')).toEqual([
      { words: 'one' },
      { words: 'two' },
      { words: 'three' },
    ]);
  });

  it('of a newer version gives what this version can use', () => {
    expect(note.decode('{"version":4,"words":"four","colour":"red"}')).toEqual({ words: 'four' });
    expect(note.decode('{"version":4,"letters":[]}')).toBeNull();
  });
});

it('no text makes a codec throw', () => {
  const bare = json((stored) => (Array.isArray(stored) ? stored : null));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const codec of [note, notes, bare, plainText]) codec.decode(text);
    }),
  );
  expect(bare.decode('{')).toBeNull();
});
