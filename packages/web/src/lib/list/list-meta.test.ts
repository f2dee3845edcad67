import { DEFAULT_OFFER_QUERY, OFFER_LIST, type OfferQuery } from '@tussock/core/offer/offer-query';
import { describe, expect, it } from 'vitest';
import { listMeta } from './list-meta';

const meta = (change: Partial<OfferQuery>, total: number | undefined = 60) =>
  listMeta({
    title: 'Offers',
    path: '/offers',
    spec: OFFER_LIST,
    query: { ...DEFAULT_OFFER_QUERY, ...change },
    total,
    size: 25,
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
        ...{ title: 'Offers', path: '/tags/a', spec: OFFER_LIST, query: DEFAULT_OFFER_QUERY, size: 25 },
        ...{ total, fewest: 2, doubleOf },
      });
    for (const total of [0, 1])
      expect(of(total)).toEqual({ title: 'Offers', canonical: '/tags/a', noindex: true });
    for (const total of [2, undefined]) expect(of(total)).not.toHaveProperty('noindex');
    expect(of(30, '/opportunities/b')).toEqual({ title: 'Offers', canonical: '/opportunities/b' });
  });

  it('filters, words and pages beyond the end are not for them', () => {
    for (const change of [{ filters: { status: ['Open'] } }, { q: 'kauri' }, { page: 4 }])
      expect(meta(change)).toEqual({ title: 'Offers', canonical: '/offers', noindex: true });
    expect(meta({}, 0)).toEqual({ title: 'Offers', canonical: '/offers' });
  });
});
