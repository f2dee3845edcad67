import type { FirmCards } from '@tussock/core/firm/firm-card';
import type { Provider } from '@tussock/core/firm/provider';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import type { Fund } from '@tussock/core/fund/fund';
import type { Stats } from '@tussock/core/release/release';
import { checksOf } from '@tussock/core/source/checks';
import { coverageOf, sumOfCoverage, withoutCoverage } from '@tussock/core/source/coverage';
import type { Coverage } from '@tussock/core/source/source';
import pMap from 'p-map';
import { cachedByRelease, madeOnce } from '../table/result-cache';
import type { DirectoryReads } from './directory-reads';
import { offerCounter, recountedCards } from './firm-cards';
import type { Redaction } from './redaction';

type Stored = Pick<
  DirectoryReads,
  | 'eachOffer'
  | 'firms'
  | 'stats'
  | 'overview'
  | 'getOfferById'
  | 'getProviderById'
  | 'getPlatform'
  | 'getFundById'
>;

/**
 * Figures that are stored as they were when all was shown, counted again from what may be shown: those of a firm's card, its page
 * and the whole directory are the same then. What needs all offers goes through them once.
 */
export function recounted(stored: Stored, shown: Pick<DirectoryReads, 'overview'>, redaction: Redaction) {
  /** The figures of an offer that are not shown any more. */
  async function lostOfOffer(release: number, id: string): Promise<Lost[]> {
    const offer = await stored.getOfferById(release, id);
    if (!offer?.is_active) return [];
    const left = redaction.removed.has(`offer ${id}`) ? NONE : redaction.offer(offer).coverage;
    return [{ provider: offer.provider_id, coverage: withoutCoverage(offer.coverage, left) }];
  }

  async function lostOfFund(release: number, id: string): Promise<Lost[]> {
    const fund = await stored.getFundById(release, id);
    return fund ? [{ provider: fund.provider_id, coverage: fund.coverage }] : [];
  }

  const removedOf = (kind: string) =>
    [...redaction.removed]
      .filter((key) => key.startsWith(`${kind} `))
      .map((key) => key.slice(kind.length + 1));

  /** Of the offers and funds that are removed or locked, what their providers and the directory had counted. */
  const counted = cachedByRelease(async (release) => {
    const offers = offerCounter();
    const changed: string[] = [];
    await stored.eachOffer(release, (cards) => {
      offers.add(redaction.catalogue([...cards]));
      const isChanged = ({ id, is_exclusive }: { id: string; is_exclusive: boolean }) =>
        redaction.removed.has(`offer ${id}`) || (redaction.locked.has(id) && !is_exclusive);
      changed.push(...cards.filter(isChanged).map(({ id }) => id));
    });
    // A release may lock thousands.
    const atOnce = { concurrency: AT_ONCE };
    const ofOffers = await pMap(changed, (id) => lostOfOffer(release, id), atOnce);
    const ofFunds = await pMap(removedOf('fund'), (id) => lostOfFund(release, id), atOnce);
    return { offers, lost: [...ofOffers, ...ofFunds].flat() };
  });

  const firms = cachedByRelease(async (release): Promise<FirmCards> => {
    const [cards, { offers, lost }] = await Promise.all([stored.firms(release), counted(release)]);
    const { providers, ...others } = recountedCards(redaction.firms(cards), offers);
    return {
      ...others,
      providers: providers.map((card) => ({
        ...card,
        coverage: without(card.coverage, lostBy(lost, card.id)),
      })),
    };
  });

  /** What removed firms had of their own. */
  async function lostOfFirms(release: number): Promise<Coverage[]> {
    const [providers, platforms] = await Promise.all([
      Promise.all(removedOf('provider').map((id) => stored.getProviderById(release, id))),
      Promise.all(removedOf('platform').map((id) => stored.getPlatform(release, id))),
    ]);
    return [
      ...providers.map((one) => (one ? coverageOf(PROVIDER_COLUMNS, one, checksOf(one.sources)) : NONE)),
      ...platforms.map((one) => one?.coverage ?? NONE),
    ];
  }

  /** Of a lock alone only the coverage is another one: it is counted with the rest. */
  const isCounted = COUNTED.some((kind) => removedOf(kind).length > 0);
  if (!isCounted) {
    const firmsAsCounted = madeOnce(redaction.firms);
    return {
      firms: async (release: number) => firmsAsCounted(await stored.firms(release)),
      stats: stored.stats,
      provider: async (_: number, row: Provider) => redaction.provider(row),
      listedProvider: async (_: number, row: Provider) => redaction.provider(row),
      listedFund: async (_: number, row: Fund) => redaction.fund(row),
    };
  }
  return {
    firms,
    stats: cachedByRelease(async (release): Promise<Stats> => {
      const [stats, { open_now }, { providers }, { lost }, ofFirms] = await Promise.all([
        ...([stored.stats(release), shown.overview(release), firms(release), counted(release)] as const),
        lostOfFirms(release),
      ]);
      return {
        ...stats,
        ...{ open_offers: open_now.offers, asset_classes: open_now.classes, providers: providers.length },
        coverage: without(stats.coverage, [...lost.map(({ coverage }) => coverage), ...ofFirms]),
      };
    }),
    /** A provider with all its offers and funds: what they count is among them. */
    async provider(release: number, row: Provider): Promise<Provider> {
      const offers = row.offers.filter(
        ({ id }) => redaction.removed.has(`offer ${id}`) || redaction.locked.has(id),
      );
      const lost = await Promise.all([
        ...offers.map(({ id }) => lostOfOffer(release, id)),
        ...row.funds
          .filter(({ id }) => redaction.removed.has(`fund ${id}`))
          .map(({ id }) => lostOfFund(release, id)),
      ]);
      return { ...redaction.provider(row), coverage: without(row.coverage, lostBy(lost.flat(), row.id)) };
    },
    /** A provider of a list, which has the first of its offers alone: its card counts all. */
    async listedProvider(release: number, row: Provider): Promise<Provider> {
      const card = (await firms(release)).providers.find(({ id }) => id === row.id);
      const { offer_count, fund_count, coverage } = card ?? row;
      return { ...redaction.provider(row), offer_count, fund_count, coverage };
    },
    async listedFund(release: number, row: Fund): Promise<Fund> {
      const card = (await firms(release)).funds.find(({ id }) => id === row.id);
      return { ...redaction.fund(row), offer_count: (card ?? row).offer_count };
    },
  };
}

const AT_ONCE = 20;

const COUNTED = ['offer', 'fund', 'provider', 'platform'];

interface Lost {
  provider: string | null;
  coverage: Coverage;
}

const NONE: Coverage = { figures: 0, confirmed: 0 };

const lostBy = (lost: readonly Lost[], id: string) =>
  lost.filter(({ provider }) => provider === id).map(({ coverage }) => coverage);

/** Null where nothing was counted yet. */
const without = (coverage: Coverage | null, lost: readonly Coverage[]) =>
  coverage && withoutCoverage(coverage, sumOfCoverage(lost));
