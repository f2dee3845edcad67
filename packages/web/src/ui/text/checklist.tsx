import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button';

/** A list of questions that prints on a sheet of its own, with room to write beside each. */
export function Checklist({ title, children }: { title: string; children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    setPrinting(true);
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    // The sheet is in the page once the browser has drawn it.
    requestAnimationFrame(() => window.print());
  };
  return (
    <div className="checklist" data-printing={isPrinting || undefined}>
      <Button variant="outline" size="sm" className="no-print" onClick={print}>
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
