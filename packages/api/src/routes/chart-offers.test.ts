import type { OfferOutcome } from '@tussock/core/changelog/changelog';
import type { OfferGroup } from '@tussock/store/directory-reads';
import { describe, expect, it } from 'vitest';
import { memoryReads } from '../memory-reads.fixture';
import { chosenOutcomes } from './chart-offers';

const reference = (slug: string) => ({ id: `id of ${slug}`, slug, name: slug });
const ended = (id: string, provider: string, asset_class: string) =>
  ({ id, provider: reference(provider), asset_class: reference(asset_class) }) as unknown as OfferOutcome;
const outcomes = [
  ended('a', 'kea', 'forestry'),
  ended('b', 'kea', 'property'),
  ended('c', 'tui', 'forestry'),
];

describe('the outcomes that are drawn', () => {
  const reads = memoryReads({});
  reads.outcomes = async () => ({ outcomes, cards: [] });
  reads.offersOf = async (_, kind, slug): Promise<OfferGroup> => ({
    cards: [],
    outcomes: kind === 'provider' ? outcomes.filter((one) => one.provider?.slug === slug) : [],
  });
  const drawn = async (filters: Parameters<typeof chosenOutcomes>[2]) =>
    (await chosenOutcomes(reads, 1, filters)).outcomes.map(({ id }) => id);

  it.each([
    [{}, ['a', 'b', 'c']],
    [{ provider: ['kea'] }, ['a', 'b']],
    [{ provider: ['kea', 'tui'] }, ['a', 'b', 'c']],
    [{ asset_class: ['forestry'] }, ['a', 'c']],
    [{ provider: ['kea'], asset_class: ['forestry'] }, ['a']],
    [{ provider: ['Kea'] }, ['a', 'b']],
    [{ provider: ['KEA', 'tui'], asset_class: ['Forestry'] }, ['a', 'c']],
    [{ provider: ['moa'] }, []],
  ] as [Parameters<typeof chosenOutcomes>[2], string[]][])('that pass %j are %j', async (filters, ids) => {
    expect(await drawn(filters)).toEqual(ids);
  });
});
