import { NOT_STATED } from '@tussock/core/column/value-text';
import { FACT_GROUPS } from '@tussock/core/offer/columns';
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
import { paths } from '../../lib/paths';
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
      cells: offers.map((offer) => cellOf(offer, name, group !== 'sources')),
    })),
  })).filter(({ rows }) => rows.length > 0);
}

function cellOf(offer: Offer, name: FactName, isFigure: boolean): Cell {
  const text = factText(offer, name);
  const to = text === LOCKED_TEXT ? paths.lockedPart(offer) : LINKS[name]?.(offer);
  return {
    text,
    isCheckable: isFigure && isFactStated(offer, name),
    figure: offerFigure(offer, name),
    ...(to && { to }),
  };
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

/** Whether a row puts the statements of at least two offers side by side. Paper gathers the other rows in one. */
export const isSideBySide = ({ cells }: Row): boolean =>
  cells.filter(({ text }) => text !== NOT_STATED && text !== NOT_ASKED).length >= Math.min(2, cells.length);

/** What the gathered row says of one column: each fact by its label, then the labels of what was asked and not stated. */
export function gatheredText(rows: readonly Row[], column: number): string {
  const facts = rows.map(({ label, cells }) => ({ label, text: cells[column]?.text ?? NOT_ASKED }));
  const stated = facts.filter(({ text }) => text !== NOT_STATED && text !== NOT_ASKED);
  const unstated = facts.filter(({ text }) => text === NOT_STATED);
  return [
    ...stated.map(({ label, text }) => `${label}: ${text}`),
    ...(unstated.length > 0 ? [`${NOT_STATED}: ${unstated.map(({ label }) => label).join(', ')}`] : []),
  ].join('; ');
}

export const countRows = (groups: readonly Group[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0);
