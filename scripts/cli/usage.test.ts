import type { ArgDef } from 'citty';
import { describe, expect, it } from 'vitest';
import { seed } from '../seed/program';
import { submissions } from '../submissions/program';
import { checkWords } from './check-words';
import type { AnyCommand } from './command';
import { programUsage, verbUsage } from './usage';

const PROGRAMS = [seed, submissions];
const VERBS = PROGRAMS.flatMap((program) =>
  Object.entries(program.verbs).map(([verb, command]) => ({ program, verb, command })),
);
const argumentsOf = ({ args = {} }: AnyCommand) => Object.entries(args as Record<string, ArgDef>);
/** The words of an example, as a shell splits them. */
const wordsOf = (example: string) =>
  (example.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
/** A text without its line breaks and columns. */
const flat = (text: string) => text.replace(/\s+/g, ' ');
const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));

describe.each(PROGRAMS)('help of $name', (program) => {
  const usage = programUsage(program);

  it('lists every verb with what it does, an example and the exit codes', () => {
    for (const [verb, { meta }] of Object.entries(program.verbs)) {
      expect(usage).toMatch(new RegExp(`^ {2}${verb} `, 'm'));
      expect(flat(usage)).toContain(meta.description);
    }
    expect(usage).toContain(`Example\n  ${program.name} -- ${program.example}\n`);
    for (const [code, meaning] of Object.entries(program.exitCodes))
      expect(flat(usage)).toContain(`${code} ${meaning}`);
    expect(widest(usage)).toBeLessThanOrEqual(100);
  });

  it('gives an example that works', () => {
    const [verb = '', ...words] = wordsOf(program.example);
    const command = program.verbs[verb] as AnyCommand;
    expect(() => checkWords(verb, command, words)).not.toThrow();
  });
});

describe.each(VERBS)('help of $program.name -- $verb', ({ program, verb, command }) => {
  const usage = verbUsage(program, verb, command);

  it('explains every argument', () => {
    for (const [name, { type, description }] of argumentsOf(command)) {
      expect(description).toBeTruthy();
      expect(usage).toContain(`  ${type === 'positional' ? name.toUpperCase() : `--${name}`}`);
    }
    expect(flat(usage)).toContain(`${command.meta.description}.`);
    expect(widest(usage)).toBeLessThanOrEqual(100);
  });

  it('gives an example that works', () => {
    expect(() => checkWords(verb, command, wordsOf(command.example))).not.toThrow();
  });

  it('says of every operand whether it is needed: citty takes it for needed otherwise', () => {
    for (const [, { type, required }] of argumentsOf(command))
      if (type === 'positional') expect(required).toBeTypeOf('boolean');
  });
});
