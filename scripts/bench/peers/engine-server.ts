/**
 * The local engine of a folder in a process of its own. Argument: the folder. It sends its environment, and ends with the
 * process that started it.
 */
import { openLocalEngine } from '../../local/engine';

const engine = await openLocalEngine(process.argv[2]);
process.on('disconnect', async () => {
  await engine.close();
  process.exit(0);
});
process.send?.(engine.env);
