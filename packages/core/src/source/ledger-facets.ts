import type { ListedSource } from '../changelog/changelog';
import { addressOf } from '../identifier/identifier';
import { type Facet, fromData, fromLabels } from '../list/facet';
import { SOURCE_COLUMNS } from './columns';
import type { SourceKind } from './kind';

const KIND_LABELS: Record<SourceKind, string> = {
  offer: 'Offers',
  fund: 'Funds',
  provider: 'Providers',
  platform: 'Platforms',
};

/** "A, public register". */
const GRADE_LABELS = Object.fromEntries(
  Object.entries(SOURCE_COLUMNS.tier.values).map(([tier, text]) => [tier, `${tier}, ${text}`]),
) as Record<ListedSource['tier'], string>;

/** What an entry of the ledger is counted by. */
export type CountedSource = Pick<ListedSource, 'state' | 'tier' | 'kind' | 'provider'>;

/** The facets of the fact ledger, in the order in which they are shown. */
export const LEDGER_FACETS = {
  state: fromLabels('state', 'Outcome', SOURCE_COLUMNS.state.values, (entry: CountedSource) => [entry.state]),
  tier: fromLabels('tier', 'Grade', GRADE_LABELS, (entry: CountedSource) => [entry.tier]),
  kind: fromLabels('kind', 'Table', KIND_LABELS, (entry: CountedSource) => [entry.kind]),
  provider: fromData('provider', 'Provider', ({ provider }: CountedSource) =>
    provider ? [{ value: addressOf(provider), label: provider.name }] : [],
  ),
} as const satisfies Readonly<Record<string, Facet<CountedSource>>>;

export type LedgerFacetName = keyof typeof LEDGER_FACETS;
export const LEDGER_FACET_NAMES = Object.keys(LEDGER_FACETS) as LedgerFacetName[];
