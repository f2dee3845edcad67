import type { ComponentType } from 'react';
import type { TextHeading } from '../markdown/parse';

/** A source of a text. */
export interface TextSource {
  /** The text cites it as `<Cite id="fma" />`. */
  id: string;
  title: string;
  address?: string;
  /** H statute or agency page, M law firm or several secondary sources, L one weak source or inference. */
  confidence: 'H' | 'M' | 'L';
  /** A date, 2026-05-31. */
  checked_on: string;
}

/** The front matter of a text. */
export interface FrontMatter {
  title: string;
  /** For search engines: unique, 120 to 155 characters. */
  description: string;
  /** One paragraph below the title. */
  lede: string;
  reviewed_on: string;
  sources?: TextSource[];
}

/** The components a text may name. */
// biome-ignore lint/suspicious/noExplicitAny: each component has its own properties
export type TextComponents = Record<string, ComponentType<any>>;

/** A module made of an MDX file. */
export interface TextModule {
  default: ComponentType<{ components?: TextComponents }>;
  frontmatter: FrontMatter;
  headings: TextHeading[];
}
