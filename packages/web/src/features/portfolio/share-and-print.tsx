import { Printer } from 'lucide-react';
import { Button } from '../../ui/button';
import { CopyLink } from '../../ui/copy-link';

/** Copies the address, which holds the whole portfolio, or prints the page. */
export function ShareAndPrint({ address }: { address: string }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-2 in-[html:not([data-js])]:hidden">
      <CopyLink path={address} />
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={15} /> Print
      </Button>
    </div>
  );
}
