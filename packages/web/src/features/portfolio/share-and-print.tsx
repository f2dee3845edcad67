import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { siteOrigin } from '../../lib/site-base';
import { Button } from '../../ui/button';

/** Copies the address, which holds the whole portfolio, or prints the page. */
export function ShareAndPrint({ address }: { address: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const link = siteOrigin() + address;
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Link copied');
    } catch {
      setSaid(`Copy this link: ${link}`);
    }
  };
  return (
    <div className="no-print flex flex-wrap items-center gap-2 in-[html:not([data-js])]:hidden">
      <span role="status" className="text-13 break-all text-muted">
        {said}
      </span>
      <Button variant="outline" size="sm" onClick={copy}>
        <Share2 aria-hidden="true" size={15} /> Copy link
      </Button>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={15} /> Print
      </Button>
    </div>
  );
}
