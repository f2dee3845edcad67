import { NO_REASON } from '@tussock/core/removal/columns';
import { expect, it } from 'vitest';
import { removalText } from './removal-text';

const said = (removed_on: string | null, reason: string) =>
  removalText({
    removal: { removed_on, reason } as NonNullable<Parameters<typeof removalText>[0]['removal']>,
  });

it('says when and why an offer left, as far as the directory does', () => {
  expect(removalText({ removal: null })).toBeNull();
  expect(said('2026-11-27', 'The provider asked us to.')).toBe(
    'Removed on 27 November 2026. Reason: The provider asked us to.',
  );
  expect(said(null, 'The provider asked us to.')).toBe('Removed. Reason: The provider asked us to.');
  expect(said('2026-11-27', NO_REASON)).toBe(`Removed on 27 November 2026. ${NO_REASON}.`);
});
