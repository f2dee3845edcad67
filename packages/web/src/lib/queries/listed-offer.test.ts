import type { FoundOffer } from '@tussock/core/answers/search';
import { expect, test } from 'vitest';
import { paths } from '../paths';
import { listedOffer } from './listed-offer';

const firm = { id: '20000000-0000-4000-8000-000000000000', name: 'Kauri Capital' };
const card = (slug: string | null) =>
  ({
    ...{ id: '10000000-0000-4000-8000-000000000000', slug: 'kauri', name: 'Kauri', tagline: 'Not in a list' },
    provider: { ...firm, slug, logo_url: null },
    asset_class: { id: '50000000-0000-4000-8000-000000000000', slug: 'forestry', name: 'Forestry' },
  }) as unknown as FoundOffer;

test.each(['kauri-capital', null])(
  'a card in a list links as the card does, a provider at %s too',
  (slug) => {
    const whole = card(slug);
    const listed = listedOffer(whole);
    expect(paths.provider(listed.provider as never)).toBe(paths.provider(whole.provider as never));
    expect(paths.offer(listed)).toBe(paths.offer(whole));
    expect(listed.asset_class).toMatchObject({ slug: 'forestry', name: 'Forestry' });
    // What no list shows, and ids that no link has, would only make the page larger.
    expect(JSON.stringify(listed)).not.toMatch(/Not in a list|logo_url|50000000/);
    expect(JSON.stringify(listed).includes(firm.id)).toBe(slug === null);
  },
);
