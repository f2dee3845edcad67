import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';
import { ButtonLink } from '../../ui/button';

export interface SentEnquiry {
  submission_id: string;
  /** Name of the offer that it is about. */
  offer: string | null;
  email: string;
  recipients: string[];
}

/** Acknowledges an enquiry: what was received, by whom, and what comes next. */
export function EnquirySent({ sent }: { sent: SentEnquiry }) {
  const { name, contact_email } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The form goes back to its first step in the history, which shows this: the router then scrolls to where that step was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of the history is what changes
  useEffect(() => {
    heading.current?.focus();
    const frame = requestAnimationFrame(() => heading.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return (
    <section className="max-w-[44rem] rounded-card border border-line bg-card px-6 py-7 md:px-9">
      <h2 ref={heading} tabIndex={-1} className="text-27 outline-none">
        We have received your enquiry
      </h2>
      <p className="mt-2 text-muted">
        {sent.recipients.length > 0
          ? 'As you agreed, we’ll read it and pass it on to:'
          : `Only ${name} received it. We’ll read it and reply to:`}
      </p>
      {sent.recipients.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {sent.recipients.map((recipient) => (
            <li key={recipient}>{recipient}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        {sent.recipients.length > 0 && <span className="text-muted">Replies go to </span>}
        <strong className="wrap-anywhere">{sent.email}</strong>
      </p>
      <dl className="mt-5 grid gap-2 border-t border-line pt-4 text-14">
        <div>
          <dt className="inline text-muted">Your enquiry number: </dt>
          <dd className="inline wrap-anywhere">{sent.submission_id}</dd>
        </div>
        {sent.offer && (
          <div>
            <dt className="inline text-muted">Offer: </dt>
            <dd className="inline">{sent.offer}</dd>
          </div>
        )}
        <div>
          <dt className="inline text-muted">To change, stop or delete it: </dt>
          <dd className="inline">
            write to{' '}
            <a href={`mailto:${contact_email}`} className="link">
              {contact_email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="inline text-muted">The draft: </dt>
          <dd className="inline">deleted from this browser</dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.offers}>See all offers</ButtonLink>
        <ButtonLink to={paths.wholesaleGuide} variant="outline">
          Read the wholesale guide
        </ButtonLink>
      </div>
    </section>
  );
}
