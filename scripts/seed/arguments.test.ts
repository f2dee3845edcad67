import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments';
import { UsageError } from './failure';

const plain = { folder: '', release: null, json: false, dryRun: false, yes: false };

describe('readArguments', () => {
  test.each([
    [[], { ...plain, verb: 'help' }],
    [['publish', '--help'], { ...plain, verb: 'help' }],
    [
      ['publish', 'data', '--dry-run', '--yes'],
      { ...plain, verb: 'publish', folder: 'data', dryRun: true, yes: true },
    ],
    [['validate', '--json', 'data'], { ...plain, verb: 'validate', folder: 'data', json: true }],
    [['rollback'], { ...plain, verb: 'rollback' }],
    [['rollback', '7'], { ...plain, verb: 'rollback', release: 7 }],
    [['prune', '--yes'], { ...plain, verb: 'prune', yes: true }],
  ])('%j', (words, command) => {
    expect(readArguments(words)).toEqual(command);
  });

  test.each([
    [['publsh'], 'There is no verb "publsh"'],
    [['publish'], 'needs a folder'],
    [['validate', 'a', 'b'], '"b" is one too many'],
    [['validate', 'a', '--yes'], 'takes no --yes'],
    [['releases', 'x'], 'takes no operand'],
    [['rollback', 'x'], 'not the number of a release'],
    [['rollback', '0'], 'not the number of a release'],
    [['--nonsense'], "Unknown option '--nonsense'"],
  ])('%j is refused', (words, reason) => {
    expect(() => readArguments(words)).toThrow(UsageError);
    expect(() => readArguments(words)).toThrow(reason);
  });
});
