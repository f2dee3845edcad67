import { NOT_STATED } from '@tussock/core/column/value-text';
import { CONTACT_FOR_DETAILS } from '@tussock/core/money/money';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { Section } from '../../ui/section';

/** What the directory does for an investor; each claim leads to its basis. */
const REASONS = [
  {
    title: 'See which figures were checked',
    text: `A mark beside a figure shows that we compared it with a source, what we found and when. A figure without a mark has not been checked. A minimum or target that is missing reads “${CONTACT_FOR_DETAILS}”, other figures “${NOT_STATED}”.`,
    basis: paths.methodology,
    link: 'How figures are checked',
  },
  {
    title: 'Nobody pays for a place',
    text: 'Lists are in the order you choose, and the order is always stated. We take no commission or fee from what you invest.',
    basis: paths.partners,
    link: 'Who pays whom',
  },
  {
    title: 'Closed offers stay on record',
    text: 'We keep offers that have ended. The record shows the target and, where it is known, what investors received, including where they lost money.',
    basis: paths.trackRecord,
    link: 'The track record',
  },
];

export function WhyUs() {
  return (
    <Section id="why-us" title="Why a directory">
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {REASONS.map((reason) => (
          <li key={reason.title} className="border-l-2 border-pine pl-5">
            <h3 className="text-21">{reason.title}</h3>
            <p className="mt-2 text-muted">{reason.text}</p>
            <Link to={reason.basis} className="link mt-2 inline-block text-14 font-semibold">
              {reason.link}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
