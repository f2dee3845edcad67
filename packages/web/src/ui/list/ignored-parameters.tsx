import { COLUMN, type ListSpec, wrongListParameters } from '@tussock/core/list/list-query';
import { listed } from '@tussock/core/text/listed';
import { useLocation } from 'react-router-dom';

const LABELS: Readonly<Record<string, string>> = {
  q: 'search words',
  sort: 'order',
  page: 'page number',
  layout: 'layout',
  [COLUMN]: 'columns',
  rate: 'tax position',
  open_first: 'order',
};

/** Says which choices of an address a list ignores, because it does not know them. */
export function IgnoredParameters<Name extends string, Sort extends string>({
  spec,
}: {
  spec: ListSpec<Name, Sort>;
}) {
  const { search } = useLocation();
  const wrong = wrongListParameters(spec, new URLSearchParams(search));
  const labels = wrong.map((name) => LABELS[name] ?? spec.facets[name as Name]?.label.toLowerCase() ?? name);
  return <IgnoredChoices labels={[...new Set(labels)]} />;
}

/** The same for choices that a page reads itself. */
export function IgnoredChoices({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p className="mb-3 rounded-card bg-gold-soft px-4 py-2.5 text-14">
      This address has a value that we don’t know for {listed(labels)}. The list ignores it.
    </p>
  );
}
