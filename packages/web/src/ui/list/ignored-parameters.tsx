import { almostFilters } from '@tussock/core/list/almost-filters';
import { COLUMN } from '@tussock/core/list/list-columns';
import {
  type ListSpec,
  LONGEST_WORDS,
  MOST_VALUES,
  overfullFilters,
  wrongListParameters,
} from '@tussock/core/list/list-query';
import { inSentence } from '@tussock/core/text/in-sentence';
import { listed } from '@tussock/core/text/listed';
import { useLocation } from 'react-router-dom';

const LABELS: Readonly<Record<string, string>> = {
  sort: 'order',
  page: 'page number',
  layout: 'layout',
  [COLUMN]: 'columns',
  rate: 'tax position',
  open_first: 'order',
};

/** Says which choices of an address a list ignores, because it does not know them or has no such filter. */
export function IgnoredParameters<Name extends string, Sort extends string>({
  spec,
}: {
  spec: ListSpec<Name, Sort>;
}) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const ignored = wrongListParameters(spec, params);
  const wrong = ignored.filter((name) => name !== 'q');
  const labels = wrong.map((name) => {
    const facet = spec.facets[name as Name];
    return LABELS[name] ?? (facet ? inSentence(facet.label) : name);
  });
  return (
    <>
      <IgnoredChoices labels={[...new Set(labels)]} />
      {overfullFilters(spec, params).map((name) => (
        <p key={name} className={NOTICE}>
          This address has more than {MOST_VALUES} values for {inSentence(spec.facets[name].label)}. The list
          uses only {MOST_VALUES} of them.
        </p>
      ))}
      {ignored.includes('q') && (
        <p className={NOTICE}>
          The search words in this address are too long, so they are not used. Search for at most{' '}
          {LONGEST_WORDS} characters.
        </p>
      )}
      <NoSuchFilters names={almostFilters(spec, params)} />
    </>
  );
}

function IgnoredChoices({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p className={NOTICE}>
      This address has a value that we don’t know for {listed(labels)}. The list ignores it.
    </p>
  );
}

function NoSuchFilters({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={NOTICE}>
      This address has {listed(names.map((name) => `“${name}”`))}, which this list has no filter for. The list
      ignores it. Choose from the filters on this page instead.
    </p>
  );
}

const NOTICE = 'mb-3 break-words rounded-card bg-gold-soft px-4 py-2.5 text-14';
