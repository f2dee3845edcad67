import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAst } from 'vite';
import { bytesIn } from '../cli/bytes-in';
import type { Resource } from './resource';

/** The code of a function as sst has built it. */
export interface BuiltHandler {
  /** The name of the function in the program. */
  functionID: string;
  /** File and export within the archive. */
  handler: string;
  /** The file of code that has the export; what it loads when it is used is beside it. */
  file: string;
  /** The archive that is uploaded. */
  archive: string;
  /** Unpacked size of all the code in bytes. */
  bytes: number;
}

/**
 * What sst built for the functions of a stage.
 * @throws when the code lacks the handler's export: sst does not check it, so it would fail only on AWS
 */
export function builtHandlers(resources: Resource[], artifacts: string): BuiltHandler[] {
  return resources
    .filter(({ type }) => type === 'aws:lambda/function:Function')
    .map(({ name, inputs }) => {
      const functionID = name.replace(/Function$/, '');
      const [module = '', exported = ''] = String(inputs.handler).split('.');
      const code = join(artifacts, `${functionID}-src`);
      const file = join(code, `${basename(module)}.mjs`);
      if (!existsSync(file) || !exportsOf(file).has(exported))
        throw new Error(`${functionID}: the built code exports no ${exported}`);
      const archive = join(artifacts, functionID, 'code.zip');
      return { functionID, handler: inputs.handler, file, archive, bytes: bytesIn(code, '.mjs') };
    });
}

function exportsOf(file: string): Set<string> {
  const { body } = parseAst(readFileSync(file, 'utf8'));
  return new Set(
    body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration'
        ? statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
        : [],
    ),
  );
}
