import { exactMoney } from '@tussock/core/money/money';
import { derivedFrom } from '@tussock/core/offer/fact-notes';
import {
  DISTRIBUTION_LABELS,
  LIQUIDITY_LABELS,
  NOT_STATED,
  SECURITY_TYPE_LABELS,
  TAX_STRUCTURE_LABELS,
  TERM_LABELS,
  termLabel,
} from '@tussock/core/offer/labels';
import type { Offer } from '@tussock/core/offer/offer';
import { formatReturnRange, highestReturn } from '@tussock/core/offer/return-range';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/dates';
import { paths } from '../../../lib/paths';
import { RiskMeter } from '../../../ui/offer/risk-meter';
import { type FactLine, FactTable } from '../../../ui/source/fact-table';

/** Everything that the data states about an offer, line by line, each with its source. */
export function KeyFacts({ offer }: { offer: Offer }) {
  const facts = offer.sources;
  return (
    <div className="grid gap-x-10 gap-y-7 xl:grid-cols-2">
      <div className="space-y-7">
        <Group title="The terms" rows={terms(offer)} facts={facts} />
        <Group title="Status and dates" rows={dates(offer)} facts={facts} />
      </div>
      <Group title="Form and eligibility" rows={form(offer)} facts={facts} />
    </div>
  );
}

function Group({ title, rows, facts }: { title: string; rows: FactLine[]; facts: Offer['sources'] }) {
  return (
    <div>
      <h3 className="mb-2.5 text-17">{title}</h3>
      <FactTable label={title} rows={rows} facts={facts} />
    </div>
  );
}

function terms(offer: Offer): FactLine[] {
  const riskStated = !offer.defaulted.includes('risk_rating');
  return [
    {
      label: 'Minimum investment',
      value: exactMoney(offer.minimum_investment, offer.investment_currency),
      fields: ['minimum_investment'],
    },
    {
      label: 'Target return',
      value: formatReturnRange(offer),
      fields: ['target_return_max', 'target_return_min', 'target_return_type'],
      note: highestReturn(offer) === null ? null : defaultNote(offer, 'target_return_type', 'kind of return'),
    },
    {
      label: 'Term',
      value: termLabel(offer),
      fields: ['term_description', 'term_months', 'is_open_ended'],
      note: termNote(offer),
    },
    {
      label: 'Distributions',
      value: offer.distribution ? DISTRIBUTION_LABELS[offer.distribution] : NOT_STATED,
      fields: ['distribution'],
      note: derivedNote(offer, 'distribution'),
    },
    {
      label: 'Leaving early',
      value: offer.liquidity ? LIQUIDITY_LABELS[offer.liquidity] : NOT_STATED,
      fields: ['liquidity'],
      note: derivedNote(offer, 'liquidity'),
    },
    {
      label: 'Risk rating',
      value: (
        <>
          <RiskMeter rating={offer.risk_rating} stated={riskStated} />
          {offer.risk_rating}
        </>
      ),
      fields: ['risk_rating'],
      note: riskStated ? 'as rated by provider' : 'not stated by provider; a default and no opinion',
    },
  ];
}

function form(offer: Offer): FactLine[] {
  return [
    {
      label: 'Asset class',
      value: offer.asset_class ? (
        <Link to={paths.assetClass(offer.asset_class.slug)} className="link">
          {offer.asset_class.name}
        </Link>
      ) : (
        NOT_STATED
      ),
      fields: ['asset_class_id'],
    },
    { label: 'Offer type', value: offer.offer_type ?? NOT_STATED, fields: ['offer_type'] },
    {
      label: 'Security',
      value: offer.security_type ? SECURITY_TYPE_LABELS[offer.security_type] : NOT_STATED,
      fields: ['security_type'],
      note: derivedNote(offer, 'security_type'),
    },
    {
      label: 'Tax structure',
      value: offer.tax_structure ? TAX_STRUCTURE_LABELS[offer.tax_structure] : NOT_STATED,
      fields: ['tax_structure'],
      note: derivedNote(offer, 'tax_structure'),
    },
    {
      label: 'Currency',
      value: offer.investment_currency,
      fields: ['investment_currency'],
      note: defaultNote(offer, 'investment_currency', 'currency'),
    },
    {
      label: 'Location',
      value: offer.place?.name ?? NOT_STATED,
      fields: ['location'],
      note: offer.place && !offer.location ? 'the provider’s location' : null,
    },
    {
      label: 'Active Investor Plus',
      value: offer.is_aip_eligible ? 'AIP eligible, as stated' : 'Not stated as AIP eligible',
      fields: ['is_aip_eligible'],
    },
    ...(offer.is_secondary_market
      ? [{ label: 'Secondary market', value: 'Existing shares or units, bought from a current holder' }]
      : []),
    ...(offer.tags.length > 0 ? [{ label: 'Tags', value: <Tags tags={offer.tags} /> }] : []),
  ];
}

function dates(offer: Offer): FactLine[] {
  return [
    { label: 'Status', value: offer.status, fields: ['status'] },
    { label: 'Listed', value: formatDate(offer.created_at), fields: ['created_at'] },
    ...(offer.closed_on
      ? [{ label: 'Closed', value: formatDate(offer.closed_on), fields: ['closed_on'] }]
      : [
          {
            label: 'Closes',
            value: offer.closes_on ? formatDate(offer.closes_on) : NOT_STATED,
            fields: ['closes_on'],
          },
        ]),
  ];
}

function Tags({ tags }: { tags: Offer['tags'] }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 gap-y-1">
      {tags.map((tag) => (
        <li key={tag.id}>
          <Link to={paths.tag(tag.slug)} className="link">
            {tag.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function derivedNote(offer: Offer, field: string): string | null {
  const origin = derivedFrom(offer, field);
  return origin && `derived from ${origin}`;
}

const defaultNote = (offer: Offer, field: string, what: string) =>
  offer.defaulted.includes(field) ? `${what} not stated; the directory’s default` : null;

/** Where the provider describes the term in words, no note says where the filter's band comes from. */
function termNote(offer: Offer): string | null {
  if (offer.term_description) return null;
  const fields = offer.term_months !== null ? ['term_months'] : ['is_open_ended', 'terms'];
  const derived = fields.map((field) => derivedNote(offer, field)).find(Boolean) ?? null;
  const more = offer.terms.length > 1 ? offer.terms.map((band) => TERM_LABELS[band]).join(' or ') : null;
  return [more, derived].filter(Boolean).join('; ') || null;
}
