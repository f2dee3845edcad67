import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundlePrograms } from '../support/bundle-programs';

const ROOT = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Name and file of every npm script that is a command of ours; `test:full` is `test` with an option. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^tsx (?:watch )?(?:--\S+ )*(scripts\/\S+)$/.exec(line)?.[1];
  return file ? [[name, file] as const] : [];
});
const typedName = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

interface Run {
  code: number | null;
  out: string;
  err: string;
}

let built: ReadonlyMap<string, string>;
beforeAll(async () => {
  const files = COMMANDS.map(([, file]) => file);
  const programs = await bundlePrograms(files);
  built = new Map(files.map((file, at) => [file, programs[at] ?? '']));
});

/** Runs a bundled module, or code after `--import tsx --input-type=module --eval`. */
function run(words: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      words,
      { cwd: ROOT, env: { ...process.env, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}

/** Imports modules one after the other as if each were started with `--help`, and prints what each said and its exit code. */
const EACH_WITH_HELP = `
  const runs = [];
  const exit = process.exit;
  // One ends its process when it is done.
  process.exit = () => {};
  const streams = { out: process.stdout, err: process.stderr };
  const write = { out: process.stdout.write, err: process.stderr.write };
  for (const file of process.argv.slice(1)) {
    const run = { out: '', err: '' };
    for (const [name, stream] of Object.entries(streams))
      stream.write = (text) => {
        run[name] += text;
        return true;
      };
    process.argv = [process.execPath, file, '--help'];
    process.exitCode = undefined;
    await import(file);
    runs.push({ code: process.exitCode ?? 0, ...run });
    process.stdout.removeAllListeners('error');
  }
  for (const [name, stream] of Object.entries(streams)) stream.write = write[name];
  process.exit = exit;
  process.exitCode = undefined;
  process.stdout.write(JSON.stringify(runs));
`;

// In one process, since what the commands have in common takes longer to load than help takes.
it('every npm script explains itself', { timeout: 240_000 }, async () => {
  expect(COMMANDS.length).toBeGreaterThan(12);
  const files = COMMANDS.map(([, file]) => built.get(file) ?? '');
  const all = await run(['--input-type=module', '--eval', EACH_WITH_HELP, ...files]);
  expect(all).toMatchObject({ code: 0, err: '' });
  const runs = JSON.parse(all.out) as Run[];
  expect(runs).toHaveLength(COMMANDS.length);
  for (const [at, [name]] of COMMANDS.entries()) {
    const { code, out, err } = runs[at] as Run;
    expect([name, code, err]).toEqual([name, 0, '']);
    expect(out).toMatch(new RegExp(`^Usage: ${typedName(name)}( -- .*(\\n {4}.*)*)?\n\n[A-Z].*\\.\n`));
    expect(out).toContain('\n\nExample\n  ');
    expect(out).toContain('\n\nExit codes\n  0  ');
  }
});

it('no npm script counts on one that npm runs before or after it', () => {
  // `.npmrc` keeps packages from running scripts while they are installed, and with them those before and after ours.
  const beside = Object.keys(scripts).filter((name) => {
    const other = name.replace(/^(pre|post)/, '');
    return other !== name && (other in scripts || ['install', 'pack', 'publish', 'version'].includes(other));
  });
  expect([...beside, ...['install', 'prepare'].filter((name) => name in scripts)]).toEqual([]);
});

it('an unknown kind of test is an error that names the kinds', async () => {
  const { code, out, err } = await run(['--import', 'tsx', 'scripts/test/main.ts', 'unit', 'browsr']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(
    'Did you mean browser? The kinds are unit, pages, store, api, site, commands, infra, browser.',
  );
});

it('what nobody foresaw ends with 3 and a sentence; DEBUG=1 shows where it happened', async () => {
  const failing = [
    "import { defineCommand } from './scripts/cli/command.ts';",
    "import { runProgram } from './scripts/cli/run-program.ts';",
    "const run = () => { throw new RangeError('out of paper'); };",
    "const command = defineCommand({ meta: { description: 'Fail' }, example: '', run });",
    "await runProgram({ name: 'npm run fail', exitCodes: {}, command }, []);",
  ].join('\n');
  const words = ['--import', 'tsx', '--input-type=module', '--eval', failing];
  expect(await run(words, { DEBUG: '' })).toEqual({
    code: 3,
    out: '',
    err: 'out of paper\nDEBUG=1 shows where it happened.\n',
  });
  expect((await run(words, { DEBUG: '1' })).err).toMatch(/^RangeError: out of paper\n\s+at .*run /);
});
