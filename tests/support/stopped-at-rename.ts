/**
 * The environment of a command that gets Ctrl-C, or another signal, in the moment in which a file or folder that it has written takes its
 * name: a signal from outside would not meet it.
 */
export function stoppedAtRename(signal: NodeJS.Signals = 'SIGINT'): { NODE_OPTIONS: string } {
  const module = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (...of) => {
      process.kill(process.pid, '${signal}');
      renameSync(...of);
    };
    syncBuiltinESMExports();
  `;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}
