import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../../build/ensure-build';
import { defineCommand } from '../../cli/command';
import { CheckError } from '../../cli/failure';
import { runProgram } from '../../cli/run-program';
import { say } from '../../cli/terminal';
import { findingLines } from '../words/finding';
import { type SourceFile, unusedUtilities } from './unused-utilities';
import { wholePageRules } from './whole-page-rules';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const WEB = 'packages/web/src';

const style = defineCommand({
  meta: {
    description: 'Find rules of the stylesheet for classes that no element has, and for all of a page',
  },
  details:
    'Tailwind takes every word of an element’s module for a class. A class of one plain word is found where an element is given it.',
  example: '',
  async run() {
    const { client } = await ensureBuild();
    const assets = join(client, 'assets');
    const name = readdirSync(assets).find((file) => /^style-.*\.css$/.test(file));
    if (name === undefined) throw new CheckError('The build has no stylesheet.');
    const built = readFileSync(join(assets, name), 'utf8');
    const found = unusedUtilities(built, sources(/\.css$/), sources(/(?<!\.test)\.tsx$/));
    const whole = wholePageRules(built);
    say(
      `${(built.length / 1_024).toFixed(1)} KB of style rules; places where a word was taken for a class: ${found.length}; rules for all of a page: ${whole.length}`,
    );
    if (found.length + whole.length > 0) throw new CheckError(findingLines([...found, ...whole]).join('\n'));
  },
});

const sources = (named: RegExp): SourceFile[] =>
  readdirSync(join(ROOT, WEB), { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file))
    .map((file) => ({ file: `${WEB}/${file}`, text: readFileSync(join(ROOT, WEB, file), 'utf8') }));

await runProgram({
  name: 'npx tsx scripts/check/style/main.ts',
  exitCodes: { 0: 'nothing was found', 1: 'something was found', 2: 'the command was used wrongly' },
  command: style,
});
