import { NONE, NOT_APPLICABLE, NOT_STATED } from '@tussock/core/column/value-text';
import { hasLowestFee, hasLowestMinimum } from '@tussock/core/comparison/lowest';
import { isStated } from '@tussock/core/money/money';
import { readableMoney } from '@tussock/core/money/readable-money';
import { FACT_GROUPS } from '@tussock/core/offer/fact-groups';
import { factOrigin, withOrigin } from '@tussock/core/offer/fact-notes';
import {
  comparedFacts,
  FACTS,
  type FactName,
  factText,
  isFactStated,
  LOCKED_TEXT,
  NOT_ASKED,
} from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { paths } from '../../lib/address/paths';
import { offerFigure } from '../../ui/offer/offer-figure';
import type { Figure } from '../../ui/source/figure';

/** What one offer says in a row. */
export interface Cell {
  text: string;
  /** Whether the fact ledger could have an entry on it. */
  isCheckable: boolean;
  /** A page of ours about it. */
  to?: string;
  figure: Figure;
  /** The same amount where it is read more easily with a word for its millions. */
  readable?: string;
  /** Where the value comes from, if the provider does not state it of the offer. */
  origin?: string;
  /** What is said below it: that it is the lowest of those compared. */
  note?: string;
}

export interface Row {
  fact: FactName;
  label: string;
  figure?: boolean;
  cells: Cell[];
}

export interface Group {
  title: string;
  rows: Row[];
}

/** Set large: the figures that people compare first. */
const FIGURES: ReadonlySet<FactName> = new Set(['minimum_investment', 'target_return']);

/** Amounts that may be large, with their currency. */
const AMOUNTS: { [Name in FactName]?: (offer: Offer) => [number | null | undefined, string | undefined] } = {
  minimum_investment: (offer) => [offer.minimum_investment, offer.investment_currency],
  pre_money: (offer) => [offer.pre_money, offer.investment_currency],
  provider_aum: ({ provider }) => [provider?.aum, provider?.aum_currency],
};

/** Which of the offers are the lowest, and the words for it. No other fact has a lowest: a low target or a low risk is no merit. */
const LOWEST: { [Name in FactName]?: { of: (offers: readonly Offer[]) => boolean[]; words: string } } = {
  minimum_investment: { of: hasLowestMinimum, words: 'Lowest stated minimum' },
  management_fee: { of: hasLowestFee, words: 'Lowest stated fee' },
};

/** Pages of ours about what a fact names. */
const LINKS: { [Name in FactName]?: (offer: Offer) => string | null } = {
  asset_class: ({ asset_class: own }) => own && paths.assetClass(own.slug),
  provider: ({ provider }) => provider && paths.provider(provider),
  platform: ({ platform }) => platform && paths.platform(platform),
  fund: ({ fund }) => fund && paths.fund(fund),
};

/** The aligned rows of a comparison, grouped as on an offer's own page. A missing value says so. */
export function comparisonRows(offers: readonly Offer[]): Group[] {
  return FACT_GROUPS.map(({ name: group, title, facts }) => ({
    title,
    rows: comparedFacts(facts, offers).map((name) => ({
      fact: name,
      label: FACTS[name].label,
      ...(FIGURES.has(name) && { figure: true }),
      cells: cellsOf(offers, name, group !== 'sources'),
    })),
  })).filter(({ rows }) => rows.length > 0);
}

function cellsOf(offers: readonly Offer[], name: FactName, isFigure: boolean): Cell[] {
  const lowest = LOWEST[name];
  const marked = lowest?.of(offers);
  return offers.map((offer, at) => ({
    ...cellOf(offer, name, isFigure),
    ...(lowest && marked?.[at] && { note: lowest.words }),
  }));
}

function cellOf(offer: Offer, name: FactName, isFigure: boolean): Cell {
  const text = factText(offer, name);
  const origin = factOrigin(offer, name);
  const to = text === LOCKED_TEXT ? paths.lockedPart(offer) : LINKS[name]?.(offer);
  return {
    text,
    isCheckable: isFigure && isFactStated(offer, name),
    figure: offerFigure(offer, name),
    ...(to && { to }),
    ...(origin && { origin }),
    ...readableOf(offer, name, text),
  };
}

function readableOf(offer: Offer, name: FactName, exact: string): Pick<Cell, 'readable'> {
  const [amount, currency] = AMOUNTS[name]?.(offer) ?? [];
  const readable = isStated(amount) ? readableMoney(amount, currency) : exact;
  return readable === exact ? {} : { readable };
}

/** The rows in which the offers differ; groups without one are left out. */
export function differingRows(groups: readonly Group[]): Group[] {
  return groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether a row puts the statements of at least two offers side by side, one of them a value. Paper gathers the other rows in one. */
export function isSideBySide({ cells }: Row): boolean {
  const nothing = [NOT_STATED, NOT_ASKED, NONE, FACTS.last_checked.missing];
  const stated = cells.filter(({ text }) => !nothing.includes(text));
  const values = stated.filter(({ text }) => text !== NOT_APPLICABLE);
  return values.length > 0 && stated.length >= Math.min(2, cells.length);
}

/** What the gathered row says of one column: each fact by its label, then the labels of what was asked and not stated. */
export function gatheredText(rows: readonly Row[], column: number): string {
  const facts = rows.map(({ label, cells }) => ({ label, ...(cells[column] ?? { text: NOT_ASKED }) }));
  const stated = facts.filter(({ text }) => text !== NOT_STATED && text !== NOT_ASKED);
  const unstated = facts.filter(({ text }) => text === NOT_STATED);
  return [
    ...stated.map((fact) => `${fact.label}: ${withOrigin(fact).replace(/\.$/, '')}`),
    ...(unstated.length > 0 ? [`${NOT_STATED}: ${unstated.map(({ label }) => label).join(', ')}`] : []),
  ].join('; ');
}

export const countRows = (groups: readonly Group[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0);
