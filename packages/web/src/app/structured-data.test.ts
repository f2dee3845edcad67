import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import type { Faq } from '@tussock/core/faq/faq';
import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import type { Fund } from '@tussock/core/fund/fund';
import type { OfferCard } from '@tussock/core/offer/offer';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { describe, expect, it } from 'vitest';
import { blogPostData } from '../features/blog/structured-data';
import { faqPageData } from '../features/faqs/structured-data';
import { platformData, providerData } from '../features/firms/structured-data';
import { fundData } from '../features/funds/structured-data';
import { organisationData, websiteData } from '../features/home/structured-data';
import { offerListData } from '../features/offers/list/structured-data';
import { markdownText } from '../ui/markdown/markdown-text';
import { breadcrumbData } from '../ui/page/breadcrumb-data';
import { textData } from '../ui/page/structured-data';

const site = {
  ...DEFAULT_SETTINGS,
  name: 'Tussock',
  title_region: 'NZ',
  address: 'https://t.example',
  contact_email: 'a@t.example',
  locale: 'en-NZ',
};
const NZ = { '@type': 'Country', name: 'NZ' };
const US = { '@type': 'Organization', name: 'Tussock NZ', url: 'https://t.example' };

describe('data for search engines', () => {
  it('of a provider states what is known of it', () => {
    const bare = {
      id: 'p',
      slug: 'awhina',
      name: 'Āwhina',
      description: null,
      website: null,
      logo_url: null,
    };
    const base = { '@type': 'FinancialService', name: 'Āwhina', url: 'https://t.example/providers/awhina' };
    const unknown = { ...bare, location: null, established_date: null } as Provider;
    expect(providerData(unknown, site)).toEqual({
      ...base,
      address: { '@type': 'PostalAddress', addressCountry: 'NZ' },
      areaServed: NZ,
    });
    const known = {
      ...bare,
      description: 'x '.repeat(300),
      website: 'https://a.example',
      logo_url: '/logo.svg',
      location: 'Napier',
      established_date: '2012-05-01',
    } as Provider;
    const { description, ...data } = providerData(known, site);
    expect(data).toEqual({
      ...base,
      sameAs: 'https://a.example',
      logo: 'https://t.example/logo.svg',
      foundingDate: '2012-05-01',
      address: { '@type': 'PostalAddress', addressLocality: 'Napier', addressCountry: 'NZ' },
      areaServed: NZ,
    });
    expect(String(description).length).toBeGreaterThan(280);
    expect(String(description).length).toBeLessThanOrEqual(300);
  });

  it('of a platform is an organisation, with a logo of its own address', () => {
    const platform = { id: 'm', name: 'Market', description: 'A market.', website: null } as Platform;
    expect(platformData({ ...platform, logo_url: 'https://m.example/l.png' }, site)).toEqual({
      '@type': 'Organization',
      name: 'Market',
      url: 'https://t.example/platforms/m',
      description: 'A market.',
      logo: 'https://m.example/l.png',
      areaServed: NZ,
    });
  });

  it('of a fund names its provider, class and size where they are stated', () => {
    const bare = {
      id: 'f',
      slug: 'growth',
      name: 'Growth',
      description: null,
      asset_class: null,
      provider: null,
    };
    const base = { '@type': 'InvestmentFund', name: 'Growth', url: 'https://t.example/funds/growth' };
    expect(fundData({ ...bare, total_fund_size: null } as Fund, site)).toEqual({ ...base, areaServed: NZ });
    const fund = {
      ...bare,
      description: 'A fund.',
      total_fund_size: 5e7,
      fund_size_currency: 'AUD',
      asset_class: { id: 'c', slug: 'forestry', name: 'Forestry' },
      provider: { id: 'p', slug: 'awhina', name: 'Āwhina' },
    } as Fund;
    expect(fundData(fund, site)).toEqual({
      ...base,
      description: 'A fund.',
      category: 'Forestry',
      areaServed: NZ,
      provider: { '@type': 'Organization', name: 'Āwhina', url: 'https://t.example/providers/awhina' },
      amount: { '@type': 'MonetaryAmount', value: 5e7, currency: 'AUD' },
    });
  });

  it('of a post names its author, or us', () => {
    const bare = {
      id: 'b',
      title: 'Terms',
      excerpt: null,
      category: null,
      published_date: null,
      checked_on: null,
      references: [],
      author: null,
    } as unknown as BlogPost;
    const common = {
      '@type': 'BlogPosting',
      headline: 'Terms',
      publisher: US,
      inLanguage: 'en-NZ',
      image: 'https://t.example/images/blog/terms.png',
      mainEntityOfPage: 'https://t.example/blog/terms',
      url: 'https://t.example/blog/terms',
    };
    expect(blogPostData(bare, '/blog/terms', site)).toEqual({ ...common, author: US });
    const post = {
      ...bare,
      excerpt: 'Short.',
      category: 'Tax',
      published_date: '2026-06-03',
      author: 'Mere',
    };
    expect(blogPostData(post, '/blog/terms', site)).toEqual({
      ...common,
      description: 'Short.',
      articleSection: 'Tax',
      author: { '@type': 'Person', name: 'Mere' },
      datePublished: '2026-06-03',
      dateModified: '2026-06-03',
    });
    const checked = {
      ...post,
      checked_on: '2026-07-01',
      references: [{ title: 'An Act', address: 'https://act.example/' }],
    };
    expect(blogPostData(checked, '/blog/terms', site)).toMatchObject({
      datePublished: '2026-06-03',
      dateModified: '2026-07-01',
      citation: ['https://act.example/'],
    });
    expect(blogPostData({ ...post, checked_on: '2026-05-20' }, '/blog/terms', site)).toMatchObject({
      datePublished: '2026-06-03',
      dateModified: '2026-06-03',
    });
  });

  it('of the site has its search and who runs it', () => {
    const name = { name: 'Tussock NZ', url: 'https://t.example/' };
    expect(websiteData(site)).toEqual({
      '@type': 'WebSite',
      ...name,
      inLanguage: 'en-NZ',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://t.example/offers?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(organisationData(site)).toEqual({
      '@type': 'Organization',
      ...name,
      logo: 'https://t.example/assets/icons/icon-512.png',
      email: 'a@t.example',
      areaServed: NZ,
      publishingPrinciples: 'https://t.example/methodology',
      correctionsPolicy: 'https://t.example/corrections',
      ownershipFundingInfo: 'https://t.example/partners',
    });
  });

  it('of who runs it has its legal name and its other pages, where the settings have them', () => {
    const operator = { legal_name: 'Tussock Limited' } as never;
    const profiles = ['https://www.linkedin.com/company/tussock'];
    expect(organisationData({ ...site, operator, profiles })).toMatchObject({
      legalName: 'Tussock Limited',
      sameAs: profiles,
    });
  });

  it('of a guide is an article, of another text a page', () => {
    const text = { title: 'PIEs', description: 'Tax.', reviewed_on: '2026-06-03', sources: [] } as never;
    const common = {
      description: 'Tax.',
      url: 'https://t.example/pie',
      dateModified: '2026-06-03',
      inLanguage: 'en-NZ',
      publisher: US,
    };
    expect(textData('page', text, '/pie', site)).toEqual({ '@type': 'WebPage', name: 'PIEs', ...common });
    expect(textData('guide', text, '/pie', site)).toEqual({
      '@type': 'Article',
      headline: 'PIEs',
      ...common,
      author: { ...US, url: 'https://t.example/about' },
      mainEntityOfPage: common.url,
      image: 'https://t.example/assets/og/site.png',
    });
    const visa = textData('guide', text, '/aip-investor-visa', site);
    expect(visa.image, 'the picture of a link to it').toBe('https://t.example/assets/og/aip.png');
  });

  it('of a trail begins at home and ends with the page itself', () => {
    const trail = [{ label: 'Offers', to: '/offers' }, { label: 'Kauri' }];
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://t.example${path}`,
    });
    expect(breadcrumbData(trail, '/offers/kauri', site)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        item(1, 'Home', '/'),
        item(2, 'Offers', '/offers'),
        item(3, 'Kauri', '/offers/kauri'),
      ],
    });
  });

  it('of a list of offers has how many there are, and the first ten', () => {
    const offers = Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, slug: `o-${n}`, name: `Offer ${n}` }));
    const of = (count: number) =>
      offerListData('Offers', { data: offers.slice(0, count) as OfferCard[], total: count * 3 }, site);
    expect([of(12).numberOfItems, of(12).itemListElement.length, of(2).numberOfItems]).toEqual([36, 10, 6]);
    expect(of(2)).toMatchObject({ '@type': 'ItemList', name: 'Offers' });
    expect(of(2).itemListElement[1]).toEqual({
      '@type': 'ListItem',
      position: 2,
      name: 'Offer 1',
      url: 'https://t.example/offers/o-1',
    });
  });

  it('of questions has each with its answer in plain words', () => {
    const faq = { question: 'What is a PIE?', answer: 'A **fund** that [pays](/a) tax.' } as Faq;
    expect(faqPageData([faq], 'https://t.example/faq', markdownText)).toEqual({
      '@type': 'FAQPage',
      url: 'https://t.example/faq',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'What is a PIE?',
          acceptedAnswer: { '@type': 'Answer', text: 'A fund that pays tax.' },
        },
      ],
    });
  });
});
