import { useQuery } from '@tanstack/react-query';
import { ApplySteps } from '../features/apply/apply-steps';
import { EnquirySent, type SentEnquiry } from '../features/apply/enquiry-sent';
import { enquiryOfferQuery } from '../features/apply/queries';
import { assetClassesQuery } from '../features/asset-classes/queries';
import { paths } from '../lib/address/paths';
import { optional, type PageAddress } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { useSent } from '../lib/form/use-sent';
import { useLastOf } from '../lib/state/use-last';
import { Claim } from '../ui/claim';
import { NeedsScripts } from '../ui/form/needs-scripts';
import { UnreadRecord } from '../ui/form/unread-record';
import { WithAside } from '../ui/form/with-aside';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';

/** The offer to enquire about, by id or slug: `?offer=SLUG`; null where the address names none. */
export function parse({ search }: PageAddress): string | null {
  const named = search.get('offer')?.toLowerCase() ?? '';
  return /^[a-z0-9][a-z0-9-]{0,119}$/.test(named) ? named : null;
}

export const queries = (named: string | null, api: Api) => [
  optional(assetClassesQuery(api)),
  ...(named ? [optional(enquiryOfferQuery(api, named))] : []),
];

export default function ApplyPage({ at: named }: { at: string | null }) {
  const api = useApi();
  const classes = useQuery(assetClassesQuery(api));
  const asked = useQuery({ ...enquiryOfferQuery(api, named ?? ''), enabled: named !== null });
  const offer = useLastOf(named ?? '', named === null ? null : asked.data);
  const [sent, setSent] = useSent<SentEnquiry>();
  return (
    <>
      <PageMeta
        title="Get matched with wholesale providers"
        description="Tell us what you’re looking for and choose which providers may contact you. No other provider gets your details. You check everything before it is sent."
        noindex={named !== null}
        keywords={['get matched', 'wholesale investors', 'New Zealand providers']}
      />
      <PageHead
        trail={[{ label: 'Get matched' }]}
        title={offer ? 'Send an enquiry' : 'Get matched'}
        lede={
          sent ? null : (
            <>
              Tell us what you’re looking for, and choose which providers may contact you. We list every
              provider with offers in your asset classes and recommend none.{' '}
              <Claim basis={paths.partners}>Nobody pays for a place.</Claim>
            </>
          )
        }
      />
      <NeedsScripts what="This form" />
      {sent ? (
        <EnquirySent sent={sent} />
      ) : (
        <WithAside aside={<Promises />}>
          <ApplySteps
            classes={classes}
            offer={offer}
            unread={
              named !== null && (
                <UnreadRecord query={asked} what="the offer that you ask about" className="mb-7">
                  An enquiry that you send now names no offer.
                </UnreadRecord>
              )
            }
            onSent={setSent}
          />
        </WithAside>
      )}
      <p className="mt-10 max-w-[66ch] border-t border-line pt-5 text-13 text-muted">
        Information only, not financial, tax, legal or immigration advice. Offers here are for wholesale
        investors, who have fewer protections than retail investors. Investments can be hard to sell, and you
        can lose all of your money. Target returns are not forecasts.
      </p>
    </>
  );
}

const PROMISES = [
  ['You check it first.', 'The last step shows everything before you send it.'],
  ['You choose who gets it.', 'Providers you don’t tick get nothing.'],
  ['Ranges, not balances.', 'No exact figures, and no bank, IRD or passport numbers.'],
  ['E-mails are optional.', 'You get updates only if you tick the box for them.'],
] as const;

function Promises() {
  return (
    <>
      <h2 className="text-17">How this works</h2>
      <dl className="mt-2.5 grid gap-3">
        {PROMISES.map(([what, how]) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{how}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
