/**
 * The local table in a process of its own, so that what it costs is told apart. Argument: its folder, if not that of the environment.
 * Messages: it sends its environment when it is ready; any message is answered with the CPU milliseconds that it took, and ends it. So
 * does the end of the process that started it.
 */
import { openLocalEngine } from '../local/engine';

const engine = await openLocalEngine(process.argv[2]);
process.on('message', async () => {
  const { user, system } = process.cpuUsage();
  await engine.close();
  process.send?.((user + system) / 1_000, () => process.exit(0));
});
process.on('disconnect', async () => {
  await engine.close();
  process.exit(0);
});
process.send?.(engine.env);
