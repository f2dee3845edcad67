import { countFailure, report } from './observed-app';
import { logger, metrics } from './powertools';
import { tracedRun } from './traced-run';

/** What X-Ray's SDK adds to the process; it follows every promise from then on. */
const isLoaded = () => 'namespaces' in process;

Object.assign(logger, { warn() {}, error() {} });
Object.assign(metrics, { addMetric() {}, publishStoredMetrics() {} });
const error = (message: string) => new Error(message);

const answer = tracedRun(async (fails: boolean) => {
  report('warn', 'slow', { error: error('a warning') });
  if (!fails) return 'answered';
  countFailure();
  for (const message of ['the first', 'the second']) report('error', 'failed', { error: error(message) });
  return 'failed';
});

/** A run of the trace that ends in `last`. */
async function run(last: number, isRecorded: boolean, fails: boolean) {
  process.env._X_AMZN_TRACE_ID = `Root=1-5759e988-bd862e3fe1be46a99427279${last};Parent=53995c3f42cd8ad8;Sampled=${Number(isRecorded)}`;
  return [await answer(fails, {} as never), isLoaded()];
}

process.stdout.write(
  JSON.stringify([
    await run(0, false, false),
    await run(1, false, true),
    await run(2, true, false),
    await run(3, true, true),
    await run(4, false, true),
    await run(5, true, false),
  ]),
);
