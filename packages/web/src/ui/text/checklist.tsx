import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrint } from '../../lib/download/use-print';
import { Button } from '../button';

/** A list of questions that prints on a sheet of its own, with room to write beside each. */
export function Checklist({ title, children }: { title: string; children: ReactNode }) {
  const { printing, print } = usePrint<'checklist'>();
  return (
    <div className="checklist" data-printing={printing ? true : undefined}>
      <Button
        variant="outline"
        size="sm"
        className="no-print in-[html:not([data-js])]:hidden"
        onClick={() => print('checklist')}
      >
        <Printer aria-hidden="true" size={15} /> Print the checklist
      </Button>
      <p className="checklist-title font-serif" aria-hidden="true">
        {title}
      </p>
      <p className="checklist-head" aria-hidden="true">
        <span>Offer</span>
        <span>Date</span>
      </p>
      {children}
    </div>
  );
}
