import { UNLOCK_DAYS } from '@tussock/core/submission/retention';
import { UnlockForm } from '../features/unlock/unlock-form';
import { Forgotten, UnlockedUntil, useWasForgotten } from '../features/unlock/unlocked-until';
import { paths } from '../lib/address/paths';
import { useSession } from '../lib/storage/session';
import { ButtonLink } from '../ui/button';
import { NeedsScripts } from '../ui/form/needs-scripts';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

export default function UnlockPage() {
  const session = useSession();
  const wasForgotten = useWasForgotten(session);
  return (
    <>
      <PageMeta
        title="Unlock exclusive offers"
        description="Fill in a short form to see the details, fees, exit terms and documents of exclusive offers: your name, your e-mail address and a declaration."
        keywords={['exclusive offers', 'wholesale investors', 'New Zealand']}
      />
      <PageHead
        trail={[{ label: 'Unlock' }]}
        title="Unlock exclusive offers"
        lede={`You can read the summary of every offer without this form. Fill it in to see the details, fees, exit terms and documents of exclusive offers too. Access is free and lasts ${UNLOCK_DAYS} days in this browser.`}
      />
      <NeedsScripts what="This form" />
      {session ? (
        <div className="grid max-w-[44rem] gap-5">
          <UnlockedUntil session={session} />
          <p>
            <ButtonLink to={paths.offers}>See all offers</ButtonLink>
          </p>
        </div>
      ) : (
        <>
          {wasForgotten && (
            <div className="mb-6 max-w-[44rem]">
              <Forgotten />
            </div>
          )}
          <UnlockForm />
        </>
      )}
      <UnlockDisclaimer />
    </>
  );
}

function UnlockDisclaimer() {
  return (
    <p className="mt-10 max-w-[66ch] border-t border-line pt-5 text-13 text-muted">
      Access shows you information. It isn’t an offer to you, advice, or a check of your status. Offers here
      are for wholesale investors, who have fewer protections than retail investors. Investments can be hard
      to sell, and you can lose all of your money.
    </p>
  );
}
