/** Loaded into a command with `--import`: sends the memory and CPU time it used to the process that started it. */
import { readFileSync } from 'node:fs';

let memory = 0;
const sample = () => {
  memory = Math.max(memory, privateMemory());
};
setInterval(sample, 100).unref();
process.on('exit', () => {
  sample();
  const { user, system } = process.cpuUsage();
  process.send?.({ memory, cpu: (user + system) / 1_000 });
});

/** Bytes of private memory. Files that the engine maps are left out: they are a cache that the system can drop. */
function privateMemory() {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1_024;
}
