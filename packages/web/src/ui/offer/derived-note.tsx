import type { Known } from '@tussock/core/offer/composed-facts';
import { derivedColumns } from '@tussock/core/offer/derived-fact';
import type { FactName } from '@tussock/core/offer/facts';

/** Below a fact that the provider did not state; the page of the offer says from what it was derived. */
export const DerivedNote = ({ offer, name }: { offer: Known; name: FactName }) =>
  derivedColumns(offer, name).length > 0 && <small> derived, not stated</small>;
