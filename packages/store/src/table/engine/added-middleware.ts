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

/** The middlewares of a client in the order in which they were added, those that were placed beside another one last. */
function entriesOf(stack: Stack): Entry[] {
  const entries: Entry[] = [];
  const add = (middleware: Middleware, { step = 'initialize' }: { step?: string }) =>
    entries.push({ middleware, step });
  stack.applyToStack({ add, addRelativeTo: add } as never);
  return entries;
}

/**
 * Makes what puts around a call the middlewares that are added to a client from now on, such as the traces of X-Ray, and none of
 * those that the SDK has there itself.
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
