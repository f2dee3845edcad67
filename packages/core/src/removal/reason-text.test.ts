import { expect, it } from 'vitest';
import { NO_REASON } from './columns';
import { reasonText } from './reason-text';

it('says the reason, and not twice that it is one where none was given', () => {
  expect(reasonText('The provider sold the land.')).toBe('Reason: The provider sold the land.');
  expect(reasonText(NO_REASON)).toBe('No reason given.');
});
