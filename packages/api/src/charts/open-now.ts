import type { Chart } from '@tussock/core/answers/chart';
import { bothDrawings } from '@tussock/core/chart/parts';
import type { Overview } from '@tussock/core/directory/overview';
import { isStated } from '@tussock/core/money/money';
import { factOrigin, factWithOrigin } from '@tussock/core/offer/fact-notes';
import { minimumCopyText } from '@tussock/core/offer/minimum-copy';
import type { OfferCard } from '@tussock/core/offer/offer';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { wholeNumber } from '@tussock/core/text/decimal';
import { byName } from '@tussock/core/text/fold';
import { formatCount } from '@tussock/core/text/format-number';
import { byClass, NO_CLASS } from './kit/class-of';
import { noteOnDrawn } from './kit/most-drawn';
import { minimumPanel, minimumsFromTo, minimumText, termPanel } from './kit/panel';
import { drawPanels, type PanelRow } from './kit/panel-chart';

/**
 * The offers that are open now by class, minimum and term: a dot in each panel, which leads to the offer. Of many, the newest
 * are drawn; the title counts all. Null without one.
 */
export function openNowChart(
  overview: Overview,
  as_of: string,
  { minimum_copy }: Pick<SiteSettings, 'minimum_copy'>,
): Chart | null {
  const { open_now, newest_open } = overview;
  if (open_now.offers === 0) return null;
  const copy = minimumCopyText(minimum_copy, open_now.minimums);
  const open = [...newest_open].sort(byClassAndMinimum);
  // A class may be called Other, as what has none is drawn.
  const classes = new Map<string | null, PanelRow>();
  for (const [row, card] of open.entries()) {
    const { name, slug } = card.asset_class ?? { name: NO_CLASS, slug: null };
    const offers = classes.get(slug)?.offers ?? [];
    classes.set(slug, { name, offers: [...offers, { card, row, tone: slug ?? 'other', own: null }] });
  }
  const rows = [...classes.values()];
  return {
    title: titleOf(overview),
    description: `${copy === null ? '' : `${copy}. `}Each offer appears twice: at its minimum and at its term.${noteOnDrawn(open_now.offers, 'newest')} Choose a mark to see the offer; the table has the same links.`,
    ...bothDrawings((size) => drawPanels(rows, [minimumPanel, termPanel], size)),
    focus: 'pointer',
    table: {
      columns: ['Offer', 'Asset class', 'Minimum', 'Term'],
      rows: open.map((card) => ({
        name: card.name,
        link: { kind: 'offer', id: card.id, slug: card.slug },
        cells: [card.asset_class?.name ?? NO_CLASS, minimumText(card), factWithOrigin(card, 'term')],
      })),
    },
    source: `Minimums and terms as stated by the providers${open.some(hasDerivedTerm) ? ', except terms that say what they are derived from' : ''}`,
    as_of,
  };
}

const hasDerivedTerm = (card: OfferCard) => factOrigin(card, 'term') !== null;

const byClassAndMinimum = (a: OfferCard, b: OfferCard) =>
  byClass(a, b) ||
  (a.minimum_in_nzd ?? Number.MAX_VALUE) - (b.minimum_in_nzd ?? Number.MAX_VALUE) ||
  byName(a, b);

function titleOf(overview: Overview): string {
  const { offers, classes, minimums } = overview.open_now;
  const count = formatCount(offers, 'open offers');
  const where = classes === 1 ? '1 asset class' : `${classes} asset classes`;
  const inClasses = overview.class_figures.reduce((sum, { open_offers }) => sum + open_offers, 0);
  const some =
    inClasses === offers ? `${count} in ${where}` : `${count}, ${wholeNumber(inClasses)} of them in ${where}`;
  return `${classes === 0 ? count : some}${minimumsFromTo(minimums, allStateMinimums(overview))}`;
}

/** Whether it is known that all of them state a minimum: of many, no figure says so of those without a class. */
function allStateMinimums({ open_now, class_figures, newest_open }: Overview): boolean {
  if (newest_open.length === open_now.offers)
    return newest_open.every(({ minimum_investment }) => isStated(minimum_investment));
  const stated = class_figures.flatMap(({ minimums }) => minimums.map(({ offers }) => offers));
  return stated.reduce((sum, offers) => sum + offers, 0) === open_now.offers;
}
