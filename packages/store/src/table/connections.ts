import { Connection, type Destination, NotTheEngine } from './connection';

/** As many as the SDK has. */
const MOST = 50;

/** The way to an engine, over connections that are kept open. */
export type Connections = Pick<Connection, 'ask'>;

/** @param ca the certificate that has signed the engine's, where it is none of those that Node knows */
export function connectionsTo(to: Destination, ca?: string): Connections {
  const free: Connection[] = [];
  let open = 0;
  let session: Buffer | undefined;

  function settled(connection: Connection, isOpen: boolean): void {
    if (isOpen) {
      free.push(connection);
      return;
    }
    open -= 1;
    const at = free.indexOf(connection);
    if (at >= 0) free.splice(at, 1);
  }

  function opened(): Connection {
    if (open === MOST) throw new NotTheEngine('All connections to the engine are in use');
    open += 1;
    const connection = new Connection(to, settled, { session, ca });
    connection.onSession((seen) => {
      session = seen;
    });
    return connection;
  }

  return { ask: (...request) => (free.pop() ?? opened()).ask(...request) };
}
