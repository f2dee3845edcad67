import { sentence } from './text';

/** What was checked is wrong: a data folder, the code, a measured bound. */
export class CheckError extends Error {
  readonly exitCode = 1;
}

/** The command was used wrongly. */
export class UsageError extends Error {
  readonly exitCode = 2;
}

/** Something that the command relies on failed: the store, a port, a browser. */
export class OperationError extends Error {
  readonly exitCode = 3;
}

/** The operator stopped it. */
export class InterruptedError extends Error {
  /** As shells give it for Ctrl-C. */
  static readonly exitCode = 130;
  readonly exitCode = InterruptedError.exitCode;
}

export type KnownError = CheckError | UsageError | OperationError | InterruptedError;

/** True for errors whose message is written for the person who runs the command. */
export function isKnownError(error: unknown): error is KnownError {
  return [CheckError, UsageError, OperationError, InterruptedError].some((known) => error instanceof known);
}

/** What the SDK says of an answer that is not the service's, such as that of another server at the same port. */
const NOT_UNDERSTOOD = /^UnknownError$|Deserialization error/;

/** What its way to the network says, by its own name and in milliseconds. */
const NO_ANSWER = /^@smithy\/node-http-handler .* exceeded the configured \d+ ms requestTimeout/;

const SIGN_IN = 'Sign in to AWS, and run it as `npx sst shell --stage NAME -- …`';

/** What to do where AWS does not say it, by the name of its error; one that has no name of its own by its message. */
const HINTS: Readonly<Record<string, string>> = {
  CredentialsProviderError: SIGN_IN,
  ExpiredTokenException: SIGN_IN,
  UnrecognizedClientException: SIGN_IN,
  InvalidSignatureException: `${SIGN_IN}. The clock of this machine must be right`,
  'Region is missing': 'export AWS_REGION=ap-southeast-2',
  ResourceNotFoundException: 'The table is of another stage, region or account, or is gone',
};

/** The message of the innermost cause, such as "connect ECONNREFUSED 127.0.0.1:8000", and what to do where it is known. */
export function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootCause(error.cause);
  const nested = error instanceof AggregateError ? error.errors[0] : undefined;
  if (nested) return rootCause(nested);
  if (NO_ANSWER.test(error.message)) return 'No answer came in time';
  if (NOT_UNDERSTOOD.test(error.message)) return `the answer${statusOf(error)} is not one of DynamoDB’s`;
  const hint = HINTS[error.name] ?? HINTS[error.message];
  return hint ? `${sentence(error.message)} ${hint}` : error.message || error.name;
}

function statusOf({ $response }: Error & { $response?: { statusCode?: number } }): string {
  return $response?.statusCode ? `, HTTP status ${$response.statusCode},` : '';
}
