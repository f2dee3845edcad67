import type { AssetClassRef } from '../asset-class/asset-class';
import type { Correction, OwnCorrection } from '../correction/correction';
import type { PlatformEmbed } from '../firm/platform';
import type { ProviderEmbed } from '../firm/provider';
import type { FundEmbed, FundRow } from '../fund/fund';
import { groupBy } from '../list/group-by';
import { checksOf } from '../source/checks';
import type { Source, SourceRow } from '../source/source';
import { withState } from '../source/source-state';
import type { TagRef } from '../tag/tag';
import { byName, compareText } from '../text/fold';
import type { Directory } from './directory';

/** The tables indexed by id and by link, so that assembling takes one step per row. A link to nothing gives null. */
export interface Links {
  provider: (id: string | null) => ProviderEmbed | null;
  platform: (id: string | null) => PlatformEmbed | null;
  fund: (id: string | null) => FundEmbed | null;
  assetClass: (id: string | null) => AssetClassRef | null;
  tagsOf: (offerId: string) => TagRef[];
  sourcesOf: (recordId: string) => Source[];
  /** Of those that everyone may read, in their order. */
  correctionsOf: (recordId: string) => OwnCorrection[];
}

/** `listed` are the corrections that everyone may read, in the order of the log. */
export function linksOf(directory: Directory, listed: readonly Correction[]): Links {
  const corrections = groupBy(listed, ({ record }) => record);
  const sources = groupBy(directory.sources, (source) => source.record);
  const sourcesOf = (id: string) => (sources.get(id) ?? []).map(toSource).sort(byField);
  const checked = <T extends { id: string }>(row: T) => ({ ...row, checks: checksOf(sourcesOf(row.id)) });
  const providers = byId(directory.providers.map(checked));
  const platforms = byId(directory.platforms.map(checked));
  const assetClasses = byId(directory.asset_classes);
  const fundTypes = byId(directory.fund_types);
  const assetClass = (id: string | null): AssetClassRef | null => {
    const found = look(assetClasses, id);
    return found && { id: found.id, slug: found.slug, name: found.name };
  };
  const embed = (row: FundRow): FundEmbed => {
    const type = look(fundTypes, row.fund_type_id);
    const plain = row.fund_type === null ? null : { id: null, name: row.fund_type };
    return {
      ...checked(row),
      asset_class: assetClass(row.asset_class_id),
      fund_type: type ? { id: type.id, name: type.name } : plain,
    };
  };
  const funds = byId(directory.funds.map(embed));
  const tags = tagsByOffer(directory);
  return {
    provider: (id) => look(providers, id),
    platform: (id) => look(platforms, id),
    fund: (id) => look(funds, id),
    assetClass,
    tagsOf: (offerId) => tags.get(offerId) ?? [],
    sourcesOf,
    correctionsOf: (id) => (corrections.get(id) ?? []).map(toOwn),
  };
}

function tagsByOffer(directory: Directory): Map<string, TagRef[]> {
  const tags = byId(directory.tags.map(({ id, slug, name }) => ({ id, slug, name })));
  const found = new Map<string, Map<string, TagRef>>();
  for (const { offer_id, tag_id } of directory.offer_tags) {
    const tag = tags.get(tag_id);
    if (!tag) continue;
    const ofOffer = found.get(offer_id) ?? new Map<string, TagRef>();
    found.set(offer_id, ofOffer.set(tag.id, tag));
  }
  return new Map([...found].map(([offerId, ofOffer]) => [offerId, [...ofOffer.values()].sort(byName)]));
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function look<T>(rows: Map<string, T>, id: string | null): T | null {
  return id === null ? null : (rows.get(id) ?? null);
}

const toOwn = ({ record: _record, kind: _kind, about: _about, ...own }: Correction): OwnCorrection => own;

function toSource({ id: _id, record: _record, ...source }: SourceRow): Source {
  return withState(source);
}

function byField(a: Source, b: Source): number {
  return compareText(a.field, b.field) || compareText(a.tier, b.tier) || compareText(a.title, b.title);
}
