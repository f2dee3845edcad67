import type { OfferCard } from '@tussock/core/offer/offer';
import { Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../app/paths';
import { Button } from '../../components/ui/button';

/** What a visitor can do with an offer on its page. Needs scripts, and is not there without. */
export function OfferActions({ offer }: { offer: OfferCard }) {
  return (
    <div className="flex flex-wrap gap-2 in-[html:not([data-js])]:hidden">
      <CopyLink path={paths.offer(offer)} />
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={15} /> Print
      </Button>
    </div>
  );
}

const SHOWN_MS = 2_500;

/** Copies the address of the page; says so where that failed, too. */
function CopyLink({ path }: { path: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + path);
      setState('copied');
    } catch {
      setState('failed');
    }
    setTimeout(() => setState('ready'), SHOWN_MS);
  };
  const text = { ready: 'Copy link', copied: 'Link copied', failed: 'Not copied' }[state];
  return (
    <Button variant="outline" size="sm" className="min-w-29" onClick={copy}>
      <Link2 aria-hidden="true" size={15} /> <span aria-live="polite">{text}</span>
    </Button>
  );
}
