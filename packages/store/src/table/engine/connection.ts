import { isIP, connect as plainConnect, type Socket } from 'node:net';
import { connect as secureConnect } from 'node:tls';
import { type AnswerHead, answerHead } from './answer-head';
import { type Collected, collected } from './collected';

/** Where requests go. */
export interface Destination {
  protocol: string;
  hostname: string;
  port?: number | undefined;
}

export interface Answer<T> extends Pick<AnswerHead, 'length' | 'requestId'> {
  body: T;
}

/** A request was not answered for a reason that says nothing about the engine: direct calls need not pause for it. */
export class NotTheEngine extends Error {}

/** A request that waits for its answer. */
interface Exchange {
  /** Given the whole body, which may be overwritten when it is through. */
  answered(head: AnswerHead, body: Buffer): void;
  failed(error: Error): void;
  timer: NodeJS.Timeout;
}

/** What was received of an answer. */
interface Received {
  head: AnswerHead;
  body: Collected;
}

/** Room for what one read of a socket gives. */
const READ_BYTES = 64 * 1024;

/**
 * One socket to the engine, with one request at a time. It takes an answer only where its end is clear, and is closed after
 * anything else, so that what is read before the next request is never the answer to it. Bytes that arrive while the next request
 * is being written look like its answer, so the caller checks that an answer has what was asked for (`requests.ts`).
 */
export class Connection {
  /** Milliseconds since 1970 at which the last answer came. */
  idleSince = 0;
  private exchange: Exchange | null = null;
  /** The head as far as it came, where it did not come at once. */
  private started: Buffer | null = null;
  private received: Received | null = null;
  private wasUsed = false;
  private isOpen = true;
  private readonly socket: Socket;

  constructor(
    to: Destination,
    /** `isOpen`: it can be used again. Called after each answer, and when it was closed. */
    private readonly settled: (connection: Connection, isOpen: boolean) => void,
    tls: { session?: Buffer | undefined; ca?: string | undefined } = {},
  ) {
    const { protocol, port } = to;
    // An address of IPv6 has brackets in a URL.
    const host = to.hostname.replace(/^\[|\]$/g, '');
    const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
    const callback = (length: number) => {
      this.read(buffer.subarray(0, length));
      return true;
    };
    const onread = { buffer, callback };
    if (protocol === 'https:') {
      // In a variable, since the types of tls.connect lack `onread`, which it hands to its socket.
      const options = {
        host,
        port: port ?? 443,
        onread,
        ALPNProtocols: ['http/1.1'],
        ...tls,
        ...(isIP(host) === 0 && { servername: host }),
      };
      this.socket = secureConnect(options);
    } else {
      this.socket = plainConnect({ host, port: port ?? 80, onread });
    }
    this.socket.setNoDelay(true).setKeepAlive(true, 1_000);
    this.socket.on('error', (error) => this.closed(error));
    this.socket.on('end', () => this.closed(new Error('The engine closed the connection')));
    this.socket.on('close', () => this.closed(new Error('The connection was closed')));
  }

  onSession(seen: (session: Buffer) => void): void {
    this.socket.on('session', seen);
  }

  /**
   * Sends a request. Throws for every answer but a 200, and for one that is not whole in time; `NotTheEngine` where the connection
   * was used before and was closed before an answer began, as it is when the other side gives up one that nobody uses.
   */
  ask<T>(
    head: string,
    body: string | Buffer,
    milliseconds: number,
    read: (body: Buffer) => T,
  ): Promise<Answer<T>> {
    return new Promise((resolve, reject) => {
      const exchange: Exchange = {
        // An answer may have arrived while this process was busy or frozen: it is read before it is called late.
        timer: setTimeout(() => setImmediate(() => this.late(exchange)), milliseconds),
        failed: reject,
        answered({ status, length, requestId }, whole) {
          if (status === 200) resolve({ body: read(whole), length, requestId });
          else reject(new Error(`The engine answered ${status}`));
        },
      };
      this.exchange = exchange;
      this.socket.ref();
      if (typeof body === 'string') {
        this.socket.write(head + body);
        return;
      }
      this.socket.cork();
      this.socket.write(head, 'latin1');
      this.socket.write(body);
      this.socket.uncork();
    });
  }

  close(): void {
    this.fail(new Error('The connection was given up'));
  }

  private read(bytes: Buffer): void {
    try {
      if (!this.exchange) throw new Error('The engine answered what nobody asked');
      if (this.received) this.add(this.received, bytes);
      else this.begin(this.exchange, this.started ? Buffer.concat([this.started, bytes]) : bytes);
    } catch (error) {
      this.fail(error as Error);
    }
  }

  private begin(exchange: Exchange, bytes: Buffer): void {
    const head = answerHead(bytes);
    // What was read is in a place that the next read uses again.
    this.started = head ? null : Buffer.from(bytes);
    if (!head) return;
    const part = bytes.subarray(head.end);
    if (part.length === head.length) this.end(exchange, head, part);
    else this.add({ head, body: collected(head.length) }, part);
  }

  private add(received: Received, part: Buffer): void {
    this.received = received;
    received.body.add(part);
    if (received.body.isWhole() && this.exchange)
      this.end(this.exchange, received.head, received.body.whole());
  }

  private end(exchange: Exchange, head: AnswerHead, body: Buffer): void {
    exchange.answered(head, body);
    this.clear();
    this.wasUsed = true;
    if (!head.isKept) {
      this.close();
      return;
    }
    this.idleSince = Date.now();
    this.socket.unref();
    this.settled(this, true);
  }

  private clear(): void {
    clearTimeout(this.exchange?.timer);
    this.received?.body.release();
    this.exchange = null;
    this.received = null;
    this.started = null;
  }

  private late(exchange: Exchange): void {
    if (this.exchange === exchange) this.fail(new Error('The engine did not answer in time'));
  }

  /** The other side ended it: where it was used before and nothing came, it was closed while nobody used it. */
  private closed(error: Error): void {
    const wasIdle = this.wasUsed && !this.started && !this.received;
    this.fail(wasIdle ? new NotTheEngine(error.message) : error);
  }

  /** Ends the connection, and the request that waits, if there is one. */
  private fail(error: Error): void {
    const { exchange } = this;
    this.clear();
    if (this.isOpen) {
      this.isOpen = false;
      this.socket.destroy();
      this.settled(this, false);
    }
    exchange?.failed(error);
  }
}
