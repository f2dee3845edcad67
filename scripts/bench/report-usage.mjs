/** Loaded into a command with `--import`: tells the process that started it what the command took. */
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

/** Bytes of memory of its own. Files that the engine maps count as memory too, but are a cache that gives way. */
function privateMemory() {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1_024;
}
