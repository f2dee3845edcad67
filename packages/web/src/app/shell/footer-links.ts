import { FOOTER_CLASSES, footerClassName } from '@tussock/core/asset-class/footer-classes';
import { paths } from '../../lib/address/paths';
import type { NavLink, NavMenu } from './navigation';

export const FOOTER_GROUPS: NavMenu[] = [
  {
    label: 'Investments',
    links: [
      { to: paths.offers, label: 'Offers' },
      { to: paths.platforms, label: 'Platforms' },
      { to: paths.providers, label: 'Fund managers' },
      { to: paths.wealthManagers, label: 'Wealth managers' },
      { to: paths.angelNetworks, label: 'Angel networks' },
    ],
  },
  {
    label: 'Asset Classes',
    links: [
      { to: paths.assetClasses, label: 'All asset classes' },
      ...FOOTER_CLASSES.map((slug) => ({ to: paths.assetClass(slug), label: footerClassName(slug) })),
    ],
  },
  {
    label: 'Resources',
    links: [
      { to: paths.qualify, label: 'Check eligibility' },
      { to: paths.portfolioBuilder, label: 'Portfolio builder' },
      { to: paths.aipInvestorVisa, label: 'AIP investor visa' },
      { to: paths.aipEligibleFunds, label: 'AIP eligible funds' },
      { to: paths.pieStructure, label: 'PIE structure' },
      { to: paths.blog, label: 'Blog' },
      { to: paths.faq, label: 'FAQ' },
    ],
  },
  {
    label: 'Company',
    links: [
      { to: paths.about, label: 'About' },
      { to: paths.partners, label: 'Partners' },
      { to: paths.apply, label: 'Get Matched' },
      { to: paths.unlock, label: 'Unlock' },
    ],
  },
  {
    label: 'Legal',
    links: [
      { to: paths.privacy, label: 'Privacy' },
      { to: paths.terms, label: 'Terms' },
      { to: paths.disclaimer, label: 'Disclaimer' },
    ],
  },
];

/** Beneath the groups: pages that are in none of them. */
export const FOOTER_LINE: NavLink[] = [
  { to: paths.funds, label: 'Funds' },
  { to: paths.secondaryMarket, label: 'Secondary market' },
  { to: paths.wholesaleGuide, label: 'Wholesale investing guide' },
  { to: paths.pooledVersusDirect, label: 'Pooled or direct' },
  { to: paths.structuresGuide, label: 'PIE, partnership or company' },
  { to: paths.memorandumGuide, label: 'Reading a memorandum' },
  { to: paths.questionsGuide, label: 'Questions to ask' },
  { to: paths.trackRecord, label: 'Track record' },
  { to: paths.changes, label: 'Changes' },
  { to: paths.sources, label: 'Sources' },
  { to: paths.methodology, label: 'Methodology' },
  { to: paths.data, label: 'Data' },
  { to: paths.glossary, label: 'Glossary' },
];
