import { findForbiddenCopy } from '@tussock/core/directory/copy-check';
import { PORTFOLIO_CLASSES } from '@tussock/core/portfolio/asset-classes';
import { describe, expect, it } from 'vitest';
import { risksOf } from './risks';

const offer = {
  asset_class: { id: '1', slug: 'forestry', name: 'Forestry' },
  security_type: 'units',
  liquidity: 'illiquid',
  is_secondary_market: false,
  investment_currency: 'NZD',
} as const;
const CLASSES = PORTFOLIO_CLASSES.map(({ slug }) => slug);
const titles = (of: Parameters<typeof risksOf>[0]) => risksOf(of).map(({ title }) => title);

describe('risks of an offer', () => {
  it('are those of its class, its security and the way out, and what holds for every offer', () => {
    expect(titles(offer)).toEqual(['Forestry', 'As a unit holder', 'Getting out', 'A wholesale offer']);
    expect(titles({ ...offer, is_secondary_market: true, investment_currency: 'USD' })).toEqual([
      'Forestry',
      'As a unit holder',
      'Getting out',
      'Buying from a holder',
      'In USD',
      'A wholesale offer',
    ]);
  });

  it('say what is not known where the data is silent', () => {
    const silent = { ...offer, asset_class: null, security_type: null, liquidity: null };
    expect(titles(silent)).toEqual(['This investment', 'Getting out', 'A wholesale offer']);
    expect(risksOf(silent)[1]?.text).toContain('has not stated');
  });

  it('have a text of their own for each class, and none that a fair-dealing lawyer would stop', () => {
    const texts = CLASSES.flatMap((slug) =>
      (['debt', 'equity', 'units'] as const).flatMap((security_type) =>
        (['liquid', 'quarterly-redemption', 'illiquid', null] as const).flatMap((liquidity) =>
          risksOf({
            ...offer,
            asset_class: { id: slug, slug, name: slug },
            security_type,
            liquidity,
            is_secondary_market: true,
          }).map(({ text }) => text),
        ),
      ),
    );
    expect(new Set(texts).size).toBe(CLASSES.length + 3 + 4 + 2);
    expect(texts.flatMap(findForbiddenCopy)).toEqual([]);
  });
});
