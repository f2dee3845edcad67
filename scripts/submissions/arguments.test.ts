import { describe, expect, it } from 'vitest';
import { UsageError } from '../seed/failure';
import { DEFAULT_FOLDER, readArguments } from './arguments';

describe('the words after npm run submissions --', () => {
  it('name a verb, an address and a folder', () => {
    expect(readArguments([])).toMatchObject({ verb: 'help' });
    expect(readArguments(['list', '--help'])).toMatchObject({ verb: 'help' });
    expect(readArguments(['export'])).toMatchObject({ verb: 'export', folder: DEFAULT_FOLDER, email: null });
    expect(readArguments(['export', 'out', '--email', ' a@b.nz'])).toMatchObject({
      folder: 'out',
      email: 'a@b.nz',
    });
    expect(readArguments(['delete', '--email', 'a@b.nz', '-y'])).toMatchObject({ verb: 'delete', yes: true });
  });

  it.each([
    [['frobnicate'], 'no verb "frobnicate"'],
    [['delete'], 'delete needs an address'],
    [['delete', '--email', 'mere'], 'not an e-mail address'],
    [['delete', '--email'], 'email'],
    [['list', '--yes'], 'list takes no --yes'],
    [['list', 'all'], 'one word too many'],
    [['export', 'a', 'b'], 'one word too many'],
    [['list', '--colour'], 'colour'],
  ])('%j are refused with a reason', (words, reason) => {
    expect(() => readArguments(words)).toThrow(UsageError);
    expect(() => readArguments(words)).toThrow(reason);
  });
});
