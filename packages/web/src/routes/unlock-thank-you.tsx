import { useLocation } from 'react-router-dom';
import { Forgotten, UnlockedUntil, useWasForgotten } from '../features/unlock/unlocked-until';
import { paths } from '../lib/address/paths';
import { LOCKED_PART, originOf } from '../lib/address/unlock-origin';
import { useSession } from '../lib/storage/session';
import { BackToRecord, ButtonLink } from '../ui/button';
import { NeedsScripts } from '../ui/form/needs-scripts';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

/** The page after unlocking. Without a session it says how to get one. */
export default function UnlockThankYouPage() {
  const session = useSession();
  const wasForgotten = useWasForgotten(session);
  const origin = originOf(useLocation().state);
  return (
    <>
      <PageMeta
        title="Access to exclusive offers"
        description="Whether you have access to exclusive offers in this browser, until when, and how to remove it."
        noindex
      />
      <PageHead
        trail={[{ label: 'Unlock', to: paths.unlock }, { label: 'Thank you' }]}
        title={session ? 'Thank you: exclusive offers are unlocked' : 'Exclusive offers in this browser'}
        lede={
          session
            ? 'The details, fees, exit terms and documents of exclusive offers now show on their pages.'
            : 'Whether you may see the details of exclusive offers in this browser, until when, and how to remove that access.'
        }
      />
      <NeedsScripts what="This page" />
      <div className="grid min-h-[70vh] max-w-[44rem] content-start gap-5">
        {session && <UnlockedUntil session={session} />}
        {wasForgotten && <Forgotten />}
        {session === null && !wasForgotten && (
          <p className="rounded-card border-l-3 border-gold bg-gold-soft px-5 py-4 text-14">
            You don’t have access in this browser, or it has expired. Fill in the short form to get it.
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          {session && origin && <BackToRecord to={`${origin.path}#${LOCKED_PART}`} name={origin.name} />}
          {session && (
            <ButtonLink to={paths.offers} variant={origin ? 'outline' : 'primary'}>
              See all offers
            </ButtonLink>
          )}
          {session === null && <ButtonLink to={paths.unlock}>Request access</ButtonLink>}
        </p>
      </div>
    </>
  );
}
