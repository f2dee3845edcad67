import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { OFFLINE, ROOT } from './platform';
import type { Workspace } from './workspace';

export interface SstResult {
  status: number;
  /** Both streams, without colours. */
  output: string;
}

const TIMEOUT = 240_000;
const SST = join(ROOT, 'node_modules', '.bin', 'sst');

/** Runs `sst WORDS` in a workspace, against a loopback AWS, without a terminal. A failed command does not throw. */
export function runSst(
  workspace: Workspace,
  aws: string,
  words: string[],
  env: Record<string, string> = {},
): Promise<SstResult> {
  const { AWS_PROFILE: _, SST_STAGE: __, ...inherited } = process.env;
  return new Promise((resolve) => {
    const options = {
      cwd: workspace.root,
      env: {
        ...inherited,
        ...OFFLINE,
        NO_COLOR: '1',
        XDG_CONFIG_HOME: workspace.config,
        INFRA_RECORD: workspace.record,
        AWS_ENDPOINT_URL: aws,
        AWS_ACCESS_KEY_ID: 'loopback',
        AWS_SECRET_ACCESS_KEY: 'loopback',
        ...env,
      },
      timeout: TIMEOUT,
      killSignal: 'SIGKILL' as const,
      maxBuffer: 64 * 1024 * 1024,
    };
    const child = execFile(SST, words, options, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ status, output: stdout + stderr });
    });
    child.stdin?.end();
  });
}
