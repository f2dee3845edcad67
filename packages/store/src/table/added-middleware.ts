import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

type Stack = DynamoDBDocumentClient['middlewareStack'];

/** What a middleware is given, and what it answers. */
export interface CallArguments {
  input: object;
  request: { headers: Record<string, string> };
}
export interface CallResult {
  output: object;
  response: { headers: Record<string, unknown> };
}
export type Call = (args: CallArguments) => Promise<CallResult>;
type Middleware = (next: Call, context: object) => Call;

const STEPS = ['initialize', 'serialize', 'build', 'finalizeRequest', 'deserialize'];

interface Entry {
  middleware: Middleware;
  step: string;
}

/** The middlewares of a client, in no order that matters but their step's. */
function entriesOf(stack: Stack): Entry[] {
  const entries: Entry[] = [];
  const add = (middleware: Middleware, { step = 'initialize' }: { step?: string }) =>
    entries.push({ middleware, step });
  stack.applyToStack({ add, addRelativeTo: add } as never);
  return entries;
}

/**
 * Puts around a call what was added to a client since now, such as the traces of X-Ray, and nothing of what the SDK has
 * there itself.
 */
export function addedMiddleware(stack: Stack): (call: Call, context: object) => Call {
  const own = new Set(entriesOf(stack).map(({ middleware }) => middleware));
  return (call, context) =>
    entriesOf(stack)
      .filter(({ middleware }) => !own.has(middleware))
      // The one that was added first is the outermost of its step.
      .reverse()
      .sort((a, b) => STEPS.indexOf(b.step) - STEPS.indexOf(a.step))
      .reduce((next, { middleware }) => middleware(next, context), call);
}
