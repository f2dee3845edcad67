import { FACT_GROUPS } from '@tussock/core/offer/columns';
import type { Known } from '@tussock/core/offer/composed-facts';
import { isFactStated } from '@tussock/core/offer/facts';
import { FactTable } from '../../../ui/source/fact-table';
import { factRows } from './fact-rows';

const FEES = FACT_GROUPS.find(({ name }) => name === 'fees')?.facts ?? [];

/** What is charged, of an offer or of its locked part. */
export function FeeTable({ offer }: { offer: Known }) {
  if (!FEES.some((name) => isFactStated(offer, name)))
    return <p className="text-muted">No fee is stated. Ask what is charged, when, and on what.</p>;
  return <FactTable label="Fees" rows={factRows(FEES, offer)} facts={offer.sources ?? []} />;
}
