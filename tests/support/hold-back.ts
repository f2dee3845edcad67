import type { Table } from '@tussock/server/table/table';

/** A client that is held back before one of its requests. */
export interface Held {
  /** Resolves when the client has come to the request. */
  reached: Promise<void>;
  letGo(): void;
}

/** Holds a client of a table back before the first request that `isHeld` is true of; `input` is what the command was given. */
export function holdBack(
  table: Table,
  isHeld: (command: string, input: Record<string, unknown>) => boolean,
): Held {
  const [reached, hasReached] = signal();
  const [gate, letGo] = signal();
  let held = false;
  table.client.middlewareStack.add(
    (next, context) => async (args) => {
      if (!held && isHeld(context.commandName ?? '', args.input as Record<string, unknown>)) {
        held = true;
        hasReached();
        await gate;
      }
      return next(args);
    },
    { step: 'initialize', name: 'holdBack' },
  );
  return { reached, letGo };
}

/** A promise, and what resolves it. */
export function signal(): [Promise<void>, () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, resolve];
}
