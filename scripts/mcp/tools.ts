import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperationError } from '../cli/failure';
import { installApart } from '../cli/install-apart';

/** Seconds that one run may take. */
const LONGEST_RUN = 300;

export interface Ran {
  code: number | null;
  output: string;
}

export interface Tools {
  /** Runs a program of the suite or the inspector under Node 24. */
  run: (program: 'conformance' | 'inspector', words: readonly string[]) => Promise<Ran>;
}

const PROGRAMS = {
  conformance: '@modelcontextprotocol/conformance/dist/index.js',
  inspector: '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
};

/** The suite and the inspector, in the versions of the lock file. `LAMBDA_NODE` names a Node 24 that is there already. */
export async function installedTools(): Promise<Tools> {
  const given = process.env.LAMBDA_NODE;
  const modules = await installApart(
    join(import.meta.dirname, 'conformance'),
    'mcp-conformance',
    given !== undefined,
  );
  const node = given ?? join(modules, `node-${process.platform}-${process.arch}`, 'bin/node');
  if (!existsSync(node))
    throw new OperationError(`The suite runs on Node 24: name one in LAMBDA_NODE. ${node} is not there.`);
  const run: Tools['run'] = (program, words) =>
    new Promise((resolve) => {
      const child = execFile(
        node,
        [join(modules, PROGRAMS[program]), ...words],
        { timeout: LONGEST_RUN * 1000, maxBuffer: 64 * 1024 * 1024 },
        (_error, out, err) => resolve({ code: child.exitCode, output: out + err }),
      );
    });
  return { run };
}
