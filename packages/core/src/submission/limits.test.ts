import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HONEYPOT_FIELD } from './limits';

/** Words by which browsers and password managers tell what a field of a form is for. */
const FILLED_IN =
  /name|mail|phone|tel|mobile|fax|company|business|organi[sz]ation|firm|website|url|address|street|line|city|town|suburb|region|state|province|country|post|zip|code|birth|card|user|login|pass|account|title|comment/i;

it('the hidden field of the forms is none that a browser fills in: a person would be taken for a robot, and told that all was received', () => {
  expect(HONEYPOT_FIELD).not.toMatch(FILLED_IN);
  const field = readFileSync(
    join(import.meta.dirname, '../../../web/src/ui/form/honeypot-field.tsx'),
    'utf8',
  );
  const label = />\s*([A-Z][a-z ]+)\s*<input/.exec(field)?.[1]?.trim();
  expect(label).toBe('Leave this empty');
  expect(label).not.toMatch(FILLED_IN);
});
