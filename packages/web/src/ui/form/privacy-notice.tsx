import { type FormKind, privacyNotice } from '@tussock/core/submission/wording';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';

/** Above the button of a form whose notice follows it. */
export const PrivacyNoticeLink = ({ className }: { className?: string }) => (
  <p className={clsx('mb-3 text-14', className)}>
    <a href="#privacy-notice" className="link">
      What happens with your details
    </a>
  </p>
);

/** What happens with the details of a form (Privacy Act 2020, IPP 3), with every recipient named (IPP 3A). */
export function PrivacyNotice({
  form,
  recipients = [],
  heading: Heading = 'h2',
}: {
  form: FormKind;
  recipients?: readonly string[];
  heading?: 'h2' | 'h3';
}) {
  const { name, operator, contact_email } = useSettings();
  const sections = privacyNotice(form, {
    site: name,
    operator,
    contact_email,
    recipients,
    today: useToday(),
  });
  return (
    <section
      aria-labelledby="privacy-notice"
      className="@container rounded-card border border-line bg-card px-5 py-5"
    >
      <Heading id="privacy-notice" className="text-21">
        What happens with your details
      </Heading>
      <dl className="mt-3 grid gap-3 text-14">
        {sections.map(({ heading, text }) => (
          <div key={heading} className="@md:grid @md:grid-cols-[11rem_1fr] @md:gap-4">
            <dt className="font-semibold">{heading}</dt>
            <dd className="min-w-0 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-13 text-muted">
        In full:{' '}
        <Link to={paths.privacy} className="link">
          privacy
        </Link>
        .
      </p>
    </section>
  );
}
