import { describe, expect, it } from 'vitest';
import { noteOf, outcomeWords, stateOf, withState } from './source-state';

const older = {
  title: null,
  address: null,
  tier: 'A',
  checked_on: '2026-06-03',
  outcome: null,
  state: null,
  confirmed_on: null,
} as const;

describe('an entry of an older data folder', () => {
  it.each([
    ['matches', 'confirmed', null],
    ['Matches: page 4', 'confirmed', 'page 4'],
    ['differs: 60 million is the target', 'differs', '60 million is the target'],
    ['Not found – no company of this name', 'not_found', 'no company of this name'],
    ['unreachable', 'unreachable', null],
    ['not confirmed: one scenario of five', 'not_confirmed', 'one scenario of five'],
    ['the price differs', 'not_confirmed', 'the price differs'],
    ['a page not found', 'not_confirmed', 'a page not found'],
    ['it was unreachable', 'not_confirmed', 'it was unreachable'],
    ['it is not confirmed', 'not_confirmed', 'it is not confirmed'],
    ['confirmed by telephone', 'not_confirmed', 'confirmed by telephone'],
    ['the page matches', 'not_confirmed', 'the page matches'],
    ['mismatches', 'not_confirmed', 'mismatches'],
    ['  Matches: page 4 ', 'confirmed', 'page 4'],
    [' by telephone ', 'not_confirmed', 'by telephone'],
    ['seen at last - a page', 'not_confirmed', 'seen at last - a page'],
    ['matches/page 4', 'confirmed', '/page 4'],
    ['matches page 4: a - b', 'confirmed', 'page 4: a - b'],
    [': see page 4', 'not_confirmed', ': see page 4'],
    ['', 'not_confirmed', null],
    ['  ', 'not_confirmed', null],
    [null, 'not_confirmed', null],
  ])('“%s” is %s', (outcome, state, note) => {
    expect(stateOf(outcome)).toBe(state);
    expect(noteOf({ outcome })).toBe(note);
  });

  it('was confirmed on the day of a look that matched, and only then', () => {
    expect(withState({ ...older, outcome: 'matches' })).toMatchObject({ confirmed_on: '2026-06-03' });
    expect(withState({ ...older, outcome: 'differs' })).toMatchObject({ confirmed_on: null });
  });

  it('keeps what it states', () => {
    const stated = {
      ...older,
      outcome: 'matches',
      state: 'unreachable',
      confirmed_on: '2025-01-02',
    } as const;
    expect(withState(stated)).toMatchObject({ state: 'unreachable', confirmed_on: '2025-01-02' });
  });

  it('has a title: the document’s, else its address, else what kind of source it is', () => {
    expect(withState({ ...older, title: 'Register' }).title).toBe('Register');
    expect(withState({ ...older, address: 'https://one.example' }).title).toBe('https://one.example');
    expect(withState(older).title).toBe('public register');
  });
});

describe('the outcome of a look in a sentence', () => {
  it.each([
    [null, 'Differs'],
    ['differs: 60 million is the target', 'Differs, 60 million is the target'],
    ['Differs. The memorandum says 12%.', 'Differs. The memorandum says 12%'],
    ['the page was moved.', 'Differs, the page was moved'],
    ['differs: Īnanga Instruments states 8%', 'Differs. Īnanga Instruments states 8%'],
  ])('of “%s” is “%s”', (outcome, words) => {
    expect(outcomeWords({ outcome, state: 'differs' })).toBe(words);
  });
});
