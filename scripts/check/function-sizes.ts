import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLE } from '../../infra/bundle';
import { buildHandler } from '../infra/handler';

export interface FunctionSize {
  name: string;
  /** Unpacked bytes of code. */
  bytes: number;
  /** Milliseconds that the import took, the median of five. */
  start: number;
}

const STARTS = 5;

/** Builds a function as SST does and imports its module in new processes, a few times. */
export async function functionSize(name: string, handler: string): Promise<FunctionSize> {
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  try {
    const { bytes, file } = await buildHandler(name, handler, folder, BUNDLE);
    const starts = Array.from({ length: STARTS }, () => startOf(file)).sort((a, b) => a - b);
    return { name, bytes, start: starts[Math.floor(STARTS / 2)] as number };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function startOf(file: string): number {
  const program = `const started = performance.now();
await import(${JSON.stringify(pathToFileURL(file).href)});
console.log(performance.now() - started);
process.exit(0);`;
  const env = {
    ...process.env,
    AWS_REGION: 'ap-southeast-2',
    DIRECTORY_TABLE: 'none',
    NODE_ENV: 'production',
  };
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(printed.trim().split('\n').at(-1));
}
