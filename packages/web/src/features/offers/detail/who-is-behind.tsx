import { typeFieldOf } from '@tussock/core/fund/type-field';
import { isStated } from '@tussock/core/money/money';
import { readableMoney } from '@tussock/core/money/readable-money';
import { FACTS } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { DOT } from '@tussock/core/text/dotted';
import { withoutMarks } from '@tussock/core/text/without-marks';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { ExternalLink } from '../../../ui/external-link';
import { Logo } from '../../../ui/logo';
import { useMarkedFact } from '../../../ui/offer/use-marked-fact';
import { factAnchor } from '../../../ui/source/fact-anchor';
import { factsFor, SourceNotes } from '../../../ui/source/source-notes';
import { useMarkedField } from '../../../ui/source/use-marked-field';
import { Day } from '../../../ui/text/day';

/** Provider, platform and fund of an offer, as far as they are known. */
export function WhoIsBehind({ offer }: { offer: Offer }) {
  const { provider, platform, fund } = offer;
  const [providerField, fundField] = [useMarkedField('provider'), useMarkedField('fund')];
  const platformField = useMarkedField('platform');
  const ofProvider = (field: string, shown: ReactNode) =>
    shown && provider && providerField(provider, field, shown);
  const ofPlatform = (field: string, shown: ReactNode) =>
    shown && platform && platformField(platform, field, shown);
  const ofFund = (field: string, shown: ReactNode) => shown && fund && fundField(fund, field, shown);
  if (!provider && !platform && !fund) return <p className="text-muted">Not stated.</p>;
  return (
    <ul className="grid gap-x-8 gap-y-7 md:grid-cols-2 print:grid-cols-1 print:gap-y-3">
      {provider && (
        <Party
          offer={offer}
          part="provider"
          logo={<Logo name={provider.name} src={provider.logo_url} />}
          name={provider.name}
          to={paths.provider(provider)}
          facts={[
            ofProvider('provider_type', provider.provider_type),
            ofProvider('location', provider.location),
            ofProvider(
              'established_date',
              provider.established_date && `established ${provider.established_date.slice(0, 4)}`,
            ),
          ]}
          text={firstParagraph(provider.description)}
        >
          <Link to={`${paths.provider(provider)}#people`} className="link">
            Key people
            <span className="sr-only"> of {provider.name}</span>
          </Link>{' '}
          {provider.website && <Website of={provider.name} at={provider.website} />}
        </Party>
      )}
      {platform && (
        <Party
          offer={offer}
          part="platform"
          logo={<Logo name={platform.name} src={platform.logo_url} />}
          name={platform.name}
          to={paths.platform(platform)}
          facts={[
            ofPlatform('platform_type', platform.platform_type),
            ofPlatform('has_secondary_market', platform.has_secondary_market && 'has a secondary market'),
          ]}
          text={firstParagraph(platform.description)}
        >
          {platform.website && <Website of={platform.name} at={platform.website} />}
        </Party>
      )}
      {fund && (
        <Party
          offer={offer}
          part="fund"
          name={fund.name}
          to={paths.fund(fund)}
          facts={[
            ofFund('fund_structure', fund.fund_structure),
            ofFund(typeFieldOf(fund), fund.fund_type?.name),
            ofFund(
              'total_fund_size',
              isStated(fund.total_fund_size) && readableMoney(fund.total_fund_size, fund.fund_size_currency),
            ),
            ofFund(
              'inception_date',
              fund.inception_date && (
                <>
                  since <Day on={fund.inception_date} />
                </>
              ),
            ),
          ]}
          text={firstParagraph(fund.description)}
        />
      )}
    </ul>
  );
}

function Party(props: {
  offer: Offer;
  part: 'provider' | 'platform' | 'fund';
  logo?: ReactNode;
  name: string;
  to: string;
  facts: ReactNode[];
  text: string | null;
  children?: ReactNode;
}) {
  const { offer, part } = props;
  const marked = useMarkedFact();
  const link = `${part}_id`;
  const entries = factsFor(offer.sources, [link]);
  return (
    <li className="min-w-0 max-w-[66ch] only:col-span-full">
      <div className="flex items-center gap-3.5">
        {props.logo}
        <div className="min-w-0">
          <p className="text-12 text-muted">{FACTS[part].label}</p>
          {marked(
            offer,
            part,
            <h3 className="inline text-17">
              <Link to={props.to} className="hover:underline">
                {props.name}
              </Link>
            </h3>,
          )}
        </div>
      </div>
      <div className="mt-2 text-14 text-muted">
        {props.facts.filter(Boolean).map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change places
          <Fragment key={at}>
            {at > 0 && DOT}
            {fact}
          </Fragment>
        ))}
      </div>
      {props.text && <p className="mt-1.5 text-14">{props.text}</p>}
      {entries.length > 0 && (
        <div id={factAnchor(link)} className="reached mt-2 scroll-mt-24">
          <SourceNotes facts={entries} />
        </div>
      )}
      {props.children && <p className="mt-2 flex gap-x-4 text-14">{props.children}</p>}
    </li>
  );
}

/** Provider and platform have one each: read in a list of links, they are told apart by name. */
const Website = ({ of, at }: { of: string; at: string }) => (
  <ExternalLink href={at}>
    Website
    <span className="sr-only"> of {of}</span>
  </ExternalLink>
);

const firstParagraph = (text: string | null) => text && (withoutMarks(text).split(/\n\s*\n/)[0] ?? null);
