import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { installApart } from '../cli/install-apart';
import { installedRuntime } from '../infra/runtime/installed';

/** Seconds that one run may take. */
const LONGEST_RUN = 300;

export interface Ran {
  code: number | null;
  output: string;
}

export interface Tools {
  /** Runs a program of the suite or the inspector under the Node of the functions. */
  run: (program: 'conformance' | 'inspector', words: readonly string[]) => Promise<Ran>;
}

const PROGRAMS = {
  conformance: '@modelcontextprotocol/conformance/dist/index.js',
  inspector: '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
};

/** The suite and the inspector, in the versions of the lock file, and the Node of the functions to run them on. */
export async function installedTools(): Promise<Tools> {
  const [{ node }, modules] = await Promise.all([
    installedRuntime(),
    installApart(join(import.meta.dirname, 'conformance'), 'mcp-conformance'),
  ]);
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
