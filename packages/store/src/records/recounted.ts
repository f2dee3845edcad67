import type { FirmCards } from '@tussock/core/firm/firm-card';
import type { Provider } from '@tussock/core/firm/provider';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import type { Fund } from '@tussock/core/fund/fund';
import type { Stats } from '@tussock/core/release/release';
import { checksOf } from '@tussock/core/source/checks';
import { coverageOf, sumOfCoverage, withoutCoverage } from '@tussock/core/source/coverage';
import type { Coverage } from '@tussock/core/source/source';
import pMap from 'p-map';
import type { Releases } from '../releases/live';
import { cachedByRelease } from '../table/result-cache';
import type { DirectoryReads } from './directory-reads';
import { offerCounter, recountedCards } from './firm-cards';
import { IN_LISTS } from './items';
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
 * Counts again, from what may still be shown, the figures that were stored when all was shown, so that the card of a firm, its page and
 * the home page say the same. What needs all offers goes through them once.
 */
export function recounted(
  stored: Stored,
  shown: Pick<DirectoryReads, 'overview'>,
  redaction: Redaction,
  { lockedIn }: Pick<Releases, 'lockedIn'>,
) {
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

  /** The offers that are removed, and those that are locked but not by the release itself. */
  const changedOffers = cachedByRelease(async (release): Promise<ReadonlySet<string>> => {
    const own = new Set(redaction.locked.size > 0 ? await lockedIn(release) : []);
    return new Set([...removedOf('offer'), ...[...redaction.locked].filter((id) => !own.has(id))]);
  });

  /** What providers and the directory had counted of offers and funds that are removed or locked. */
  const lostIn = cachedByRelease(async (release) => {
    return lostOf(release, await changedOffers(release), removedOf('fund'));
  });

  /** A release may lock thousands, and all of them may be of one provider. */
  async function lostOf(release: number, offers: Iterable<string>, funds: Iterable<string>) {
    const atOnce = { concurrency: AT_ONCE };
    const ofOffers = await pMap(offers, (id) => lostOfOffer(release, id), atOnce);
    const ofFunds = await pMap(funds, (id) => lostOfFund(release, id), atOnce);
    return [...ofOffers, ...ofFunds].flat();
  }

  /** Whether all offers are counted again, as they are where a record was removed. A lock alone changes coverage only, for which a few are read. */
  const isCounted = COUNTED.some((kind) => removedOf(kind).length > 0);
  async function shownCards(release: number): Promise<FirmCards> {
    const cards = redaction.firms(await stored.firms(release));
    if (!isCounted) return cards;
    const offers = offerCounter();
    await stored.eachOffer(release, (some) => offers.add(redaction.catalogue([...some])));
    return recountedCards(cards, offers);
  }

  const firms = cachedByRelease(async (release): Promise<FirmCards> => {
    const [{ providers, ...others }, lost] = await Promise.all([shownCards(release), lostIn(release)]);
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

  async function shownCounts(release: number): Promise<Partial<Stats>> {
    if (!isCounted) return {};
    const [{ open_now }, { providers }] = await Promise.all([shown.overview(release), firms(release)]);
    return { open_offers: open_now.offers, asset_classes: open_now.classes, providers: providers.length };
  }

  /** Where one of the first people is not shown, those behind them follow: a list with fewer than it can have would seem to have all. */
  async function withFirstPeople(release: number, row: Provider, shown: Provider): Promise<Provider> {
    const isWhole = row.key_people.length < IN_LISTS || shown.key_people.length === row.key_people.length;
    const whole = isWhole ? null : await stored.getProviderById(release, row.id);
    if (!whole) return shown;
    return { ...shown, key_people: redaction.provider(whole).key_people.slice(0, IN_LISTS) };
  }

  return {
    firms,
    stats: cachedByRelease(async (release): Promise<Stats> => {
      const [stats, counts, lost, ofFirms] = await Promise.all([
        stored.stats(release),
        shownCounts(release),
        lostIn(release),
        lostOfFirms(release),
      ]);
      const parts = [...lost.map(({ coverage }) => coverage), ...ofFirms];
      return { ...stats, ...counts, coverage: without(stats.coverage, parts) };
    }),
    /** A provider with all its offers and funds: what they count is among them. */
    async provider(release: number, row: Provider): Promise<Provider> {
      const changed = await changedOffers(release);
      const offers = row.offers.map(({ id }) => id).filter((id) => changed.has(id));
      const funds = row.funds.map(({ id }) => id).filter((id) => redaction.removed.has(`fund ${id}`));
      const lost = await lostOf(release, offers, funds);
      return { ...redaction.provider(row), coverage: without(row.coverage, lostBy(lost, row.id)) };
    },
    /** A provider of a list, which has the first of its offers alone: its card counts all. */
    async listedProvider(release: number, row: Provider): Promise<Provider> {
      const shown = await withFirstPeople(release, row, redaction.provider(row));
      if (!isCounted && (await changedOffers(release)).size === 0) return shown;
      const card = (await firms(release)).providers.find(({ id }) => id === row.id);
      const { offer_count, fund_count, coverage } = card ?? row;
      return { ...shown, offer_count, fund_count, coverage };
    },
    async listedFund(release: number, row: Fund): Promise<Fund> {
      if (!isCounted) return redaction.fund(row);
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
