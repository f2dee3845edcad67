import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { expect, it } from 'vitest';
import { organisationData, websiteData } from './structured-data';

it('names the site without a blank at the end where its title has no region', () => {
  const settings = { ...DEFAULT_SETTINGS, name: 'Kowhai', title_region: '' };
  expect([websiteData(settings).name, organisationData(settings).name]).toEqual(['Kowhai', 'Kowhai']);
});
