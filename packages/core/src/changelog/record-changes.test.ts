import { describe, expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import type { Directory } from '../directory/directory';
import { recordChanges } from './record-changes';

const AT = { release: 2, published_at: '2026-11-20T00:00:00.000Z' };
const before = madeDirectory();
type Table = 'providers' | 'platforms' | 'funds' | 'blog_posts' | 'offers';
const changed = (table: Table, change: object): Directory => ({
  ...before,
  [table]: before[table].map((row, at) => (at === 0 ? { ...row, ...change } : row)),
});
const changesTo = (after: Directory) => recordChanges(before, after, AT);
const fieldsOf = (after: Directory) => changesTo(after).map(({ fields }) => fields);

describe('the changes of records other than offers', () => {
  it('are none between a directory and its copy, or where an offer changed', () => {
    expect(changesTo(structuredClone(before))).toEqual([]);
    expect(changesTo(changed('offers', { name: 'Another' }))).toEqual([]);
  });

  it('say which record changed, in which release, and how', () => {
    const [provider] = before.providers;
    expect(changesTo(changed('providers', { name: 'Kauri Partners', location: 'Napier' }))).toEqual([
      {
        ...AT,
        kind: 'provider',
        about: { id: provider?.id, slug: provider?.slug, name: 'Kauri Partners' },
        offer: null,
        reason: null,
        change: 'changed',
        fields: [
          { field: 'name', before: provider?.name, after: 'Kauri Partners', is_text: false },
          { field: 'location', before: 'Auckland', after: 'Napier', is_text: false },
        ],
      },
    ]);
  });

  it('have an amount with its currencies, and a link by name', () => {
    expect(fieldsOf(changed('funds', { total_fund_size: null, fund_size_currency: 'AUD' }))).toEqual([
      [
        {
          field: 'total_fund_size',
          before: 25_000_000,
          after: null,
          is_text: false,
          currency_before: 'NZD',
          currency_after: 'AUD',
        },
        { field: 'fund_size_currency', before: 'NZD', after: 'AUD', is_text: false },
      ],
    ]);
    const [one, other] = before.providers;
    expect(fieldsOf(changed('funds', { provider_id: other?.id }))).toEqual([
      [{ field: 'provider_id', before: one?.name, after: other?.name, is_text: false }],
    ]);
  });

  it('leave out what reads the same before and after', () => {
    const nothing = changed('providers', { aum: 0 });
    expect(recordChanges(nothing, changed('providers', { aum: null }), AT)).toEqual([]);
    const [morning, evening] = ['2026-11-20T00:00:00.000Z', '2026-11-20T09:00:00.000Z'].map(
      (published_date) => changed('blog_posts', { published_date }),
    ) as [Directory, Directory];
    expect(recordChanges(morning, evening, AT)).toEqual([]);
  });

  it('name an asset class, also where a fund type has its id', () => {
    const classes = ['Property', 'Forestry'].map((name, at) => ({
      ...before.asset_classes[0],
      id: String(at),
      slug: name.toLowerCase(),
      name,
    }));
    const types = ['Open-ended', 'Closed'].map((name, at) => ({
      ...before.fund_types[0],
      id: String(at),
      slug: null,
      name,
    }));
    const withClass = (asset_class_id: string) =>
      ({
        ...changed('funds', { asset_class_id }),
        asset_classes: classes,
        fund_types: types,
      }) as Directory;
    expect(recordChanges(withClass('0'), withClass('1'), AT)).toMatchObject([
      { kind: 'fund', fields: [{ field: 'asset_class_id', before: 'Property', after: 'Forestry' }] },
    ]);
  });

  it('say of a text only that it changed, and nothing of what has no label', () => {
    expect(fieldsOf(changed('blog_posts', { content: 'Other words', excerpt: 'Other' }))).toEqual([
      [
        { field: 'excerpt', before: null, after: null, is_text: true },
        { field: 'content', before: null, after: null, is_text: true },
      ],
    ]);
    expect(changesTo(changed('providers', { logo_url: null }))).toEqual([]);
  });

  it('have what was added and removed, in the order of their names', () => {
    const [first, ...rest] = before.platforms;
    const after = { ...before, platforms: rest, blog_posts: before.blog_posts.slice(1) };
    expect(changesTo(after)).toMatchObject([
      { kind: 'blog-post', change: 'removed', about: { id: 'post-0', name: 'Post 0' }, fields: [] },
      { kind: 'platform', change: 'removed', about: { id: first?.id, slug: null }, fields: [] },
    ]);
    expect(recordChanges(after, before, AT).map(({ change }) => change)).toEqual(['added', 'added']);
  });

  it('count a post as added once it is published', () => {
    const draft = changed('blog_posts', { is_published: false });
    expect(changesTo(draft).map(({ change }) => change)).toEqual(['removed']);
    expect(recordChanges(draft, before, AT).map(({ change }) => change)).toEqual(['added']);
  });
});
