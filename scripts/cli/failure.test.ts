import { expect, test } from 'vitest';
import { rootCause } from './failure';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  [
    named('CredentialsProviderError', 'Could not load credentials from any providers'),
    'Could not load credentials from any providers. Sign in to AWS, and run it as `npx sst shell --stage NAME -- …`',
  ],
  [new Error('Region is missing'), 'Region is missing. export AWS_REGION=ap-southeast-2'],
  [
    named('ResourceNotFoundException', 'Requested resource not found'),
    'Requested resource not found. The table is of another stage, region or account, or is gone',
  ],
  [named('AccessDeniedException', 'User: a is not authorized'), 'User: a is not authorized'],
  [
    named(
      'TimeoutError',
      '@smithy/node-http-handler - [ERROR] a request has exceeded the configured 1200 ms requestTimeout.',
    ),
    'No answer came in time',
  ],
])('%s is said with what to do', (cause, text) => {
  expect(rootCause(new Error('The store is unavailable', { cause }))).toBe(text);
});
