import { OFFER_IDENTIFIERS } from '@tussock/core/identifier/columns';
import type { Known } from '@tussock/core/offer/composed-facts';
import { factNote } from '@tussock/core/offer/fact-notes';
import {
  columnsOfFact,
  FACTS,
  type FactName,
  factText,
  hasLine,
  isFactStated,
} from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths';
import { type FigureOffer, offerFigure } from '../../../ui/offer/offer-figure';
import { RiskMeter } from '../../../ui/offer/risk-meter';
import { RegisterNumber } from '../../../ui/register-number';
import type { FactLine } from '../../../ui/source/fact-table';

/** Facts of an offer as lines of its page, each with the columns whose sources belong to it. */
export const factLines = (names: readonly FactName[], offer: FigureOffer): FactLine[] =>
  names
    .filter((name) => hasLine(offer, name))
    .map((name) => ({
      label: FACTS[name].label,
      value: isFactStated(offer, name) ? (
        (SHOWN[name]?.(offer) ?? factText(offer, name))
      ) : (
        <Missing offer={offer} name={name} />
      ),
      figure: offerFigure(offer, name),
      fields: columnsOfFact(name),
      note: factNote(offer, name),
    }));

const Missing = ({ offer, name }: { offer: Known; name: FactName }) => (
  <span className="text-muted">{factText(offer, name)}</span>
);

const registerNumber =
  (name: keyof typeof OFFER_IDENTIFIERS) =>
  ({ [name]: value }: Known) =>
    value && <RegisterNumber scheme={OFFER_IDENTIFIERS[name].scheme} value={value} />;

/** Facts that are more than words on the page. */
const SHOWN: { [Name in FactName]?: (offer: Known) => FactLine['value'] | null } = {
  asset_class: ({ asset_class: own }) =>
    own && (
      <Link to={paths.assetClass(own.slug)} className="link">
        {own.name}
      </Link>
    ),
  risk_rating: ({ risk_rating = '', defaulted = [] }) => (
    <>
      <RiskMeter rating={risk_rating} stated={!defaulted.includes('risk_rating')} />
      {risk_rating}
    </>
  ),
  tags: ({ tags = [] }) => <Tags tags={tags} />,
  nzbn: registerNumber('nzbn'),
  company_number: registerNumber('company_number'),
  fsp_number: registerNumber('fsp_number'),
  lei: registerNumber('lei'),
  isin: registerNumber('isin'),
};

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
