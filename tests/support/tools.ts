import { PAGES } from '@tussock/core/settings/pages';

/** The tools of the site, for the tests of what every tool says of itself and where it is found. */
export const TOOLS = [
  PAGES.qualify,
  PAGES.portfolioBuilder,
  PAGES.pieStructure,
  PAGES.aipInvestorVisa,
  PAGES.mySituation,
] as const;
