import type { ReactNode } from 'react';
import { useSettings } from '../../lib/use-settings';

/** Who runs the site, owns it and checks its entries, as the settings state. */
export function Operator() {
  const { name, operator, contact_email, demonstration } = useSettings();
  if (operator === null)
    return (
      <p>The settings of this copy of {name} don’t say who runs it. A public site names its operator here.</p>
    );
  return (
    <>
      <dl className="border-y border-line text-15 [&>div+div]:border-t [&>div]:border-line">
        <Line name="Run by">
          <strong className="font-semibold">{operator.legal_name}</strong>
        </Line>
        <Line name="Company number">{operator.company_number}</Line>
        <Line name="Address">{operator.address}</Line>
        <Line name="E-mail">
          <a href={`mailto:${contact_email}`}>{contact_email}</a>
        </Line>
        <Line name="Owned by">{operator.owners.join(', ')}</Line>
        <Line name="Entries checked by">{operator.checkers.join(', ')}</Line>
      </dl>
      {demonstration && (
        <p className="text-14 text-muted">
          This is a demonstration: the company and the people above are placeholders. A public site cannot be
          deployed or published with them.
        </p>
      )}
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-5 gap-y-0.5 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
