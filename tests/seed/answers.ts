import type { Page, PageRequest } from '@tussock/core/answers/page';
import type { DirectoryReads } from '@tussock/store/directory-reads';

async function all<T>(list: (page: PageRequest) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 100, cursor });
    rows.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return rows;
}

/** What a visitor would count in the old export once it is published, read from the table. */
export async function answersOf(reads: DirectoryReads, release: number) {
  const offers = await all((page) => reads.listOffers(release, page));
  const tagged = async (slug: string) =>
    (await all((page) => reads.listOffersByTag(release, slug, page))).length;
  const ofClass = async (slug: string) => {
    const { id } = (await reads.getAssetClass(release, slug)) ?? { id: '' };
    return (await all((page) => reads.listOffersByAssetClass(release, id, page))).length;
  };
  const providers = await all((page) => reads.listProviders(release, page));
  const ofType = (type: string) =>
    providers.filter((one) => one.provider_type?.toLowerCase() === type).length;
  const minimum = (fits: (amount: number) => boolean) =>
    offers.filter((one) => one.minimum_investment !== null && fits(one.minimum_investment)).length;
  return {
    active: offers.length,
    open: (await all((page) => reads.listOffersByStatus(release, 'Open', page))).length,
    aip: (await all((page) => reads.listAipOffers(release, page))).length,
    tags: [await tagged('secondary-market'), await tagged('carbon')],
    classes: [await ofClass('forestry'), await ofClass('property')],
    providers: [providers.length, ofType('wealth manager'), ofType('angel network')],
    platforms: (await all((page) => reads.listPlatforms(release, page))).length,
    funds: (await all((page) => reads.listFunds(release, page))).length,
    tagCount: (await all((page) => reads.listTags(release, page))).length,
    assetClasses: (await all((page) => reads.listAssetClasses(release, page))).length,
    posts: (await all((page) => reads.listBlogPosts(release, page))).length,
    faqs: (await all((page) => reads.listFaqs(release, page))).length,
    minimums: [
      minimum((amount) => amount < 50_000),
      minimum((amount) => amount < 100_000),
      minimum((amount) => amount >= 100_000 && amount <= 500_000),
      minimum((amount) => amount > 500_000),
      offers.filter((one) => one.minimum_investment === null).length,
    ],
    newest: offers.slice(0, 3).map((one) => one.slug),
    defaulted: offers.filter((one) => one.defaulted.includes('risk_rating')).length,
  };
}
