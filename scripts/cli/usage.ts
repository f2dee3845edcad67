import type { ArgDef } from 'citty';
import { isRequired, shortOf, wordOf } from './check-words';
import type { AnyCommand, Program, SingleProgram, VerbProgram } from './command';

const WIDEST = 100;
const INDENT = '    ';
const NO_BREAK = '\u00a0';

/** Help of a program with verbs: what it does, its verbs, an example, the exit codes. */
export function programUsage(program: VerbProgram): string {
  const verbs = Object.entries(program.verbs).map(
    ([verb, command]): Row => [[verb, ...operandsOf(command)].join(' '), command.meta.description],
  );
  return sections(
    `Usage: ${typed(program, 'VERB')}`,
    wrap(`${program.description}.\n${program.details}`),
    `Verbs\n${table([...verbs, ['help VERB', 'Explain a verb and its options']])}`,
    `Example\n  ${typed(program, program.example)}`,
    ...program.notes.map((text) => wrap(text)),
    exitCodesOf(program),
  );
}

/** Help of one verb of a program. */
export const verbUsage = (program: VerbProgram, verb: string, command: AnyCommand): string =>
  commandUsage(program, command, verb);

/** Help of a program without verbs. */
export const singleUsage = (program: SingleProgram): string => commandUsage(program, program.command, '');

function commandUsage(program: Program, command: AnyCommand, verb: string): string {
  return sections(
    usageLine(program, command, verb),
    wrap([`${command.meta.description}.`, command.details].filter(Boolean).join('\n')),
    table(argumentRows(command)),
    `Example\n  ${typed(program, verb, command.example)}`,
    ...(command.notes ?? []).map((text) => wrap(text)),
    exitCodesOf(program),
  );
}

/** How a command is typed; a wide line is broken between its arguments. */
function usageLine(program: Program, command: AnyCommand, verb: string): string {
  const words = synopsisOf(command).map((word) => word.replaceAll(' ', NO_BREAK));
  return wrap(`Usage: ${typed(program, verb, ...words)}`, width() - INDENT.length)
    .replaceAll('\n', `\n${INDENT}`)
    .replaceAll(NO_BREAK, ' ');
}

/** A call as a person types it: "npm run seed -- publish FOLDER". */
export function typed({ name }: Program, ...words: string[]): string {
  const line = words.filter(Boolean).join(' ');
  return line ? `${name} -- ${line}` : name;
}

type Row = [left: string, right: string];

type Argument = [name: string, definition: ArgDef];

const argumentsOf = ({ args = {} }: AnyCommand): Argument[] => Object.entries(args as Record<string, ArgDef>);

/** An argument as a line of usage shows it: in brackets where it may be left out. */
function bracketed(argument: Argument): string {
  return isRequired(argument[1]) ? wordOf(argument) : `[${wordOf(argument)}]`;
}

function synopsisOf(command: AnyCommand): string[] {
  const all = argumentsOf(command).map(bracketed);
  return command.words ? [...all, `[${command.words.name}…]`] : all;
}

/** What the list of verbs shows of a verb: what it works on and what it needs. */
const operandsOf = (command: AnyCommand): string[] =>
  argumentsOf(command)
    .filter(([, definition]) => definition.type === 'positional' || isRequired(definition))
    .map(bracketed);

function argumentRows(command: AnyCommand): Row[] {
  const rows = argumentsOf(command).map((argument): Row => {
    const short = shortOf(argument[1]);
    return [`${wordOf(argument)}${short ? `, -${short}` : ''}`, argument[1].description ?? ''];
  });
  if (command.words) rows.unshift([command.words.name, command.words.description]);
  return [...rows, ['--help, -h', 'Show this text']];
}

const exitCodesOf = ({ exitCodes }: Program): string =>
  `Exit codes\n${table(Object.entries(exitCodes).map(([code, meaning]) => [code, meaning]))}`;

const sections = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');

/** Two columns; the right one is wrapped within itself. */
function table(rows: readonly Row[]): string {
  const left = Math.max(...rows.map(([word]) => word.length));
  return rows
    .map(([word, text]) => {
      const [first = '', ...more] = wrap(text, width() - left - 4).split('\n');
      return [
        `  ${word.padEnd(left)}  ${first}`,
        ...more.map((line) => `${' '.repeat(left + 4)}${line}`),
      ].join('\n');
    })
    .join('\n');
}

const width = () => Math.min(WIDEST, process.stdout.columns || WIDEST);

/** Breaks text at spaces; a line break in the text stays. */
function wrap(text: string, columns = width()): string {
  const line = new RegExp(`(?=[^ ])(.{1,${columns}}|[^ ]+)(?: +|$)`, 'g');
  return text
    .split('\n')
    .map((paragraph) => paragraph.replace(line, '$1\n').trimEnd())
    .join('\n');
}
