import type { ErrorAnswer, FieldError } from '@tussock/core/answers/error';

/** What every failed call throws: the error that the API answered, with its status; 0 is a failure of the network. */
export class ApiError extends Error implements ErrorAnswer {
  override readonly name = 'ApiError';
  readonly details: string | FieldError[] | null;
  readonly hint: string | null;
  readonly code: string;

  constructor(
    readonly status: number,
    answer: Partial<ErrorAnswer>,
    options?: ErrorOptions,
  ) {
    super(answer.message ?? `The directory answered ${status}.`, options);
    this.details = answer.details ?? null;
    this.hint = answer.hint ?? null;
    this.code = answer.code ?? 'unknown';
  }
}
