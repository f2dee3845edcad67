import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** What a function tells X-Ray, as far as tests look at it. */
export interface Subsegment {
  id: string;
  parent_id: string;
  trace_id: string;
  name: string;
  annotations?: Record<string, unknown>;
  aws?: { operation: string; table_name?: string; index_name?: string };
  fault?: boolean;
  cause?: { exceptions: { type: string; message: string }[] };
}

export interface Trace {
  /** The handler's own subsegment. */
  run: Subsegment;
  /** The calls that it made. */
  calls: Subsegment[];
  /** All that was sent, word for word. */
  text: string;
}

export interface TraceDaemon {
  address: string;
  /** Waits until the run of a trace has ended. */
  traceOf: (id: string) => Promise<Trace>;
  close: () => Promise<void>;
}

const PATIENCE = 5_000;

/** Takes what a function sends, as X-Ray's daemon does beside Lambda: datagrams of a header line and a subsegment. */
export async function startDaemon(): Promise<TraceDaemon> {
  const received: string[] = [];
  const socket = createSocket('udp4', (datagram) => received.push(String(datagram)));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');

  async function traceOf(id: string): Promise<Trace> {
    for (const started = Date.now(); Date.now() - started < PATIENCE; await pause(10)) {
      const text = received.filter((datagram) => datagram.includes(id)).join('\n');
      const all = text
        .split('\n')
        .map((line) => JSON.parse(line || '{}') as Subsegment)
        .filter(({ trace_id }) => trace_id === id);
      const run = all.find(({ name }) => name.startsWith('## '));
      // It ends after its calls, and so comes last.
      if (run) return { run, calls: all.filter((subsegment) => subsegment !== run), text };
    }
    throw new Error(`No run of trace ${id} came`);
  }

  return {
    address: `127.0.0.1:${socket.address().port}`,
    traceOf,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
