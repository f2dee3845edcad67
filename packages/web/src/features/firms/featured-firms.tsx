import { useQuery } from '@tanstack/react-query';
import { withoutMarks } from '@tussock/core/text/without-marks';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { Logo } from '../../ui/logo';
import { QueryView } from '../../ui/query-view';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { featuredPlatformsQuery, featuredProvidersQuery } from './queries';

export function FeaturedPlatforms() {
  const query = useQuery(featuredPlatformsQuery(useApi()));
  return (
    <Section
      id="featured-platforms"
      title="Platforms"
      lede="Several firms make offers through each of these marketplaces. Listed by name."
      more={{ to: paths.platforms, label: 'View All Platforms' }}
    >
      <QueryView query={query} what="the platforms" skeleton={<Skeleton className="h-56" />}>
        {({ data }) => (
          <ul className="grid gap-5 md:grid-cols-3">
            {data.map((platform) => (
              <Firm
                key={platform.id}
                logo={<Logo name={platform.name} src={platform.logo_url} />}
                name={platform.name}
                to={paths.platform(platform)}
                kind={platform.platform_type}
                text={platform.description}
              >
                {platform.website && (
                  <a
                    href={platform.website}
                    rel="noopener nofollow"
                    className={buttonClass('outline', 'sm')}
                    aria-label={`Visit Platform: ${platform.name}`}
                  >
                    Visit Platform
                  </a>
                )}
              </Firm>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

export function FeaturedProviders() {
  const query = useQuery(featuredProvidersQuery(useApi()));
  return (
    <Section
      id="featured-providers"
      title="Direct providers"
      lede="These firms make their own offers. Listed by name."
      more={{ to: paths.providers, label: 'View All Providers' }}
    >
      <QueryView query={query} what="the providers" skeleton={<Skeleton className="h-56" />}>
        {({ data }) => (
          <ul className="grid gap-5 md:grid-cols-3">
            {data.map((provider) => (
              <Firm
                key={provider.id}
                logo={<Logo name={provider.name} src={provider.logo_url} />}
                name={provider.name}
                to={paths.provider(provider)}
                kind={[provider.provider_type, provider.location].filter(Boolean).join(' · ')}
                text={provider.description}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function Firm(props: {
  logo: ReactNode;
  name: string;
  to: string;
  kind: string | null;
  text: string | null;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5">
      <div className="flex items-center gap-3.5">
        {props.logo}
        <div className="min-w-0">
          <h3 className="text-17 leading-snug">
            <Link to={props.to} className="hover:underline">
              {props.name}
            </Link>
          </h3>
          <p className="text-13 text-muted">{props.kind}</p>
        </div>
      </div>
      {props.text && <p className="mt-3 line-clamp-3 text-14 text-muted">{withoutMarks(props.text)}</p>}
      {props.children && <div className="mt-auto pt-4">{props.children}</div>}
    </li>
  );
}
