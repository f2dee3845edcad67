import { paths } from '../../lib/address/paths';
import type { RelatedPage } from '../../ui/text/related-pages';

const VENTURE_GUIDE: RelatedPage = {
  to: paths.ventureCapital,
  title: 'Venture capital in New Zealand',
  text: 'Funds, rounds and networks, and how money comes back.',
};
const OF_EVERY_CLASS: RelatedPage[] = [
  {
    to: paths.assetClasses,
    title: 'Asset classes side by side',
    text: 'Where the return comes from and what usually goes wrong.',
  },
  {
    to: paths.questionsGuide,
    title: 'Questions to ask, by asset class',
    text: 'What to ask a provider about each kind of investment.',
  },
  {
    to: paths.wholesaleGuide,
    title: 'Wholesale investing',
    text: 'Who may invest, under which test, and which protections don’t apply.',
  },
];

/** Pages to read after that of a class. */
export const relatedToClass = (slug: string): RelatedPage[] =>
  slug === 'venture-capital' ? [VENTURE_GUIDE, ...OF_EVERY_CLASS] : OF_EVERY_CLASS;
