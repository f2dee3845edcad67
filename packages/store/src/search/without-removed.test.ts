import type { Offer } from '@tussock/core/offer/offer';
import { describe, expect, it } from 'vitest';
import { offerNamed, sources, textSourceOf, titlesIn } from './search.fixture';
import { openTextIndex } from './text-search';
import { withoutRemoved } from './without-removed';

const named = (name: string) =>
  ({ id: name, slug: null, name }) as Offer['provider'] & Offer['platform'] & Offer['fund'];
const all = sources({
  platforms: ['Weka Market'],
  funds: ['Moa Reserve'],
  blog_posts: ['Quandary of ledgers'],
  faqs: ['Kea?'],
});
const text = textSourceOf({
  ...all,
  offers: [
    offerNamed('Harbour loan', { provider: named('Kea Zephyr Partners'), tagline: 'Zephyr over a harbour' }),
    offerNamed('Kea units', { fund: named('Kea Zephyr Partners') }),
    offerNamed('Pukeko bond', { tagline: 'Kea partners and units', platform: named('Weka Market') }),
    offerNamed('Ruru notes', { fund: named('Moa Reserve') }),
    offerNamed('Quokka estate', { description: 'A quintessence of partners' }),
  ],
  providers: [
    { ...named('Kea Zephyr Partners'), description: 'Obsidian', key_people: [] },
    { ...named('Tui Capital'), description: 'Partners', key_people: [{ name: 'Ulysses Xanthe' }] },
  ] as never,
});
const left = (removed: string[], people: string[] = []) =>
  openTextIndex(withoutRemoved(text, { removed: new Set(removed), people }));
const found = (words: string, removed: string[], people?: string[]) =>
  titlesIn(left(removed, people), words).sort();

describe('a record that was removed for cause', () => {
  it.each([
    ['offer Quokka estate', 'Quokka estate', 'quintessence'],
    ['provider Kea Zephyr Partners', 'Kea Zephyr Partners', 'obsidian'],
    ['platform Weka Market', 'Weka Market', 'weka'],
    ['blog-post Quandary of ledgers', 'Quandary of ledgers', 'ledgers'],
  ])('%s is found by none of its words, as they are or nearly', (record, title, word) => {
    for (const words of [word, word.slice(0, -2), `${word}z`]) {
      expect([words, ...found(words, [])]).toContain(title);
      expect([words, ...found(words, [record])]).not.toContain(title);
    }
  });

  it('lends no word to another spelling of a query', () => {
    expect(left([]).search('quintesence').did_you_mean).toBe('quintessence');
    expect(left(['offer Quokka estate']).search('quintesence').did_you_mean).toBeNull();
  });

  it('makes none of its own words known, neither whole nor joined with another', () => {
    const estate = ['offer Quokka estate'];
    for (const word of ['quintessence', 'quint', 'quokka']) {
      expect([word, left([]).hasWord(word), left(estate).hasWord(word)]).toEqual([word, true, false]);
    }
    // "partners" is said of others too; and so is a beginning that others have.
    for (const word of ['partners', 'p']) expect([word, left(estate).hasWord(word)]).toEqual([word, true]);
    expect(titlesIn(left([]), 'quintessencepartners')).toEqual(['Quokka estate']);
    expect(titlesIn(left(estate), 'quintessencepartners')).toEqual([]);
    // Where nobody has the word, another spelling is looked for as for any unknown word.
    expect(left([]).search('quokka').did_you_mean).toBeNull();
    expect(left(['offer Quokka estate']).search('weca').did_you_mean).toBe('weka');
  });

  it('is not known to a sentence by its name', () => {
    const namedKea = (removed: string[]) =>
      left(removed)
        .named('kea')
        .map((document) => text.record(document).title);
    expect(namedKea([])).toEqual(['Kea units', 'Kea Zephyr Partners']);
    expect(namedKea(['offer Kea units'])).toEqual(['Kea Zephyr Partners']);
  });
});

describe('the name of a firm or a person that was removed for cause', () => {
  const firm = ['provider Kea Zephyr Partners'];

  it('finds nothing that was its own, nor does a part of it, a beginning or another spelling', () => {
    for (const words of ['zephyr', 'zeph', 'zephir'])
      expect([words, found(words, firm)]).toEqual([words, []]);
    expect(found('kea zephyr partners', [])[0]).toBe('Harbour loan');
    expect(found('kea zephyr partners', firm)).not.toContain('Harbour loan');
    expect(found('partners', firm)).toEqual(['Pukeko bond', 'Quokka estate', 'Tui Capital']);
    expect(found('zephyr', [])).toEqual(['Harbour loan', 'Kea Zephyr Partners', 'Kea units']);
  });

  it('finds what is called so itself, and any record by its other words', () => {
    expect(found('kea', firm)).toEqual(['Kea units', 'Kea?', 'Pukeko bond']);
    expect(found('harbour', firm)).toEqual(['Harbour loan']);
  });

  it('finds no firm of a person, who has no record of their own', () => {
    for (const words of ['ulysses', 'xanthe', 'Ulysses Xanthe']) {
      expect(found(words, [])).toEqual(['Tui Capital']);
      expect(found(words, [], ['Ulysses Xanthe'])).toEqual([]);
    }
    expect(found('partners', [], ['Ulysses Xanthe'])).toContain('Tui Capital');
    expect(found('ulysses', [], ['Ulysses Unknown'])).toEqual(['Tui Capital']);
  });

  it.each([
    ['platform Weka Market', 'market', 'Pukeko bond'],
    ['fund Moa Reserve', 'reserve', 'Ruru notes'],
  ])('of %s finds no offer of it', (record, word, offer) => {
    expect(found(word, [])).toContain(offer);
    expect(found(word, [record])).toEqual([]);
  });

  it('is one of a firm or a person alone: the words of the name of a removed offer are found elsewhere', () => {
    expect(found('units', ['offer Kea units'])).toEqual(['Pukeko bond']);
    expect(found('partners', [], ['The'])).toEqual(found('partners', []));
  });

  it('of a provider finds no fund of it', () => {
    const funds = [{ ...named('Tieke Trust'), provider: named('Kea Zephyr Partners') }] as never;
    const providers = [{ ...named('Kea Zephyr Partners'), key_people: [] }] as never;
    const source = textSourceOf({ ...all, funds, providers });
    const foundWithout = (removed: string[]) =>
      titlesIn(openTextIndex(withoutRemoved(source, { removed: new Set(removed), people: [] })), 'zephyr');
    expect(foundWithout([])).toContain('Tieke Trust');
    expect(foundWithout(firm)).toEqual([]);
  });

  it('is one that others have by chance only where a record of their kind could be its', () => {
    const words = { description: 'Weka market and Moa reserve, Ulysses Xanthe' };
    const chance = textSourceOf({
      ...all,
      offers: [offerNamed('Takahe bond', words)],
      providers: [{ ...named('Hoiho Capital'), ...words, key_people: [] }] as never,
      funds: [{ ...named('Kotuku Trust'), ...words }, ...all.funds] as never,
    });
    const namesOf = (record: string | null, people: string[], q: string) =>
      titlesIn(openTextIndex(withoutRemoved(chance, { removed: new Set([record ?? '']), people })), q).sort();
    const every = ['Hoiho Capital', 'Kotuku Trust', 'Takahe bond'];
    expect(namesOf('platform Weka Market', [], 'weka market')).toEqual(['Hoiho Capital', 'Kotuku Trust']);
    expect(namesOf('fund Moa Reserve', [], 'moa reserve')).toEqual(['Hoiho Capital', 'Kotuku Trust']);
    expect(namesOf(null, ['Ulysses Xanthe'], 'ulysses xanthe')).toEqual(['Kotuku Trust', 'Takahe bond']);
    expect(namesOf(null, [], 'ulysses xanthe')).toEqual(every);
  });

  it('leaves every other record what its words are worth', () => {
    const word = text.vocabulary.find('partners');
    const [whole, rest] = [
      text.posting(word),
      withoutRemoved(text, { removed: new Set(firm), people: [] }).posting(word),
    ];
    expect(rest.documents.length).toBe(whole.documents.length - 3);
    for (const [at, document] of rest.documents.entries())
      expect(rest.scores[at]).toBe(whole.scores[whole.documents.indexOf(document)]);
    expect(rest.scores.length).toBe(rest.documents.length);
  });
});

it('where nothing was removed the index is the very one', () => {
  expect(withoutRemoved(text, { removed: new Set(), people: [] })).toBe(text);
  expect(withoutRemoved(text, { removed: new Set(['provider Unknown']), people: [] })).toBe(text);
});
