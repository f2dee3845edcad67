/**
 * The local table in a process of its own, so that what it costs is not counted as the publisher's. Messages: it sends its
 * environment when it is ready; any message is answered with the CPU milliseconds that it took, and ends it.
 */
import { openLocalEngine } from '../local/engine';

const engine = await openLocalEngine();
process.on('message', async () => {
  const { user, system } = process.cpuUsage();
  await engine.close();
  process.send?.((user + system) / 1_000, () => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.(engine.env);
