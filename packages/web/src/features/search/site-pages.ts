import { foldText } from '@tussock/core/text/fold';
import { paths } from '../../lib/address/paths';

/** A page of the site that is no record, such as a guide. */
export interface SitePage {
  /** Its heading; after a colon what it is, where that says too little beside other pages. */
  title: string;
  path: string;
}

const page = (path: string, title: string, words: string) => ({
  path,
  title,
  words: new Set(words.split(' ')),
});

/** Guides, tools and pages about the directory, each with folded words that ask for it; no word that names or facts of offers are likely to have. */
export const SITE_PAGES = [
  page(
    paths.wholesaleGuide,
    'Wholesale investing in New Zealand',
    'wholesale eligible sophisticated certificate certificates',
  ),
  page(
    paths.qualify,
    'Wholesale investor check',
    'wholesale eligible eligibility qualify qualification certificate',
  ),
  page(
    paths.aipInvestorVisa,
    'Active Investor Plus visa guide',
    'visa visas aip immigration immigrant migrant residence residency',
  ),
  page(paths.aipEligibleFunds, 'AIP eligible funds and offers', 'visa visas aip'),
  page(paths.pieStructure, 'Portfolio investment entities (PIEs) explained', 'pie pies pir tax taxes taxed'),
  page(paths.mySituation, 'My situation: what is left after fees and tax', 'pir tax taxes taxed inflation'),
  page(
    paths.structuresGuide,
    'PIE, limited partnership or company',
    'pie pies partnership partnerships structure structures',
  ),
  page(paths.pooledVersusDirect, 'Pooled funds or direct deals', 'pooled direct'),
  page(paths.memorandumGuide, 'How to read an information memorandum', 'memorandum memorandums diligence'),
  page(paths.questionsGuide, 'Questions to ask, by asset class', 'questions question diligence'),
  page(
    paths.portfolioBuilder,
    'Portfolio builder',
    'portfolio portfolios builder diversify diversification allocation',
  ),
  page(paths.trackRecord, 'Track record: offers that ended', 'track outcome outcomes failed loss losses'),
  page(paths.glossary, 'Glossary', 'glossary definition definitions meaning'),
  page(
    paths.methodology,
    'Methodology: how figures are checked',
    'methodology marks checked verified confirmed',
  ),
  page(paths.partners, 'Partners and how we are paid', 'commission commissions sponsored'),
  page(paths.report, 'Report a mistake', 'mistake mistakes error correction complaint complaints'),
  page(paths.changes, 'Changes between releases', 'changes changed'),
  page(paths.data, 'Data', 'download downloads csv api'),
];

export const SITE_PAGES_LABEL = 'Guides and tools';
const MOST = 3;

/** The pages that the words ask for, those that more words ask for first. */
export function sitePagesFor(words: string): SitePage[] {
  const asked = new Set(foldText(words).split(/[^a-z]+/));
  return SITE_PAGES.map(({ words: own, ...found }) => ({
    found,
    matched: [...own].filter((word) => asked.has(word)).length,
  }))
    .filter(({ matched }) => matched > 0)
    .sort((a, b) => b.matched - a.matched)
    .slice(0, MOST)
    .map(({ found }) => found);
}
