import { describe, expect, it, vi } from 'vitest';
import { offerNamed, sources, textOf, textSourceOf, titlesIn as titles } from './search.fixture';
import { excerptOf } from './text-documents';
import { openTextIndex } from './text-search';

describe('searching with words', () => {
  const index = textOf({
    ...sources({
      providers: ['Māori Enterprise Partners', 'Pōhutukawa Capital', 'Harbour Street'],
      funds: ['Harbour Street Credit Fund', 'Pine Forestry Fund'],
      platforms: ['Koru Marketplace'],
      tags: ['carbon'],
      blog_posts: ['How forestry investments work'],
      faqs: ['What is a wholesale investor?'],
    }),
    offers: [
      offerNamed('Kauri Bridging Loans', { description: 'Secured by harbour land.' }),
      offerNamed('Harbour View', { tags: [{ id: '1', slug: 'debt', name: 'Senior Debt' }] }),
      offerNamed('Withdrawn Harbour Offer', { is_active: false }),
      offerNamed('Exclusive Wharf', {
        is_exclusive: true,
        details: 'Sesquipedalian',
        documents: [{ title: 'Memorandum', address: 'https://documents.example/1' }],
      }),
    ],
  });

  it('folds case and macrons both ways', () => {
    expect(titles(index, 'maori')[0]).toBe('Māori Enterprise Partners');
    expect(titles(index, 'MĀORI')[0]).toBe('Māori Enterprise Partners');
    expect(titles(index, 'pohutukawa')[0]).toBe('Pōhutukawa Capital');
  });

  it('finds beginnings of words and every kind of record', () => {
    for (const [text, title] of [
      ['enterp', 'Māori Enterprise Partners'],
      ['koru mark', 'Koru Marketplace'],
      ['wholesale', 'What is a wholesale investor?'],
      ['carb', 'carbon'],
      ['for', 'Pine Forestry Fund'],
    ] as const)
      expect(titles(index, text)).toContain(title);
  });

  it('finds a provider by its people, its type and its place', () => {
    const people = [{ id: 'p-1', name: 'Hana Moana', role: 'Partner', bio: null }];
    const [provider] = sources({ providers: ['Kauri Capital'] }).providers;
    const providers = [{ ...provider, provider_type: 'Trustee', location: 'Napier', key_people: people }];
    const found = textOf({ ...sources({}), providers: providers as never });
    for (const words of ['hana', 'moana', 'trustee', 'napier'])
      expect(titles(found, words)).toEqual(['Kauri Capital']);
    expect(titles(found, 'partner')).toEqual([]);
  });

  it('finds an offer by the words of its description, not by its links and references', () => {
    const description = 'Loans of [Kauri &amp; Co](https://documents.example/memorandum.pdf) on land.';
    const found = textOf({ ...sources({}), offers: [offerNamed('Wharf', { description })] });
    for (const words of ['loans', 'kauri', 'land'])
      expect([words, titles(found, words)]).toEqual([words, ['Wharf']]);
    for (const words of ['amp', 'https', 'pdf']) expect([words, titles(found, words)]).toEqual([words, []]);
  });

  it('mends words that it does not know beside words that it does', () => {
    expect(index.search('harbour').did_you_mean).toBeNull();
    expect(titles(index, 'harbour streat')).toContain('Harbour Street');
    expect(index.search('harbour streat').did_you_mean).toBe('harbour street');
  });

  it('puts the exact name first, then names, then texts', () => {
    const found = titles(index, 'harbour street');
    expect(found.slice(0, 2)).toEqual(['Harbour Street', 'Harbour Street Credit Fund']);
    const harbour = titles(index, 'harbour');
    expect(harbour.indexOf('Kauri Bridging Loans')).toBeGreaterThan(harbour.indexOf('Harbour View'));
  });

  it('asks for all words before it asks for some', () => {
    expect(titles(index, 'senior harbour')[0]).toBe('Harbour View');
  });

  it('mends one edit, a swap, a missing and a doubled space', () => {
    for (const typo of [
      'mari enterprise',
      'maoir enterprise',
      'maori enterprize',
      'maorienterprise',
      'ma ori enterprise',
    ])
      expect(titles(index, typo)[0], typo).toBe('Māori Enterprise Partners');
  });

  it('takes a short word for no other that begins otherwise or is two letters away', () => {
    const found = textOf(sources({ providers: ['Least Space', 'Moss Lending', 'Kauri Holdings', 'Use It'] }));
    for (const words of ['best', 'cost', 'tauri', 'lass'])
      expect([words, found.search(words).did_you_mean]).toEqual([words, words === 'tauri' ? 'kauri' : null]);
    expect(titles(found, 'cost')).toEqual([]);
    for (const words of ['mos', 'mosz', 'mss', 'msos', 'moos', 'mossy'])
      expect([words, titles(found, words)]).toEqual([words, ['Moss Lending']]);
  });

  it('takes a word of five or six letters for no other that is two letters away, unless they are exchanged', () => {
    const found = textOf(sources({ providers: ['Zero Homes', 'Settle Stores', 'Kauri Farming'] }));
    for (const words of ['zebra', 'hotel', 'cattle', 'stocks'])
      expect([words, titles(found, words), found.search(words).did_you_mean]).toEqual([words, [], null]);
    expect(titles(found, 'zebra farming')).toEqual(['Kauri Farming']);
    expect(found.search('zebra farming').did_you_mean).toBeNull();
    for (const [words, meant] of Object.entries({ karui: 'kauri', sotres: 'stores', framing: 'farming' }))
      expect(found.search(words).did_you_mean).toBe(meant);
  });

  it('takes a word of praise and a currency for no other word', () => {
    const found = textOf(sources({ providers: ['Space Least', 'Use It', 'Audit', 'Stop Safer'] }));
    for (const words of ['safe', 'best', 'usd', 'top', 'safest', 'guaranteed'])
      expect([words, found.search(words).did_you_mean]).toEqual([words, null]);
    expect(titles(found, 'safest')).toEqual([]);
    expect(titles(found, 'usd')).toEqual([]);
    expect(titles(found, 'safe')).toEqual(['Stop Safer']);
  });

  it('says what it would have found and which words matched', () => {
    const answer = index.search('pohutakawa');
    expect(answer.did_you_mean).toBe('pohutukawa');
    expect(answer.matched(answer.documents[0] as number)).toEqual(['pohutukawa']);
    expect(index.search('pohutukawa').did_you_mean).toBeNull();
  });

  it('knows nothing that is locked, withdrawn or without words', () => {
    for (const text of ['sesquipedalian', 'memorandum', 'withdrawn', '', '   ', '!?', '🌲'])
      expect(titles(index, text), text).toEqual([]);
  });

  it('takes whatever is typed', () => {
    for (const text of [
      '__proto__',
      'constructor',
      '" OR 1=1',
      'a'.repeat(200),
      'x '.repeat(100),
      '\u0000',
      '(*)',
    ])
      expect(() => index.search(text)).not.toThrow();
  });
});

describe('an excerpt', () => {
  it('is plain, and cut after a sentence or else at a word', () => {
    expect(excerptOf('## Title\n\nSome **bold** text')).toBe('Title Some bold text');
    const cut = excerptOf('word '.repeat(100));
    expect(cut.length).toBeLessThanOrEqual(161);
    expect(cut).toMatch(/word…$/);
    expect(
      excerptOf(`Marketplace for **farm** and orchard interests, which issuers list once. The ${cut}`),
    ).toBe('Marketplace for farm and orchard interests, which issuers list once.');
    expect(excerptOf(null)).toBe('');
  });
});

describe('what was found before', () => {
  it('is kept for the next page of it, but not that of hundreds of searches that find nothing', () => {
    const source = textSourceOf({ ...sources({ tags: ['carbon'] }), offers: [] });
    const look = vi.spyOn(source.vocabulary, 'hasPrefix');
    const index = openTextIndex(source);
    const looksFor = (text: string) => {
      look.mockClear();
      index.search(text);
      return look.mock.calls.length > 0;
    };
    expect([looksFor('zz0'), looksFor('zz0')]).toEqual([true, false]);
    for (let other = 1; other <= 600; other++) index.search(`zz${other}`);
    expect([looksFor('zz600'), looksFor('zz0')]).toEqual([false, true]);
  });
});
