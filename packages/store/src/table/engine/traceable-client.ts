import type { Call } from './added-middleware';

/** A part of the SDK's client that tracing looks at. */
interface Stack {
  add(middleware: never, options: object): void;
}
interface PlugIn {
  applyToStack(stack: Stack): void;
}
type Middleware = (next: Call, context: object) => Call;

/** The client of the SDK, as far as it takes plug-ins. */
interface Traced {
  middlewareStack: { use(plugIn: never): void };
}

/** Stands in for the client of the SDK before that is loaded: what traces calls plugs into it. */
export interface TraceableClient {
  client: {
    config: { region(): Promise<string> };
    middlewareStack: { use(plugIn: PlugIn): void; remove(name: string): boolean };
  };
  /** Puts around a direct call what was plugged in. */
  around(call: Call, context: object): Call;
  /** The client is there: it gets what was plugged in and will be. */
  isLoaded(client: Traced): void;
}

export function traceableClient(region: () => Promise<string>): TraceableClient {
  const plugIns: PlugIn[] = [];
  const middlewares: Middleware[] = [];
  let loaded: Traced | null = null;
  const add = (middleware: Middleware) => void middlewares.push(middleware);
  return {
    client: {
      config: { region },
      middlewareStack: {
        remove: () => false,
        use(plugIn) {
          plugIns.push(plugIn);
          plugIn.applyToStack({ add });
          loaded?.middlewareStack.use(plugIn as never);
        },
      },
    },
    around: (call, context) => middlewares.reduceRight((next, middleware) => middleware(next, context), call),
    isLoaded(client) {
      loaded = client;
      for (const plugIn of plugIns) client.middlewareStack.use(plugIn as never);
    },
  };
}
