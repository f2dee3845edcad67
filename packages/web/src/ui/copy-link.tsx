import clsx from 'clsx';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { siteOrigin } from '../lib/address/site-base';
import { Button, ICON_ON_PHONE } from './button';

const SHOWN_MS = 2_500;

/** Copies the address of a page. Where the browser refuses, it shows the address to be copied by hand. */
export function CopyLink({
  path,
  label = 'Copy link',
  iconOnPhone = false,
  className,
}: {
  path: string;
  label?: string;
  iconOnPhone?: boolean;
  className?: string;
}) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(siteOrigin() + path);
      setState('copied');
      setTimeout(() => setState('ready'), SHOWN_MS);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={clsx('min-w-29', iconOnPhone && ICON_ON_PHONE.button, className)}
        onClick={copy}
      >
        <Link2 aria-hidden="true" size={15} />
        <span
          aria-live="polite"
          className={iconOnPhone && state !== 'copied' ? ICON_ON_PHONE.words : undefined}
        >
          {state === 'copied' ? 'Link copied' : label}
        </span>
      </Button>
      {state === 'failed' && (
        <label className="flex items-center gap-2 text-13 text-muted">
          Link
          <input
            readOnly
            // biome-ignore lint/a11y/noAutofocus: it answers the press of the button, ready to be copied
            autoFocus
            onFocus={(event) => event.target.select()}
            value={siteOrigin() + path}
            className="h-8 w-64 rounded-control border border-control bg-card px-2 text-ink pointer-coarse:h-11"
          />
        </label>
      )}
    </>
  );
}
