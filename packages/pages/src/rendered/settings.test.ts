import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const published = { ...DEFAULT_SETTINGS, name: 'Rimu', contact_email: 'hello@rimu.example' };
const { page } = await renderedSite((sample) => ({ ...sample, settings: published }));

it.each(['/', '/offers', '/privacy', '/no-such-page'])(
  '%s has the name and the contact of the settings of its release, not those of the code',
  async (address) => {
    const { title, body } = await page(address);
    expect(title).toContain('Rimu');
    expect(body).toContain('mailto:hello@rimu.example');
    expect(body).not.toContain(DEFAULT_SETTINGS.contact_email);
  },
);
