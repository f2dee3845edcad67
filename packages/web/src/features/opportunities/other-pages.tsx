import { useQuery } from '@tanstack/react-query';
import { FACTS, type FactName } from '@tussock/core/offer/facts';
import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { opportunitiesQuery } from './queries';

/** What each type of page filters by. */
const FACT_OF_TYPE: Record<string, FactName> = {
  'investment-amount': 'minimum_investment',
  distribution: 'distribution',
  'tax-structure': 'tax_structure',
  'target-return': 'target_return',
  liquidity: 'liquidity',
  'security-type': 'security_type',
  term: 'term',
};

function titleOf(type: string): string {
  const name = FACT_OF_TYPE[type];
  return name ? FACTS[name].label : 'More';
}

/** The other filter pages, grouped by what they filter, with the number of their offers. */
export function OtherPages({ slug }: { slug: string }) {
  const { data = [] } = useQuery(opportunitiesQuery(useApi()));
  const types = [...new Set(data.map(({ type }) => type))];
  return (
    <nav aria-labelledby="other-pages" className="no-print mt-14 border-t border-line pt-6">
      <h2 id="other-pages" className="text-21">
        Other lists of offers
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {types.map((type) => (
          <div key={type}>
            <dt className="text-13 text-muted">{titleOf(type)}</dt>
            {data
              .filter((page) => page.type === type)
              .map((page) => (
                <dd key={page.slug} className="mt-1 text-14">
                  <Link
                    to={paths.opportunities(page.slug)}
                    aria-current={page.slug === slug ? 'page' : undefined}
                    className="inline-block min-h-6 hover:underline aria-[current=page]:font-semibold"
                  >
                    {page.title}
                  </Link>{' '}
                  <span className="text-13 text-muted">{wholeNumber(page.offer_count)}</span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </nav>
  );
}
