import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import type { Faq } from '@tussock/core/faq/faq';
import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import type { Fund } from '@tussock/core/fund/fund';
import type { Offer } from '@tussock/core/offer/offer';
import type { Tag } from '@tussock/core/tag/tag';
import { indexText } from './index-text';
import { type TextSources, textDocuments } from './text-documents';
import { textInMemory } from './text-in-memory';
import { openTextIndex, type TextIndex, type TextSource } from './text-search';

/** An offer with what a text index looks at; all else is left out. */
export const offerNamed = (name: string, more: Partial<Offer> = {}) =>
  ({
    id: name,
    slug: null,
    name,
    tagline: null,
    description: null,
    is_active: true,
    tags: [],
    provider: null,
    platform: null,
    fund: null,
    asset_class: null,
    place: null,
    offer_type: null,
    ...more,
  }) as unknown as Offer;

const named = (name: string) => ({ id: name, slug: null, name, description: null });

export const sources = (names: Partial<Record<keyof TextSources, string[]>>): TextSources => ({
  offers: (names.offers ?? []).map((name) => offerNamed(name)),
  providers: (names.providers ?? []).map(
    (name) => ({ ...named(name), key_people: [] }) as unknown as Provider,
  ),
  platforms: (names.platforms ?? []).map((name) => named(name) as unknown as Platform),
  funds: (names.funds ?? []).map((name) => named(name) as unknown as Fund),
  tags: (names.tags ?? []).map((name) => ({ ...named(name), slug: name }) as Tag),
  blog_posts: (names.blog_posts ?? []).map(
    (title) => ({ id: title, slug: null, title, content: null, is_published: true }) as unknown as BlogPost,
  ),
  faqs: (names.faqs ?? []).map(
    (question) => ({ id: null, question, answer: 'Yes.', category: null, is_active: true }) as unknown as Faq,
  ),
});

export const textSourceOf = (from: TextSources): TextSource => textInMemory(indexText(textDocuments(from)));
export const textOf = (from: TextSources): TextIndex => openTextIndex(textSourceOf(from));

/** Titles of what words find, the closest first. */
export const titlesIn = (text: TextIndex, words: string): string[] =>
  text.search(words).documents.map((document) => text.record(document).title);
