import { expect, it } from 'vitest';
import { describedBy, errorId, fieldId, hintId } from './field-id';

it('a field, its hint and its error have ids that a summary and a screen reader can follow', () => {
  expect(fieldId('consents.a.b')).toBe('f-consents-a-b');
  expect([errorId('name'), hintId('name')]).toEqual(['f-name-error', 'f-name-hint']);
  expect(describedBy('name', {})).toBeUndefined();
  expect(describedBy('name', { hint: 'h' })).toBe('f-name-hint');
  expect(describedBy('name', { error: 'e' })).toBe('f-name-error');
  expect(describedBy('name', { hint: 'h', error: 'e' })).toBe('f-name-hint f-name-error');
});
