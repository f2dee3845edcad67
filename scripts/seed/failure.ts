/** The data is wrong. */
export class DataWrong extends Error {
  readonly exitCode = 1;
}

/** The command was used wrongly. */
export class UsageError extends Error {
  readonly exitCode = 2;
}

/** The store did not do what it was asked. */
export class StoreFailed extends Error {
  readonly exitCode = 3;
}

/** Exit code of the command; what nobody foresaw counts as a fault of the store. */
export function exitCodeOf(error: unknown): number {
  return error instanceof DataWrong || error instanceof UsageError ? error.exitCode : 3;
}

/** What to print of a failure: never a stack. */
export function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nnpm run seed -- help shows how it is used.`;
  return error instanceof Error ? error.message : String(error);
}

/** The message at the root of a fault, such as "connect ECONNREFUSED 127.0.0.1:8000". */
export function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootCause(error.cause);
  const nested = error instanceof AggregateError ? error.errors[0] : undefined;
  return nested ? rootCause(nested) : error.message || error.name;
}
