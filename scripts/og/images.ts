/** A preview image: what a link to a section looks like where people share it. */
export interface OgImage {
  /** Name of the file. */
  name: string;
  title: string;
  /** One line below the title. */
  line: string;
}

export const OG_IMAGES: OgImage[] = [
  {
    name: 'site',
    title: 'New Zealand wholesale investment offers',
    line: 'Terms, fees and targets, side by side',
  },
  {
    name: 'offers',
    title: 'Wholesale investment offers',
    line: 'Minimum, target return, term, distributions, risk as rated by provider',
  },
  {
    name: 'compare',
    title: 'Compare offers, line by line',
    line: 'Up to three side by side; share, print, take as a spreadsheet',
  },
  {
    name: 'asset-classes',
    title: 'Private-market asset classes',
    line: 'Where the return comes from, and what usually goes wrong',
  },
  { name: 'providers', title: 'Fund managers, platforms and funds', line: 'Who is behind the offers' },
  { name: 'blog', title: 'Notes on wholesale investing', line: 'Terms, structures, tax, and what to ask' },
  {
    name: 'aip',
    title: 'The Active Investor Plus visa',
    line: 'What each category asks, with the source of every figure',
  },
  { name: 'guides', title: 'How wholesale investing works', line: 'Guides with their sources in the margin' },
  {
    name: 'portfolio-builder',
    title: 'Portfolio builder',
    line: 'Nine classes, five models, your own weights',
  },
];
