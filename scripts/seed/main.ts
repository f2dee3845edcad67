import { setFlagsFromString } from 'node:v8';
import { readArguments, type Verb } from './arguments';
import { exitCodeOf, explain } from './failure';
import { HELP } from './help';
import { say } from './terminal';
import { diff } from './verbs/diff';
import { exportFolder } from './verbs/export';
import { prune } from './verbs/prune';
import { publish } from './verbs/publish';
import { releases } from './verbs/releases';
import { rollback } from './verbs/rollback';
import { validate } from './verbs/validate';
import type { Run } from './verbs/verb';

const VERBS: Record<Verb, Run> = {
  validate,
  diff,
  publish,
  releases,
  rollback,
  prune,
  export: exportFolder,
  help: async () => say(HELP.trimEnd()),
};

// Clean up before the heap is a third larger than what is in use, not at twice and more: half the memory for a large
// directory, for a tenth more time. A Node that does not know the flag goes on without it.
setFlagsFromString('--heap-growing-percent=30');
// The SDK's note on future Node versions is for those who upgrade the project, not for those who load data.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
// `| head` closes the pipe early; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (interrupt.signal.aborted) process.exit(130);
    interrupt.abort(new Error('stopped'));
  });
}

try {
  const command = readArguments(process.argv.slice(2));
  await VERBS[command.verb](command, interrupt.signal);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = interrupt.signal.aborted ? 130 : exitCodeOf(error);
}
