import { askedGroups, isInFund } from '@tussock/core/offer/disclosure';
import { disclosureCount, disclosureOf } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { inSentence } from '@tussock/core/text/in-sentence';
import { EXIT } from './exit-terms';
import { FactGroups } from './fact-groups';
import { factLines } from './fact-lines';

/** The facts to ask for in the offer's asset class: each with its value, "Not stated" or "Does not apply". */
export function DisclosureFacts({ offer }: { offer: Offer }) {
  const groups = disclosedGroups(offer).map(({ group, facts }) => ({
    title: group.title,
    rows: factLines(facts, offer),
  }));
  return <FactGroups groups={groups} />;
}

/** Terms of leaving early have a part of the page of their own. */
export const disclosedGroups = (offer: Offer) =>
  disclosureOf(offer).filter(({ group }) => group.name !== EXIT.name);

export function DisclosureLede({ offer }: { offer: Offer }) {
  const { asked, stated, not_applicable } = disclosureCount(offer);
  if (asked === 0 || !offer.asset_class) return 'As stated by the provider.';
  const rest =
    not_applicable > 0 ? ` ${not_applicable} ${not_applicable === 1 ? 'does' : 'do'} not apply.` : '';
  return `The provider states ${stated} of the ${asked} facts we ask ${whom(offer)} ${inSentence(offer.asset_class.name)}.${rest}`;
}

/** A fund is asked for other facts than what is no fund in the same class; of these, a company for its own. */
function whom(offer: Offer): string {
  if (isInFund(offer)) return 'of a fund in';
  return askedGroups(offer).includes('company') ? 'of a company in' : 'for in';
}
