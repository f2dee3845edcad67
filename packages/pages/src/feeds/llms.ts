import { siteTitle } from '@tussock/core/settings/page-title';
import { MCP_PATH } from '@tussock/core/settings/pages';
import { formatCount } from '@tussock/core/text/format-number';
import { nzDate } from '@tussock/core/text/nz-date';
import { paths } from '@tussock/web/paths';
import type { LiveDirectory } from './live-directory';

/** /llms.txt: what this site is and where its data is, for programs that read (llmstxt.org). */
export function llmsText({ live }: Pick<LiveDirectory, 'live'>): string {
  const { settings, counts } = live;
  const link = (title: string, path: string, what: string) =>
    `- [${title}](${settings.address}${path}): ${what}`;
  const count = (noun: string) => formatCount(counts[noun] ?? 0, noun);
  return `# ${siteTitle(settings)}

> An independent public directory of New Zealand wholesale investment offers, with providers, platforms, funds and guides. It shows what providers state, with the source of each checked figure and the date of the check.

${settings.demonstration ? 'This site shows demonstration data: every firm and offer on it is invented.\n\n' : ''}- The offers are for wholesale investors as defined in the Financial Markets Conduct Act 2013.
- Target returns are the providers' aims, not forecasts. Risk ratings are the providers' own, except those named in \`defaulted\`.
- A column named in \`defaulted\` holds our default, and one named in \`derived\` was read from other facts: the provider did not state it.
- This is information, not financial, tax, legal or immigration advice. Nobody pays for a place in a list.
- A value that is null is not stated, does not apply, or is locked. Money is in the currency beside it; returns are percent. Dates are New Zealand dates; points in time are UTC.
- ${count('offers')}, ${count('providers')}, ${count('platforms')} and ${count('funds')} in the release of ${nzDate(new Date(live.published_at))}.

## Data

${link('OpenAPI document', '/api/openapi.json', 'every read, with parameters and answers')}
${link('API reference', paths.apiReference, 'the same, for people to read')}
${link('Data releases', paths.data, 'releases as CSV, NDJSON and SQLite, with checksums and deltas')}
${link('Index of releases', paths.dataIndex, 'to poll; it has an ETag')}
${link('Data dictionary', paths.dataDictionary, 'what each table and column means')}
${link('Client in TypeScript', '/api/client.ts', 'one file without dependencies')}
${link('Search', '/api/search?q=forestry', 'offers by words and facets; groups of all kinds. sentence=true reads “private credit under 100k”')}
${link('Offers', '/api/offers?view=card&limit=100', 'active offers, newest first, paged with next_cursor')}
${link('Model Context Protocol', MCP_PATH, 'for assistants: search, records, comparison, changes, tax and eligibility rules; read-only, no account')}
${link('New offers as RSS', paths.offersFeed, 'the latest 50')}
- Append \`.json\` to the address of any offer, provider, platform, fund or blog post for its data, or to that of any list. Lists also have \`.csv\` and \`.xml\` (an Atom feed), lists of offers \`.ics\` (closing dates and exit windows), with the filters and the order of the page.

## Directory

${link('Offers', paths.offers, 'all offers, with filters')}
${link('Asset classes', paths.assetClasses, 'what they are, with ranges of minimums and targets')}
${link('Fund managers', paths.providers, 'and other providers')}
${link('Platforms', paths.platforms, 'marketplaces that offers are made through')}
${link('Funds', paths.funds, 'with structure and size')}

## Guides and tools

${link('Wholesale investing in New Zealand', paths.wholesaleGuide, 'who may invest, tests and limits')}
${link('Active Investor Plus visa', paths.aipInvestorVisa, 'categories, minimums, acceptable investments')}
${link('PIE structure', paths.pieStructure, 'tax through a portfolio investment entity')}
${link('Pooled versus direct', paths.pooledVersusDirect, 'a fund of many holdings against a single deal')}
${link('PIE, limited partnership or company', paths.structuresGuide, 'three structures and their tax, side by side')}
${link('How to read an information memorandum', paths.memorandumGuide, 'what to look for, with a checklist')}
${link('Questions by asset class', paths.questionsGuide, 'what to ask a provider')}
${link('Wholesale investor check', paths.qualify, 'which tests of the Act you may meet')}
${link('Portfolio builder', paths.portfolioBuilder, 'weights by asset class, and what may become of them')}
${link('My situation', paths.mySituation, 'what is left after fees and tax')}
${link('Questions and answers', paths.faq, 'short answers')}

## About

${link('Glossary', paths.glossary, 'what private-market terms mean')}
${link('Methodology', paths.methodology, 'how figures are checked and graded')}
${link('Sources', paths.sources, 'where they come from')}
${link('Changes', paths.changes, 'what changed between releases')}
${link('Corrections', paths.corrections, 'reported mistakes and our answers')}
${link('About', paths.about, 'who runs this and how it is paid for')}

## Optional

${link('Blog', paths.blog, 'posts')}
${link('Sitemap', '/sitemap.xml', 'every page')}
`;
}
