import { paths } from '../../lib/address/paths';

export interface NavLink {
  to: string;
  label: string;
}

export interface NavMenu {
  label: string;
  links: NavLink[];
}

/** The header's menus. */
export const HEADER_MENUS: NavMenu[] = [
  {
    label: 'Offers',
    links: [
      { to: paths.offers, label: 'All Offers' },
      { to: paths.assetClasses, label: 'Asset Classes' },
      { to: paths.ventureCapital, label: 'Venture Capital' },
    ],
  },
  {
    label: 'Providers',
    links: [
      { to: paths.platforms, label: 'Platforms' },
      { to: paths.providers, label: 'Fund Managers' },
      { to: paths.wealthManagers, label: 'Wealth Managers' },
      { to: paths.angelNetworks, label: 'Angel Networks' },
    ],
  },
  {
    label: 'AIP Visa',
    links: [
      { to: paths.aipInvestorVisa, label: 'Investor Visa Guide' },
      { to: paths.aipEligibleFunds, label: 'Eligible Funds' },
    ],
  },
];
