import type { HitKind } from '@tussock/core/answers/search';
import type { BlogPost } from '@tussock/core/blog-post/blog-post';
import type { Faq } from '@tussock/core/faq/faq';
import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import type { Fund } from '@tussock/core/fund/fund';
import type { Offer } from '@tussock/core/offer/offer';
import type { Tag } from '@tussock/core/tag/tag';
import { excerpt } from '@tussock/core/text/excerpt';
import { withoutMarks } from '@tussock/core/text/without-marks';

/** The records of a release that a search with words looks through. */
export interface TextSources {
  offers: readonly Offer[];
  providers: readonly Provider[];
  platforms: readonly Platform[];
  funds: readonly Fund[];
  tags: readonly Tag[];
  blog_posts: readonly BlogPost[];
  faqs: readonly Faq[];
}

/** What the index stores of a record. Of an offer it is the title only: the catalogue has the rest. */
export interface StoredText {
  kind: HitKind;
  id: string | null;
  slug?: string | null;
  title: string;
  excerpt?: string;
}

export interface TextDocument extends StoredText {
  name: string;
  /** Names it goes with: provider, tags, class, place. */
  labels: string;
  text: string;
}

/** Characters of a text that are indexed: what matters comes first, and the index of 20,000 offers stays small. */
const TEXT_LENGTH = 600;
const EXCERPT_LENGTH = 160;

const plain = (text: string | null) => withoutMarks(text ?? '').replace(/\s+/g, ' ');

/** The beginning of a text in plain words. */
export const excerptOf = (text: string | null) => excerpt(plain(text), EXCERPT_LENGTH);

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

// Of an offer only what everybody may read is indexed: `details`, `documents` and fees never, exclusive or not.
const offerText = (offer: Offer): TextDocument => ({
  kind: 'offer',
  id: offer.id,
  title: offer.name,
  name: offer.name,
  labels: joined(
    offer.provider?.name,
    offer.platform?.name,
    offer.fund?.name,
    offer.asset_class?.name,
    offer.place?.name,
    offer.offer_type,
    ...offer.tags.map((tag) => tag.name),
  ),
  text: joined(offer.tagline, plain(offer.description)).slice(0, TEXT_LENGTH),
});

interface Listed {
  kind: HitKind;
  id: string | null;
  slug: string | null;
  title: string;
  labels: string;
  text: string | null;
  excerpt?: string | null;
}

const listedText = ({ labels, text, excerpt, ...stored }: Listed): TextDocument => ({
  ...stored,
  excerpt: excerptOf(excerpt ?? text),
  name: stored.title,
  labels,
  text: plain(text).slice(0, TEXT_LENGTH),
});

function listedRecords(sources: TextSources): Listed[] {
  const { providers, platforms, funds, tags, blog_posts, faqs } = sources;
  return [
    ...providers.map((p): Listed => {
      const labels = joined(p.provider_type, p.location, ...p.key_people.map((person) => person.name));
      return { kind: 'provider', id: p.id, slug: p.slug, title: p.name, labels, text: p.description };
    }),
    ...platforms.map((p): Listed => {
      const labels = joined(p.platform_type);
      return { kind: 'platform', id: p.id, slug: p.slug, title: p.name, labels, text: p.description };
    }),
    ...funds.map((f): Listed => {
      const labels = joined(f.provider?.name, f.asset_class?.name, f.fund_type?.name, f.fund_structure);
      return { kind: 'fund', id: f.id, slug: f.slug, title: f.name, labels, text: f.description };
    }),
    ...tags.map((t): Listed => {
      return { kind: 'tag', id: t.id, slug: t.slug, title: t.name, labels: '', text: t.description };
    }),
    ...blog_posts.map((b): Listed => {
      const record = { kind: 'blog-post' as const, id: b.id, slug: b.slug, title: b.title };
      return {
        ...record,
        labels: joined(b.category, b.author),
        text: joined(b.excerpt, b.content),
        excerpt: b.excerpt,
      };
    }),
    ...faqs.map((f): Listed => {
      const record = { kind: 'faq' as const, id: f.id, slug: null, title: f.question };
      return { ...record, labels: joined(f.category), text: f.answer };
    }),
  ];
}

/**
 * What the text index of a release is made of: active offers in their order, then the others by kind, with published posts
 * and active FAQs only, and nothing that is locked.
 */
export function* textDocuments(sources: TextSources): Generator<TextDocument> {
  for (const offer of sources.offers) if (offer.is_active) yield offerText(offer);
  const blog_posts = sources.blog_posts.filter((post) => post.is_published);
  const faqs = sources.faqs.filter((faq) => faq.is_active);
  for (const listed of listedRecords({ ...sources, blog_posts, faqs })) yield listedText(listed);
}
