import type { AssetClass } from '@tussock/core/asset-class/asset-class';
import { type FooterClass, footerClassName, isFooterClass } from '@tussock/core/asset-class/footer-classes';
import { classRisk } from '../../content/risks';
import { splitLead } from './split-lead';

/** An asset class as a page shows it. The id is null where the data does not have the class. */
export type ShownClass = Omit<AssetClass, 'id'> & { id: string | null };

const FOOTER: Record<FooterClass, string> = {
  'private-credit':
    'Lending that does not go through a bank: loans against property, to companies, or against invoices and equipment.',
  'private-equity':
    'Owning all or part of established companies that are not listed, through a fund or a single deal.',
  'venture-capital': 'Shares in young companies that hope to become large ones, through a fund or directly.',
  property: 'Buildings and land: syndicates, funds of several buildings, and developments.',
  agriculture: 'Farms, orchards, vineyards and related assets, held through a partnership or a fund.',
  forestry: 'Land and trees grown for timber, for carbon units, or for both.',
};

/** A class in a list: of its text, what comes before the first heading. */
export type ListedClass = Pick<ShownClass, 'id' | 'slug' | 'name' | 'description'>;

export const listed = ({ id, slug, name, description }: ShownClass): ListedClass => ({
  id,
  slug,
  name,
  description: splitLead(description ?? '').lead,
});

/** A class of the data, with a description of ours where it has none. */
export const described = (asset: AssetClass): ShownClass => ({
  ...asset,
  description: asset.description ?? footerClass(asset.slug)?.description ?? classRisk(asset.slug),
});

/** A footer class that the data does not have; null for any other slug. */
export function footerClass(slug: string): ShownClass | null {
  if (!isFooterClass(slug)) return null;
  const description = `${FOOTER[slug]} ${classRisk(slug)}`;
  return { id: null, slug, name: footerClassName(slug), description, questions: null };
}
