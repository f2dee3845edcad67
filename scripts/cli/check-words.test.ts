import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '../seed/program';
import { JSON_OUTPUT, YES } from './arguments';
import { checkWords, didYouMean } from './check-words';
import { type AnyCommand, defineCommand } from './command';
import { UsageError } from './failure';

const copy = defineCommand({
  meta: { description: 'Copy a folder' },
  example: 'from --to there',
  args: {
    folder: { type: 'positional', required: true, description: 'What to copy' },
    name: { type: 'positional', required: false, description: 'Its new name' },
    to: { type: 'string', valueHint: 'PLACE', required: true, description: 'Where to' },
    yes: YES,
    json: JSON_OUTPUT,
  },
  run: () => {},
});
const kinds: AnyCommand = {
  ...copy,
  args: {},
  words: { name: 'KIND', description: 'A kind', options: ['unit', 'api'] },
};

describe('checkWords', () => {
  it.each([
    [['a', '--to', 'b']],
    [['--to=b', 'a', 'c', '-y', '--json']],
    [['a', '--to=--odd']],
    [['--to', 'b', '--', '--odd-name']],
  ])('lets %j pass', (words) => {
    expect(() => checkWords('copy', copy, words)).not.toThrow();
  });

  it.each([
    [[], 'copy needs FOLDER: what to copy.'],
    [['a'], 'copy needs --to PLACE: where to.'],
    [['a', 'b', 'c', '--to', 'd'], '"c" is one word too many for copy.'],
    [['a', '--to'], '--to needs a value: --to PLACE.'],
    [['a', '--to='], '--to needs a value: --to PLACE.'],
    [['a', '--to', '--yes'], /^--to needs a value: --to PLACE\.$/],
    [['a', '--to', '-y'], /^--to needs a value: --to PLACE\.$/],
    [['a', '--to', '-b@c.nz'], '--to needs a value: --to PLACE. Is it -b@c.nz? Then write --to=-b@c.nz.'],
    [['a', '--to', 'b', '--yes=no'], '--yes takes no value.'],
    [['a', '--to', 'b', '--no-yes'], 'copy has no option --no-yes.'],
    [['a', '--to', 'b', '--jsn'], 'copy has no option --jsn. Did you mean --json?'],
    [['a', '--to', 'b', '-x'], 'copy has no option -x. Its options are --to, --yes, --json.'],
    [['a', '--to', 'b', '--toString'], 'copy has no option --toString.'],
  ])('refuses %j', (words, reason) => {
    expect(() => checkWords('copy', copy, words)).toThrow(UsageError);
    expect(() => checkWords('copy', copy, words)).toThrow(reason);
  });

  it('takes known words in any number, and names them all for an unknown one', () => {
    expect(() => checkWords('npm test', kinds, ['api', 'unit', 'api'])).not.toThrow();
    const wrong = 'There is no kind "unti". Did you mean unit? The kinds are unit, api.';
    expect(() => checkWords('npm test', kinds, ['api', 'unti'])).toThrow(wrong);
  });
});

describe('didYouMean', () => {
  const verbs = Object.keys(seed.verbs);

  it('finds a verb again after one typing error', () => {
    const letter = fc.integer({ min: 97, max: 122 }).map((code) => String.fromCharCode(code));
    const typo = fc.tuple(fc.constantFrom(...verbs), fc.nat(), letter);
    fc.assert(
      fc.property(typo, ([verb, place, added]) => {
        const at = place % verb.length;
        for (const typed of [
          verb.slice(0, at) + verb.slice(at + 1),
          verb.slice(0, at) + added + verb.slice(at),
          verb.slice(0, at) + added + verb.slice(at + 1),
        ])
          expect(didYouMean(typed, verbs)).toBe(` Did you mean ${verb}?`);
      }),
    );
  });

  it('says nothing where no verb is near', () => {
    expect(didYouMean('frobnicate', verbs)).toBe('');
    expect(didYouMean('ls', verbs)).toBe('');
  });
});
