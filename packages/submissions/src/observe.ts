import { addToTrace, traceCalls, tracedRun } from '@tussock/server/observe/traced-run';
import type { Context } from 'aws-lambda';
import { type SafeFailure, safeFailure } from './safe-failure';

interface Client {
  middlewareStack: { add: (middleware: never, options: { step: 'build'; priority: 'low' }) => void };
}

/** Every call of the client becomes a subsegment of the trace, without what a visitor sent. */
export function tracePrivately<T extends Client>(client: T): T {
  // Inside of X-Ray's own, so that the words are gone before it sees an error.
  client.middlewareStack.add(wordless as never, { step: 'build', priority: 'low' });
  return traceCalls(client);
}

/** A traced run whose errors tell nothing that a visitor sent. */
export const privateRun = <Event, Result>(run: (event: Event, context: Context) => Promise<Result>) =>
  tracedRun(wordless(run));

/** Marks the run as failed although it answers. */
export function markFailed({ name, frames }: SafeFailure): void {
  addToTrace({ name, message: name, stack: stackOf(name, frames) });
}

/**
 * Messages of the table and of SES can quote what a visitor typed, and X-Ray and logs store them: an error leaves here
 * with its name and its place in the code only.
 */
function wordless<In extends unknown[], Out>(next: (...given: In) => Promise<Out>): typeof next {
  return async (...given) => {
    try {
      return await next(...given);
    } catch (error) {
      const { name, frames } = safeFailure(error);
      if (error instanceof Error)
        Object.defineProperties(error, { message: { value: name }, stack: { value: stackOf(name, frames) } });
      throw error;
    }
  };
}

const stackOf = (name: string, frames: string[]) =>
  [name, ...frames.map((frame) => `    ${frame}`)].join('\n');
