import type { CountsOf } from '@tussock/core/answers/facets';
import type { FacetName } from '@tussock/core/offer/facets';
import { DEFAULT_OFFER_QUERY, OFFER_LIST, type OfferQuery } from '@tussock/core/offer/offer-query';
import { describe, expect, it } from 'vitest';
import { listMeta } from './list-meta';

const FACETS = {
  status: [{ value: 'Open', label: 'Open', count: 3 }],
  asset_class: [{ value: 'private-credit', label: 'Private credit', count: 3 }],
  distribution: [{ value: 'monthly', label: 'Monthly', count: 3 }],
} as unknown as CountsOf<FacetName>;

const meta = (change: Partial<OfferQuery>, total: number | undefined = 60) =>
  listMeta({
    title: 'Offers',
    path: '/offers',
    spec: OFFER_LIST,
    query: { ...DEFAULT_OFFER_QUERY, ...change },
    total,
    size: 25,
    facets: FACETS,
  });

describe('a list that is narrowed', () => {
  const filters = { asset_class: ['private-credit'], distribution: ['monthly'] };

  it('is named by what narrows it, and its address has that and the page, whatever the order or layout', () => {
    const { title, canonical } = meta({ filters, q: 'kauri', page: 2, sort: 'name', layout: 'table' });
    expect(title).toBe('“kauri” · Private credit · Monthly · Offers');
    expect(canonical).toBe('/offers?q=kauri&asset_class=private-credit&distribution=monthly&page=2');
  });

  it('has its address while its options are not known, and the title of the page', () => {
    const unread = { title: 'Offers', path: '/offers', spec: OFFER_LIST, size: 25 };
    const query = { ...DEFAULT_OFFER_QUERY, filters };
    expect(listMeta({ ...unread, query, total: undefined, facets: undefined })).toEqual({
      title: 'Offers',
      noindex: true,
      canonical: '/offers?asset_class=private-credit&distribution=monthly',
    });
  });
});

describe('what a list says to search engines', () => {
  it('the first page is the path, and leads on', () => {
    expect(meta({})).toEqual({ title: 'Offers', canonical: '/offers', next: '/offers?page=2' });
  });

  it('another page is its own address', () => {
    expect(meta({ page: 2 })).toEqual({
      title: 'Offers, page 2',
      canonical: '/offers?page=2',
      prev: '/offers',
      next: '/offers?page=3',
    });
    expect(meta({ page: 3 })).toEqual({
      title: 'Offers, page 3',
      canonical: '/offers?page=3',
      prev: '/offers?page=2',
    });
  });

  it('order and layout make no address of their own', () => {
    expect(meta({ sort: 'name', layout: 'table' })).toEqual(meta({}));
  });

  it('a list of too few rows is not for them, and a double names the page that has the same rows', () => {
    const of = (total: number | undefined, doubleOf?: string) =>
      listMeta({
        title: 'Offers',
        path: '/tags/a',
        spec: OFFER_LIST,
        query: DEFAULT_OFFER_QUERY,
        size: 25,
        total,
        fewest: 2,
        doubleOf,
        facets: FACETS,
      });
    for (const total of [0, 1])
      expect(of(total)).toEqual({ title: 'Offers', canonical: '/tags/a', noindex: true });
    for (const total of [2, undefined]) expect(of(total)).not.toHaveProperty('noindex');
    expect(of(30, '/opportunities/b')).toEqual({ title: 'Offers', canonical: '/opportunities/b' });
  });

  it('filters, words and pages beyond the end are not for them', () => {
    expect(meta({ page: 4 })).toEqual({ title: 'Offers', canonical: '/offers', noindex: true });
    expect(meta({ filters: { status: ['Open'] } }).noindex).toBe(true);
    expect(meta({}, 0)).toEqual({ title: 'Offers', canonical: '/offers' });
  });
});
