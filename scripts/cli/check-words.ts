import { parseArgs } from 'node:util';
import type { ArgDef } from 'citty';
import type { AnyCommand } from './command';
import { UsageError } from './failure';
import { nearestWord } from './nearest';

/**
 * Refuses words that a command does not take. citty reads leniently: it would pass an unknown option, leave out a word too
 * many, and take `--yes=no` for a yes. Throws `UsageError` naming the word.
 */
export function checkWords(name: string, command: AnyCommand, words: string[]): void {
  const args = Object.entries((command.args ?? {}) as Record<string, ArgDef>);
  const options = args.filter(([, { type }]) => type !== 'positional');
  const positionals = args.filter(([, { type }]) => type === 'positional');
  const given = new Set<string>();
  let taken = 0;
  for (const token of tokensOf(words, options)) {
    if (token.kind === 'option') {
      given.add(checkOption(name, options, token));
    } else if (token.kind === 'positional') {
      if (taken >= positionals.length) checkRepeatedWord(name, command, token.value);
      taken += 1;
    }
  }
  const missing =
    positionals.slice(taken).find(([, definition]) => isRequired(definition)) ??
    options.find(([option, definition]) => isRequired(definition) && !given.has(option));
  if (!missing) return;
  const { description = '' } = missing[1];
  throw new UsageError(
    `${name} needs ${wordOf(missing)}: ${description.charAt(0).toLowerCase()}${description.slice(1)}.`,
  );
}

export const isRequired = ({ required }: ArgDef): boolean => required === true;

/** How help writes an argument: "FOLDER", "--email ADDRESS", "--yes". */
export function wordOf([name, { type, valueHint }]: [string, ArgDef]): string {
  if (type === 'positional') return name.toUpperCase();
  return type === 'boolean' ? `--${name}` : `--${name} ${valueHint ?? 'VALUE'}`;
}

/** The one letter of an option: "y" of `-y`. */
export const shortOf = (definition: ArgDef): string | undefined =>
  'alias' in definition && typeof definition.alias === 'string' ? definition.alias : undefined;

/** " Did you mean publish?" where a known word is near, else "". */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

type Option = [name: string, definition: ArgDef];
type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

function tokensOf(words: string[], options: readonly Option[]) {
  const known = options.map(([name, definition]) => {
    const short = shortOf(definition);
    return [
      name,
      { type: definition.type === 'boolean' ? 'boolean' : 'string', ...(short && { short }) },
    ] as const;
  });
  const config = {
    options: Object.fromEntries(known),
    strict: false,
    allowPositionals: true,
    tokens: true,
  } as const;
  return parseArgs({ ...config, args: words }).tokens;
}

/** Checks one option as typed. Returns its name. */
function checkOption(
  command: string,
  options: readonly Option[],
  { name, rawName, value, inlineValue }: OptionToken,
) {
  const option = options.find(([known]) => known === name);
  if (!option) {
    const known = options.map(([known]) => `--${known}`);
    const all = known.length > 0 ? `Its options are ${known.join(', ')}.` : 'It takes no options.';
    throw new UsageError(`${command} has no option ${rawName}.${didYouMean(rawName, known) || ` ${all}`}`);
  }
  if (option[1].type === 'boolean') {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
  } else if (!value || (!inlineValue && value.startsWith('-'))) {
    const hyphen =
      value && !isOption(value, options) ? ` Is it ${value}? Then write ${rawName}=${value}.` : '';
    throw new UsageError(`${rawName} needs a value: ${wordOf(option)}.${hyphen}`);
  }
  return name;
}

const isOption = (word: string, options: readonly Option[]) =>
  options.some(
    ([name, definition]) => word === `-${shortOf(definition)}` || word.split('=', 1)[0] === `--${name}`,
  );

function checkRepeatedWord(name: string, { words }: AnyCommand, word: string): void {
  if (!words) throw new UsageError(`"${word}" is one word too many for ${name}.`);
  if (!words.options || words.options.includes(word)) return;
  const noun = words.name.toLowerCase();
  throw new UsageError(
    `There is no ${noun} "${word}".${didYouMean(word, words.options)} The ${noun}s are ${words.options.join(', ')}.`,
  );
}
