import { ApiError } from '@tussock/api/client';

/** What a model can do about an error, by its code or status. */
const NEXT: Record<string, string> = {
  not_found: 'Find the id or slug with search_offers, then call again.',
  release_gone: 'Leave out `release` to read the live one.',
  bad_parameter: 'Correct these arguments and call again.',
  record_removed: 'Say that it was removed; do not look for it elsewhere.',
};

/** An error that a tool finds itself, with what the caller can do. */
export class ToolError extends Error {}

/** An error in a few sentences for the model. Reports what is not the caller's to mend. */
export function toolErrorOf(error: unknown, report: (error: unknown) => void): string {
  if (error instanceof ToolError) return error.message;
  if (error instanceof ApiError && error.status < 500) {
    const next = NEXT[error.code] ?? error.hint;
    return [error.message, detailsOf(error), next].flatMap((text) => (text ? sentence(text) : [])).join(' ');
  }
  if (!(error instanceof ApiError)) report(error);
  return 'The directory cannot be read at the moment. Try again in 30 seconds.';
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The message about wrong parameters names each of them already. */
function detailsOf({ details, code }: ApiError): string | null {
  if (code === 'bad_parameter') return null;
  if (!Array.isArray(details)) return details;
  return details.map(({ field, message }) => sentence(`${field}: ${message}`)).join(' ');
}
