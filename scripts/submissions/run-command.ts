import { exitCodeOf, UsageError } from '../seed/failure';

/** Runs a command to its end and sets the exit code; a failure is one line, never a stack. */
export async function runCommand(name: string, run: () => Promise<void>): Promise<void> {
  // The SDK's note on future Node versions is for those who upgrade the project.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  // `| head` closes the pipe early; that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const hint = error instanceof UsageError ? `\nnpm run ${name} -- help shows how it is used.` : '';
    process.stderr.write(`${message}${hint}\n`);
    process.exitCode = exitCodeOf(error);
  }
}
