import { InterruptedError, isKnownError } from './failure';
import { note } from './terminal';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs work that must end in order. SIGINT (Ctrl-C) and SIGTERM abort its signal; a second one ends the process. An error after
 * that becomes an `InterruptedError`, unless the work already says what it left behind.
 */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const onSignal = () => {
    if (signal.aborted) process.exit(InterruptedError.exitCode);
    controller.abort(new Error('stopped'));
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await work(signal);
  } catch (error) {
    throw signal.aborted && !isKnownError(error) ? new InterruptedError('Stopped.') : error;
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}

/**
 * Runs work that a signal ends at once, since half of it is no state to leave in order: `said` tells what is known of it then.
 * @param work calls what it is given where that begins to be wrong, and sees to signals itself from there
 */
export async function saidIfStopped<T>(said: string, work: (noLonger: () => void) => Promise<T>): Promise<T> {
  const onSignal = () => {
    note(`Stopped. ${said}`);
    process.exit(InterruptedError.exitCode);
  };
  const noLonger = () => {
    for (const name of SIGNALS) process.off(name, onSignal);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await work(noLonger);
  } finally {
    noLonger();
  }
}
