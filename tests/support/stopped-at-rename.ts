/**
 * The environment of a command that gets Ctrl-C in the moment in which a file or folder that it has written takes its name: a signal from
 * outside would not meet it.
 */
export function stoppedAtRename(): { NODE_OPTIONS: string } {
  const module = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (...of) => {
      process.kill(process.pid, 'SIGINT');
      renameSync(...of);
    };
    syncBuiltinESMExports();
  `;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}
