import { Connection, type Destination, NotTheEngine } from './connection';

/** As many sockets as the SDK opens. */
const MOST = 50;
/** One that nobody used for longer may be gone without a word: a function is frozen between its runs. */
const IDLE_MS = 60_000;

/** The way to an engine, over connections that are kept open. */
export interface Connections extends Pick<Connection, 'ask'> {
  /** Closes those that nobody uses. */
  close(): void;
}

/** @param ca the certificate that has signed the engine's, where it is none of those that Node knows */
export function connectionsTo(to: Destination, ca?: string): Connections {
  const free: Connection[] = [];
  let open = 0;
  let session: Buffer | undefined;

  /** Where one was closed, the idle ones probably were too: all are given up. */
  function settled(connection: Connection, isOpen: boolean): void {
    if (isOpen) {
      free.push(connection);
      return;
    }
    open -= 1;
    close();
  }

  function close(): void {
    for (const one of free.splice(0)) one.close();
  }

  function opened(): Connection {
    if (open === MOST) throw new NotTheEngine('All connections to the engine are in use');
    const connection = new Connection(to, settled, { session, ca });
    open += 1;
    connection.onSession((seen) => {
      session = seen;
    });
    return connection;
  }

  function idle(): Connection | undefined {
    const last = free.at(-1);
    if (last && Date.now() - last.idleSince > IDLE_MS) close();
    return free.pop();
  }

  return {
    ask(head, body, milliseconds, read) {
      const used = idle();
      if (!used) return opened().ask(head, body, milliseconds, read);
      const started = performance.now();
      return used.ask(head, body, milliseconds, read).catch((error) => {
        if (!(error instanceof NotTheEngine)) throw error;
        return opened().ask(head, body, milliseconds - (performance.now() - started), read);
      });
    },
    close,
  };
}
