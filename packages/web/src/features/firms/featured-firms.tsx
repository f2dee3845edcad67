import { useQuery } from '@tanstack/react-query';
import { withoutMarks } from '@tussock/core/text/without-marks';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { buttonClass } from '../../ui/button';
import { NoneListed } from '../../ui/list/none-listed';
import { Logo } from '../../ui/logo';
import { QueryView } from '../../ui/query-view';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { type FeaturedFirm, featuredPlatformsQuery, featuredProvidersQuery } from './queries';

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
        {(platforms) =>
          platforms.length === 0 ? (
            <NoneListed noun="platform" />
          ) : (
            <ul className="grid gap-5 md:grid-cols-3">
              {platforms.map((platform) => (
                <Firm key={platform.id} firm={platform} to={paths.platform(platform)}>
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
          )
        }
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
        {(providers) =>
          providers.length === 0 ? (
            <NoneListed noun="provider" />
          ) : (
            <ul className="grid gap-5 md:grid-cols-3">
              {providers.map((provider) => (
                <Firm key={provider.id} firm={provider} to={paths.provider(provider)} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  );
}

function Firm({
  firm: { name, logo_url, kind, description },
  to,
  children,
}: {
  firm: FeaturedFirm;
  to: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-5">
      <div className="flex items-center gap-3.5">
        <Logo name={name} src={logo_url} />
        <div className="min-w-0">
          <h3 className="text-17 leading-snug">
            <Link to={to} className="hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-13 text-muted">{kind}</p>
        </div>
      </div>
      {description && <p className="mt-3 line-clamp-3 text-14 text-muted">{withoutMarks(description)}</p>}
      {children && <div className="mt-auto pt-4">{children}</div>}
    </li>
  );
}
